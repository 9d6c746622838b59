import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactFixture } from '../../inbox/inbox.fixtures';
import { ContactScreen } from './ContactScreen';

const meta = {
  title: 'Screens/Widget/Contacts/ContactScreen',
  component: ContactScreen,
  args: {
    contactId: 3,
    listHref: '#/agency/contacts',
    itemHref: ({ kind, id }) => `#/agency/inbox/${kind}/${id}`,
  },
  beforeEach({ msw }) {
    msw.use(mock(contract.contacts.view).ok(contactFixture));
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Guest: Story = {
  beforeEach({ msw }) {
    const unknown = { name: null, email: null, userId: null, phone: null, value: null, customData: {} };
    msw.use(mock(contract.contacts.view).ok({ ...contactFixture, ...unknown, events: [], latest_items: [] }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.contacts.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.contacts.view).error());
  },
};
