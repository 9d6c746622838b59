import type { ProjectBots } from '@adlane/contract/widget/bots';
import type { MessageTargets, OutboundMessageDetail } from '@adlane/contract/widget/outbound/manage';
import type { OutboundHrefs } from './OutboundTabs';

export const outboundHrefs: OutboundHrefs = {
  messages: '#/messages',
  tours: '#/tours',
  tooltips: '#/tooltips',
  surveys: '#/surveys',
  bots: '#/bots',
};

export const message: OutboundMessageDetail = {
  id: 7,
  project_id: 4,
  name: 'Holiday opening hours',
  kind: 'banner',
  status: 'live',
  sent: 44,
  seen: 42,
  clicked: 13,
  answered: 0,
  position: 1,
  starts_at: null,
  ends_at: '2026-12-27T22:00:00.000Z',
  created_at: '2026-10-01T09:00:00.000Z',
  updated_at: '2026-10-12T09:00:00.000Z',
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
  audience: {
    users: 'all',
    languages: ['en'],
    attributes: [{ attribute: 'plan', test: 'is', value: 'pro' }],
    events: [{ name: 'appointmentBooked', happened: false, withinDays: 30 }],
  },
  pages: [{ pageType: 'startswith', page: 'https://brightside-dental.example/offers' }],
  frequency: { type: 'every', days: 3 },
};

export const targets: MessageTargets = {
  surveys: [{ id: '3', title: 'How are we doing?', form_id: 'satisfaction', is_draft: false }],
  news: [{ id: '5', title: 'Recurring payments', is_draft: false }],
  checklists: [
    {
      id: '6',
      title: 'Set up your account',
      is_draft: false,
      steps: ['Complete your profile', 'Invite a colleague'],
    },
  ],
  tours: [{ id: '11', title: 'First booking' }],
  articles: [
    { id: '8', title: 'How do I change my plan?', is_draft: false },
    { id: '9', title: 'How do I move my data?', is_draft: true },
  ],
  forms: [{ id: 'bugreporting', title: 'Report a bug' }],
  bots: [{ id: 'guide', title: 'Adlane guide' }],
};

export const projectBots: ProjectBots = {
  version: 1,
  help_answers: false,
  bots: [
    {
      bot_id: 'guide',
      name: 'Adlane guide',
      conversations: 3,
      steps: [
        {
          id: 'welcome',
          text: 'Hi! What can I help you with?',
          choices: [{ label: 'Billing', next: 'billing' }, { label: 'Talk to a person' }],
        },
        {
          id: 'billing',
          text: 'Your invoices are under Settings, Billing. Did that help?',
          choices: [{ label: 'Yes, thanks', next: 'thanks' }, { label: 'No, talk to a person' }],
        },
        { id: 'thanks', text: 'Great. Have a good day!', choices: [] },
      ],
    },
  ],
};
