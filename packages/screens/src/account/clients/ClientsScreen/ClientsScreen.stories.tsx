import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { clientPage } from '../client.fixtures';
import { ClientsScreen } from './ClientsScreen';

const meta = {
  title: 'Screens/Account/Clients/ClientsScreen',
  component: ClientsScreen,
  args: {
    user: { entity_type: 'Agency', permissions: {} },
    clientsHref: '#/agency/clients',
    hiddenHref: '#/agency/clients/hidden',
    clientHref: (id) => `#/agency/clients/${id}`,
    getSignInUrl: (token) => `https://ads.example/agency/${token}/login`,
    onAdded: fn(),
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.clients.list).ok(clientPage));
  },
} satisfies Meta<typeof ClientsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeClients: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.clients.list).slow());
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.clients.list).empty());
  },
};

export const NoHiddenClients: Story = { args: { hidden: true }, beforeEach: Empty.beforeEach };

export const NoMatches: Story = { parameters: { url: '?search=zzzz' }, beforeEach: Empty.beforeEach };

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.clients.list).error(500, { message: 'The clients could not be read.' }));
  },
};
