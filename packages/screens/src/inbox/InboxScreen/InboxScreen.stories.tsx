import { contract } from '@adlane/contract';
import type { InboxConversation } from '@adlane/contract/inbox';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../story/withUrlState';
import { InboxScreen } from './InboxScreen';

const date = '2026-11-02T09:00:00.000Z';
const { contact, messages, has_bot, ...row }: InboxConversation = {
  id: 5,
  title: 'Where is my invoice?',
  status: 'OPEN',
  last_text: 'The one of May.',
  unread: 0,
  project_id: 1,
  project_name: 'Brightside Dental',
  visitor_name: 'Maya Ortiz',
  updated_at: date,
  has_bot: false,
  messages: [
    {
      id: '1',
      from: 'visitor',
      senderName: 'Maya Ortiz',
      text: 'Where is my invoice?',
      choices: [],
      created_at: date,
    },
    {
      id: '2',
      from: 'bot',
      senderName: 'Helper',
      text: 'Which month?',
      choices: ['May', 'June'],
      created_at: date,
    },
    {
      id: '3',
      from: 'visitor',
      senderName: 'Maya Ortiz',
      text: 'The one of May.',
      choices: [],
      created_at: date,
    },
    {
      id: '4',
      from: 'operator',
      senderName: 'Ann',
      text: 'I send it right away.',
      choices: [],
      created_at: date,
    },
  ],
  contact: {
    id: 3,
    name: 'Maya Ortiz',
    email: 'maya@brightside-dental.example',
    phone: null,
    userId: 'user-101',
    value: null,
    lang: 'en',
    customData: {},
    created_at: date,
    last_seen_at: date,
  },
};
const other = { ...row, id: 6, title: 'Opening hours', visitor_name: 'Visitor', unread: 2 };

const meta = {
  title: 'Screens/Inbox/InboxScreen',
  component: InboxScreen,
  args: {
    conversationId: 5,
    listHref: '#/agency/inbox',
    conversationHref: (id) => `#/agency/inbox/${id}`,
    projectsHref: '#/agency/projects',
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    const data = [row, other, { ...row, id: 7, title: 'Thank you', status: 'CLOSED' as const }];
    msw.use(mock(contract.inbox.list).ok({ data, meta: { page: 1, per_page: 20, total: 3 } }));
    msw.use(mock(contract.projects.list).empty());
    msw.use(mock(contract.inbox.view).ok({ ...row, contact, messages, has_bot }));
  },
} satisfies Meta<typeof InboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingOpen: Story = { args: { conversationId: undefined } };

export const Empty: Story = {
  ...NothingOpen,
  beforeEach({ msw }) {
    msw.use(mock(contract.inbox.list).empty());
  },
};

export const NoMatches: Story = { ...Empty, parameters: { url: '?search=zzzz' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.inbox.list).slow());
    msw.use(mock(contract.inbox.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.inbox.list).error());
    msw.use(mock(contract.inbox.view).error());
  },
};
