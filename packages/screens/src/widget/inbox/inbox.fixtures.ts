import type { ListView } from '@adlane/contract/account/listViews';
import type { Contact } from '@adlane/contract/widget/contacts';
import type { InboxRow, InboxThread } from '@adlane/contract/widget/inbox';
import type { Ticket } from '@adlane/contract/widget/tickets';
import { ticket } from '../tickets/TicketScreen/TicketScreen.fixtures';

const date = '2026-11-02T09:00:00.000Z';
const laterDate = '2026-11-02T10:30:00.000Z';

/** A conversation in the list. */
export const conversationRow: InboxRow = {
  kind: 'conversation',
  id: 5,
  title: 'Where is my invoice?',
  type: null,
  survey_id: null,
  status: 'OPEN',
  priority: 'LOW',
  tags: ['billing'],
  assignee: { id: 2, name: 'Nora Brooks' },
  snoozed_until: null,
  waiting_since: null,
  last_text: 'The one of May.',
  unread: 0,
  project_id: 1,
  project_name: 'Brightside Dental',
  contact_id: 3,
  contact_name: 'Maya Ortiz',
  created_at: date,
  updated_at: laterDate,
};

/** A ticket in the list. */
export const ticketRow: InboxRow = {
  ...conversationRow,
  kind: 'ticket',
  id: 7,
  title: 'The total shows NaN after I apply a voucher',
  type: 'BUG',
  priority: 'HIGH',
  tags: ['checkout'],
  assignee: null,
  waiting_since: date,
  last_text: '',
  unread: 1,
};

/** Rows of the list in several states. */
export const inboxRows: readonly InboxRow[] = [
  ticketRow,
  conversationRow,
  {
    ...conversationRow,
    id: 6,
    title: 'Opening hours',
    contact_name: 'Visitor',
    unread: 2,
    assignee: null,
    waiting_since: laterDate,
  },
  {
    ...ticketRow,
    id: 8,
    title: 'Thank you for the new calendar',
    type: 'FEEDBACK',
    status: 'DONE',
    waiting_since: null,
    unread: 0,
  },
  {
    ...conversationRow,
    id: 10,
    title: 'How satisfied are you?',
    survey_id: 4,
    last_text: 'Why did you give this score? Exports are still missing.',
  },
  { ...conversationRow, id: 9, title: 'Snoozed question', snoozed_until: '2027-01-04T09:00:00.000Z' },
];

/** A contact with sessions, events and items. */
export const contactFixture: Contact = {
  id: 3,
  name: 'Maya Ortiz',
  email: 'maya@brightside-dental.example',
  phone: '+1 303 555 0117',
  userId: 'user-101',
  value: 240,
  lang: 'en',
  created_at: date,
  last_seen_at: laterDate,
  project_id: 1,
  is_proven: true,
  project_name: 'Brightside Dental',
  items: 2,
  customData: { plan: 'pro', seats: 4 },
  sessions: [
    { id: 3, lang: 'en', created_at: date, last_seen_at: laterDate },
    { id: 2, lang: 'en', created_at: date, last_seen_at: date },
  ],
  events: [
    { id: 1, name: 'Booked treatment', date: laterDate, data: { treatment: 'Cleaning' } },
    { id: 2, name: 'pageView', date, data: null },
  ],
  latest_items: [ticketRow, conversationRow],
};

const {
  customData,
  project_id: _project,
  project_name: _name,
  is_proven: _proven,
  items,
  sessions,
  events,
  latest_items,
  ...person
} = contactFixture;

/** A conversation with messages of all senders, a file and a note. */
export const threadFixture: InboxThread = {
  ...conversationRow,
  has_bot: false,
  visitor_read_at: laterDate,
  contact: { ...person, customData },
  notes: [
    { id: 1, author: 'Nora Brooks', text: '@Lee Park can you check the invoice?', created_at: laterDate },
  ],
  messages: [
    {
      id: '1',
      from: 'visitor',
      senderName: 'Maya Ortiz',
      text: 'Where is my invoice?',
      choices: [],
      files: [],
      sources: [],
      notice: null,
      by_email: false,
      created_at: date,
    },
    {
      id: '2',
      from: 'bot',
      senderName: 'Helper',
      text: 'Which month?',
      choices: ['May', 'June'],
      files: [],
      sources: [],
      notice: null,
      by_email: false,
      created_at: date,
    },
    {
      id: '3',
      from: 'visitor',
      senderName: 'Maya Ortiz',
      text: 'The one of May.',
      choices: [],
      files: [{ token: 'f1', name: 'statement-may.pdf', type: 'application/octet-stream', bytes: 48_213 }],
      sources: [],
      notice: null,
      by_email: true,
      created_at: date,
    },
    {
      id: '4',
      from: 'operator',
      senderName: 'Nora',
      text: 'I send it right away.',
      choices: [],
      files: [],
      sources: [],
      notice: null,
      by_email: false,
      created_at: laterDate,
    },
  ],
};

/** A question that the help center answered. */
export const helpThreadFixture: InboxThread = {
  ...threadFixture,
  has_bot: true,
  notes: [],
  messages: [
    ...threadFixture.messages.slice(0, 1),
    {
      id: '2',
      from: 'bot',
      senderName: 'Bright Smiles',
      text: 'Billing: Your invoices are under Settings.',
      choices: [],
      files: [],
      sources: [{ id: '7', title: 'Billing', quote: 'Your invoices are under Settings.' }],
      notice: 'found',
      by_email: false,
      created_at: date,
    },
  ],
};

/** What a visitor wrote in a survey. */
export const surveyThreadFixture: InboxThread = {
  ...threadFixture,
  title: 'How satisfied are you?',
  survey_id: 4,
  notes: [],
  messages: [
    {
      id: '1',
      from: 'visitor',
      senderName: 'Maya Ortiz',
      text: 'How likely are you to recommend us?\n6\n\nWhy did you give this score?\nExports are still missing.',
      choices: [],
      files: [],
      sources: [],
      notice: null,
      by_email: false,
      created_at: date,
    },
  ],
};

/** A ticket without an answer. */
export const ticketThreadFixture: InboxThread = {
  ...threadFixture,
  ...ticketRow,
  messages: [],
  notes: [],
};

/** The ticket of the thread, with everything that was sent. */
export const inboxTicketFixture: Ticket = { ...ticket, id: ticketRow.id };

/** The ticket of an agency that reported from the ads app. */
export const agencyTicketFixture: Ticket = {
  ...inboxTicketFixture,
  networkLogs: [
    ...inboxTicketFixture.networkLogs,
    {
      type: 'POST',
      url: 'https://app.adlane.test/api/v1/launches',
      date: laterDate,
      success: false,
      response: { status: 502, responseText: '{"message":"Facebook did not answer."}' },
    },
  ],
  customData: {
    work: {
      agency: 'Brooks Growth',
      is_trial: false,
      page: '/agency/ads/your-ads/templates/12',
      template_id: 12,
      ad_id: null,
      failed_calls: [
        {
          method: 'POST',
          path: '/api/v1/launches',
          status: 502,
          request_id: '0f8b6c1d2e3a4f50',
          at: laterDate,
        },
        { method: 'GET', path: '/api/v1/templates/view/12', status: null, request_id: null, at: date },
      ],
    },
  },
};

const sharedView = { list: 'inbox', is_shared: true } as const;

/** An own view and one of the team. */
export const inboxViewsFixture: readonly ListView[] = [
  { ...sharedView, id: 1, name: 'Urgent bugs', is_own: true, count: 3, query: 'priority=HIGH' },
  { ...sharedView, id: 2, name: 'Billing', is_own: false, count: 12, query: 'tag=billing' },
];
