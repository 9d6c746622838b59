import { allVisitors, type MessageForm } from '@adlane/contract/widget/outbound/manage';
import type { Survey } from '@adlane/contract/widget/surveys/visitor';

/** Further surveys of the demo project: one with a condition, and a draft. */
export const worldMoreSurveys: readonly (Survey & { readonly status: 'live' | 'draft' })[] = [
  {
    id: 'booking',
    title: 'How was booking?',
    status: 'live',
    form: [
      { name: 'stars', title: 'How would you rate booking an appointment?', type: 'rating', required: true },
      {
        name: 'problem',
        title: 'What went wrong?',
        type: 'multiChoice',
        required: false,
        options: ['Too many steps', 'No free time', 'The page was slow', 'Something else'],
        showIf: { name: 'stars', test: 'atMost', value: '3' },
      },
      {
        name: 'device',
        title: 'Where did you book?',
        type: 'choice',
        required: false,
        page: 2,
        options: ['Phone', 'Tablet', 'Computer'],
      },
      {
        name: 'ease',
        title: 'How easy was it to find a time?',
        type: 'scale',
        required: false,
        page: 2,
        min: 1,
        max: 7,
        lowLabel: 'Hard',
        highLabel: 'Easy',
      },
      { name: 'comment', title: 'Anything else?', type: 'textarea', required: false, page: 2 },
    ],
  },
  {
    id: 'pricing',
    title: 'What would you pay?',
    status: 'draft',
    form: [
      { name: 'price', title: 'A fair price a month, in dollars', type: 'number', required: true, min: 0 },
    ],
  },
];

/** Words that the demo's visitors answer with. */
export const worldReasons = [
  'Quick answers from the team.',
  'I can do everything on my phone.',
  'The new search saves me time.',
  'Exports are still missing.',
  'Sometimes slow in the morning.',
  'Clear prices and no surprises.',
  'The forms are long.',
] as const;

const always = { pages: [], position: 1, starts_at: null, ends_at: null } satisfies Partial<MessageForm>;

/** A demo message with its figures. */
export type PlannedMessage = MessageForm & {
  readonly status: 'draft' | 'live' | 'paused';
  /** Recipients, and the shares of them who saw it and who clicked or answered. */
  readonly reach: { readonly sent: number; readonly seen: number; readonly done: number };
  /** Days from now, negative in the past. */
  readonly endsInDays?: number;
};

/** Messages of the demo project; ids of contents are filled in by the seed. None matches a page of the demo site. */
export function buildWorldMessages(ids: {
  readonly survey: number;
  readonly news: number | undefined;
  readonly checklist: number | undefined;
}): readonly PlannedMessage[] {
  const page = (text: string): MessageForm['pages'] => [{ pageType: 'startswith', page: text }];
  return [
    {
      ...always,
      name: 'Booking survey after the appointment',
      status: 'live',
      content: { kind: 'survey', survey_id: ids.survey, format: 'survey' },
      audience: {
        ...allVisitors,
        users: 'identified',
        events: [{ name: 'appointmentBooked', happened: true, withinDays: 14 }],
      },
      frequency: { type: 'untilDone', days: 7 },
      reach: { sent: 38, seen: 0.92, done: 0.55 },
    },
    {
      ...always,
      name: 'Holiday opening hours',
      status: 'live',
      content: {
        kind: 'banner',
        text: 'We are closed from December 24 to 27. Book your cleaning before the holidays.',
        format: 'normal',
        backgroundColor: '#0F766E',
        isClosable: true,
        buttonText: 'Book now',
        actionType: 'start-custom-action',
        actionValue: 'openBooking',
      },
      audience: allVisitors,
      pages: page('https://brightside-dental.example/offers'),
      frequency: { type: 'every', days: 3 },
      reach: { sent: 44, seen: 0.95, done: 0.3 },
    },
    {
      ...always,
      name: 'Welcome to new patients',
      status: 'paused',
      content: {
        kind: 'chat',
        text: 'Hi! I am Nora from the front desk. Do you have questions about your first visit?',
        senderName: 'Nora',
        sound: true,
      },
      audience: { ...allVisitors, users: 'identified' },
      frequency: { type: 'once', days: 7 },
      reach: { sent: 21, seen: 0.86, done: 0.43 },
    },
    ...(ids.news === undefined
      ? []
      : [
          {
            ...always,
            name: 'Recurring payments are here',
            status: 'live',
            content: { kind: 'news', news_id: ids.news, text: 'New: recurring payments', sound: false },
            audience: { ...allVisitors, languages: ['en'] },
            frequency: { type: 'once', days: 7 },
            endsInDays: -3,
            reach: { sent: 47, seen: 0.9, done: 0.38 },
          } satisfies PlannedMessage,
        ]),
    ...(ids.checklist === undefined
      ? []
      : [
          {
            ...always,
            name: 'Finish setting up',
            status: 'draft',
            content: {
              kind: 'checklist',
              checklist_id: ids.checklist,
              text: 'Hi {{name}}, finish setting up your account',
              sound: false,
            },
            audience: { ...allVisitors, attributes: [{ attribute: 'plan', test: 'is', value: 'trial' }] },
            frequency: { type: 'every', days: 7 },
            reach: { sent: 0, seen: 0, done: 0 },
          } satisfies PlannedMessage,
        ]),
  ];
}
