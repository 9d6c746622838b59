import type { ProjectSurvey, SurveyResults, SurveyRow } from '@adlane/contract/widget/surveys/manage';

export const surveyRow: SurveyRow = {
  id: 3,
  project_id: 4,
  form_id: 'satisfaction',
  title: 'How are we doing?',
  status: 'live',
  questions: 3,
  opened: 46,
  answered: 34,
  responses: 34,
  last_response_at: '2026-11-01T10:00:00.000Z',
  created_at: '2026-09-01T09:00:00.000Z',
  updated_at: '2026-10-12T09:00:00.000Z',
};

export const survey: ProjectSurvey = {
  ...surveyRow,
  form: [
    {
      name: 'score',
      title: 'How likely are you to recommend us?',
      type: 'nps',
      required: true,
      page: 1,
      lowLabel: 'Not at all likely',
      highLabel: 'Extremely likely',
    },
    {
      name: 'reason',
      title: 'What went wrong?',
      type: 'textarea',
      required: false,
      page: 1,
      showIf: { name: 'score', test: 'atMost', value: '6' },
    },
    {
      name: 'parts',
      title: 'Which parts do you use?',
      type: 'multiChoice',
      required: false,
      page: 2,
      options: ['Payments', 'Cards', 'Reports'],
    },
  ],
};

export const surveyResults: SurveyResults = {
  survey: surveyRow,
  opened: 46,
  answered: 34,
  responses: 34,
  days: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 4 + index)).toISOString().slice(0, 10),
    responses: [1, 0, 2, 1, 3, 0, 1][index % 7] ?? 0,
  })),
  questions: [
    {
      name: 'score',
      title: 'How likely are you to recommend us?',
      type: 'nps',
      answers: 34,
      counts: [0, 0, 0, 2, 0, 2, 3, 3, 5, 9, 10].map((count, value) => ({ value: String(value), count })),
      average: 8.1,
      nps: 35,
      latest: [],
    },
    {
      name: 'reason',
      title: 'What went wrong?',
      type: 'textarea',
      answers: 2,
      counts: [],
      average: null,
      nps: null,
      latest: [
        {
          text: 'Exports are still missing.',
          files: [],
          visitor_name: 'Maya',
          created_at: '2026-11-01T10:00:00.000Z',
        },
        {
          text: 'The forms are long.',
          files: [],
          visitor_name: 'Visitor',
          created_at: '2026-10-28T10:00:00.000Z',
        },
      ],
    },
    {
      name: 'proof',
      title: 'Do you have a screenshot?',
      type: 'file',
      answers: 1,
      counts: [],
      average: null,
      nps: null,
      latest: [
        {
          text: 'export.png, a-name-that-is-longer-than-any-column-of-this-page-has-room-for.pdf',
          files: [
            { token: 'file-1', name: 'export.png' },
            { token: 'file-2', name: 'a-name-that-is-longer-than-any-column-of-this-page-has-room-for.pdf' },
          ],
          visitor_name: 'Maya',
          created_at: '2026-11-01T10:00:00.000Z',
        },
      ],
    },
    {
      name: 'parts',
      title: 'Which parts do you use?',
      type: 'multiChoice',
      answers: 28,
      counts: [
        { value: 'Payments', count: 21 },
        { value: 'Cards', count: 17 },
        { value: 'Reports', count: 9 },
      ],
      average: null,
      nps: null,
      latest: [],
    },
  ],
};
