import { tourStartDelaySeconds } from '@adlane/contract/constants';
import type { SurveyFormat } from '../protocol/pageMessages';

/** Requests in the URL of the host's page (widget §2.1). */
export type UrlRequest = {
  readonly opens: boolean;
  readonly feedbackFlow: string | undefined;
  readonly survey: string | undefined;
  readonly surveyFormat: SurveyFormat;
  readonly tour: string | undefined;
  readonly tourDelaySeconds: number;
};

/** Ids are names, never markup or addresses. */
const plainId = /^[\w.-]{1,100}$/;

export function parseUrlParameters(search: string): UrlRequest {
  const parameters = new URLSearchParams(search);
  const id = (name: string) => {
    const value = parameters.get(name) ?? '';
    return plainId.test(value) ? value : undefined;
  };
  const delay = parameters.get('gleap_tour_delay')?.trim();
  const seconds = delay ? Number(delay) : Number.NaN;
  return {
    opens: Boolean(parameters.get('gleap_widget')),
    feedbackFlow: id('gleap_feedback'),
    survey: id('gleap_survey'),
    surveyFormat: parameters.get('gleap_survey_format') === 'survey_full' ? 'survey_full' : 'survey',
    tour: id('gleap_tour'),
    tourDelaySeconds: seconds >= 0 ? seconds : tourStartDelaySeconds,
  };
}
