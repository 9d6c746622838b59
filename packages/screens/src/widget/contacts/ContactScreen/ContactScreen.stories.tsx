import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contactFixture } from '../../inbox/inbox.fixtures';
import { noMatches, possibleMatches } from '../../people/people.fixtures';
import { ContactScreen } from './ContactScreen';

const meta = {
  title: 'Screens/Widget/Contacts/ContactScreen',
  component: ContactScreen,
  args: {
    contactId: 3,
    listHref: '#/agency/contacts',
    contactHref: (id) => `#/agency/contacts/${id}`,
    itemHref: ({ kind, id }) => `#/agency/inbox/${kind}/${id}`,
    onErased: fn(),
  },
  beforeEach({ msw }) {
    msw.use(mock(contract.contacts.view).ok(contactFixture));
    msw.use(mock(contract.people.matches).ok(noMatches));
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PossiblyTheSamePerson: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.people.matches).ok(possibleMatches));
  },
};

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
