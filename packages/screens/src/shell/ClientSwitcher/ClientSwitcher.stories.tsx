import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { client, clientPage } from '../../account/clients/client.fixtures';
import { ClientSwitcher } from './ClientSwitcher';

const meta = {
  title: 'Screens/Shell/ClientSwitcher',
  component: ClientSwitcher,
  beforeEach({ msw }) {
    msw.use(mock(contract.clients.list).ok(clientPage), mock(contract.clients.view).ok(client));
  },
  args: { clientId: undefined, getHref: (id) => `#client-${id ?? 'all'}` },
} satisfies Meta<typeof ClientSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllClients: Story = {};

export const OneClient: Story = { args: { clientId: client.id } };
