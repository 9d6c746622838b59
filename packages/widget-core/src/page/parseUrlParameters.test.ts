import { expect, test } from 'vitest';
import { parseUrlParameters } from './parseUrlParameters';

const nothing = {
  opens: false,
  feedbackFlow: undefined,
  survey: undefined,
  surveyFormat: 'survey',
  tour: undefined,
  tourDelaySeconds: 4,
};

test.each([
  ['', {}],
  ['?gleap_widget=1', { opens: true }],
  ['?gleap_widget=', {}],
  ['?gleap_feedback=bug-1', { feedbackFlow: 'bug-1' }],
  ['?gleap_feedback=%3Cb%3E', {}],
  ['?gleap_survey=nps', { survey: 'nps' }],
  ['?gleap_survey=nps&gleap_survey_format=survey_full', { survey: 'nps', surveyFormat: 'survey_full' }],
  ['?gleap_survey=nps&gleap_survey_format=survey_web', { survey: 'nps' }],
  ['?gleap_tour=7', { tour: '7' }],
  ['?gleap_tour=7&gleap_tour_delay=0', { tour: '7', tourDelaySeconds: 0 }],
  ['?gleap_tour=7&gleap_tour_delay=soon', { tour: '7' }],
  ['?gleap_tour=7&gleap_tour_delay=-1', { tour: '7' }],
  [`?gleap_tour=${'7'.repeat(101)}`, {}],
])('%s', (search, expected) => {
  expect(parseUrlParameters(search)).toEqual({ ...nothing, ...expected });
});
