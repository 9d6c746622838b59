import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { client } from '../client.fixtures';
import { ClientScreen } from './ClientScreen';

const meta = {
  title: 'Screens/Account/Clients/ClientScreen',
  component: ClientScreen,
  args: { clientId: client.id, listHref: '#/agency/clients', onDeleted: fn() },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.clients.view).ok(client),
      mock(contract.permissions.viewClient).ok({ userType: 'Client', permissions: client.permissions }),
      mock(contract.customFields.clientValues).ok({ data: [] }),
    );
  },
} satisfies Meta<typeof ClientScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {};

export const WithMonthlyLimit: Story = {
  beforeEach({ msw }) {
    const limited = { ...client, monthly_budget_limit: 1_000_000, monthly_budget_currency: 'EUR' };
    msw.use(mock(contract.clients.view).ok(limited));
  },
};

export const Permissions: Story = { parameters: { url: '?tab=permissions' } };

export const NoCustomFields: Story = { parameters: { url: '?tab=fields' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.clients.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.clients.view).error(500, { message: 'The client could not be read.' }));
  },
};
