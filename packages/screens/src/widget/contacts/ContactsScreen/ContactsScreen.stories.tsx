import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { contactFixture } from '../../inbox/inbox.fixtures';
import { ContactsScreen } from './ContactsScreen';

const guest = { ...contactFixture, id: 4, name: null, email: null, userId: null, items: 1 };

const meta = {
  title: 'Screens/Widget/Contacts/ContactsScreen',
  component: ContactsScreen,
  args: { contactHref: (id) => `#/agency/contacts/${id}`, projectsHref: '#/agency/projects' },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.contacts.list).ok({
        data: [contactFixture, guest],
        meta: { page: 1, per_page: 20, total: 2 },
      }),
      mock(contract.projects.list).empty(),
      mock(contract.listViews.list).ok({ data: [] }),
    );
  },
} satisfies Meta<typeof ContactsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.contacts.list).empty());
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.contacts.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.contacts.list).error());
  },
};

const conditions = {
  attributes: [
    { attribute: 'plan', test: 'is', value: 'pro' },
    { attribute: 'last_seen_at', test: 'notwithin', value: '30' },
  ],
  events: [{ name: 'Bought', happened: true, times: 3, withinDays: 90 }],
};

/** Each condition is a chip below the filters. */
export const WithConditions: Story = {
  parameters: { url: `?conditions=${encodeURIComponent(JSON.stringify(conditions))}` },
};

/** Long lists are not counted to their end. */
export const NotAllCounted: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.contacts.list).ok({
        data: [contactFixture, guest],
        meta: { page: 1, per_page: 20, total: 1000, has_more: true },
      }),
    );
  },
};
