import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { savedRepliesFixture } from '../../savedReplies/savedReplies.fixtures';
import { ticketIssuesFixture } from '../../tickets/TicketIssues/ticketIssues.fixtures';
import {
  agencyTicketFixture,
  contactFixture,
  helpThreadFixture,
  inboxRows,
  inboxTicketFixture,
  inboxViewsFixture,
  surveyThreadFixture,
  threadFixture,
  ticketThreadFixture,
} from '../inbox.fixtures';
import { InboxScreen } from './InboxScreen';

const people = [
  { id: 2, name: 'Nora Brooks' },
  { id: 4, name: 'Lee Park' },
];

const meta = {
  title: 'Screens/Widget/Inbox/InboxScreen',
  component: InboxScreen,
  args: {
    item: { kind: 'conversation', id: 5 },
    listHref: '#/agency/inbox',
    itemHref: ({ kind, id }) => `#/agency/inbox/${kind}/${id}`,
    onOpen: () => undefined,
    fullTicketHref: (id) => `#/agency/tickets/${id}`,
    contactHref: (id) => `#/agency/contacts/${id}`,
    trackersHref: (id) => `#/agency/projects/${id}?tab=trackers`,
    savedRepliesHref: '#/agency/inbox/saved-replies',
    projectsHref: '#/agency/projects',
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.inbox.list).ok({ data: [...inboxRows], meta: { page: 1, per_page: 30, total: 6 } }),
      mock(contract.inbox.tags).ok({ data: ['billing', 'checkout'] }),
      mock(contract.inbox.view).ok(threadFixture),
      mock(contract.inbox.read).ok(threadFixture),
      mock(contract.listViews.list).ok({ data: [...inboxViewsFixture] }),
      mock(contract.inboxTyping.view).ok({ visitor: false }),
      mock(contract.contacts.view).ok(contactFixture),
      mock(contract.projects.list).empty(),
      mock(contract.tickets.people).ok({ data: people }),
      mock(contract.ticketIssues.list).ok(ticketIssuesFixture),
      mock(contract.savedReplies.list).ok({
        data: [...savedRepliesFixture],
        meta: { page: 1, per_page: 20, total: 3 },
      }),
    );
  },
} satisfies Meta<typeof InboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conversation: Story = {};

export const FromATicket: Story = {
  args: { item: { kind: 'ticket', id: 7 } },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.inbox.view).ok(ticketThreadFixture),
      mock(contract.inbox.read).ok({ ...ticketThreadFixture, unread: 0 }),
      mock(contract.tickets.view).ok({ ...inboxTicketFixture, hasScreenshot: false }),
      mock(contract.tickets.similar).ok({ data: [] }),
    );
  },
};

export const FromTheAdsApp: Story = {
  args: {
    item: { kind: 'ticket', id: 7 },
    agencyHref: ({ agency }, place) =>
      place?.kind === 'page'
        ? undefined
        : `#/super-admin/subscriber?search=${agency}${place ? `&next=${place.kind}/${place.id}` : ''}`,
  },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.inbox.view).ok(ticketThreadFixture),
      mock(contract.inbox.read).ok({ ...ticketThreadFixture, unread: 0 }),
      mock(contract.tickets.view).ok({ ...agencyTicketFixture, hasScreenshot: false }),
      mock(contract.tickets.similar).ok({ data: [] }),
    );
  },
};

export const AnsweredFromTheHelpCenter: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.inbox.view).ok(helpThreadFixture), mock(contract.inbox.read).ok(helpThreadFixture));
  },
};

export const FromASurvey: Story = {
  args: { item: { kind: 'conversation', id: 10 } },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.inbox.view).ok(surveyThreadFixture),
      mock(contract.inbox.read).ok(surveyThreadFixture),
    );
  },
};

export const VisitorIsTyping: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.inboxTyping.view).ok({ visitor: true }));
  },
};

export const NothingOpen: Story = { args: { item: undefined } };

export const Empty: Story = {
  ...NothingOpen,
  beforeEach({ msw }) {
    msw.use(mock(contract.inbox.list).empty());
  },
};

export const NoMatches: Story = { ...Empty, parameters: { url: '?search=zzzz' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.inbox.list).slow(), mock(contract.inbox.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.inbox.list).error(), mock(contract.inbox.view).error());
  },
};
