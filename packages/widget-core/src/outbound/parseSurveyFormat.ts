import type { SurveyFormat } from '../protocol/pageMessages';

/** `survey` for anything else than the two larger formats. */
export function parseSurveyFormat(format: unknown): SurveyFormat {
  return format === 'survey_full' || format === 'survey_web' ? format : 'survey';
}
