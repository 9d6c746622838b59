import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { client } from '../../account/clients/client.fixtures';
import statesMeta from './ClientSwitcher.stories';

const meta = { ...statesMeta, title: 'Screens/Shell/ClientSwitcher/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const ListsClientsWithTheirLinks: Story = {
  args: { clientId: client.id },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Client: Brightside Dental' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Clients' }));
    await expect(await panel.findByRole('link', { name: 'Northwind Fitness' })).toHaveAttribute(
      'href',
      '#client-6',
    );
    await expect(panel.getByRole('link', { name: 'Noah Berg' })).toHaveAttribute('href', '#client-7');
    await expect(panel.getByRole('link', { name: 'All clients' })).toHaveAttribute('href', '#client-all');
  },
};

export const SaysThatNoClientMatches: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Client: All clients' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Clients' }));
    await panel.findByRole('link', { name: 'Brightside Dental' });
    msw.use(mock(contract.clients.list).empty());
    await userEvent.type(panel.getByRole('searchbox', { name: 'Search clients' }), 'zzzz');
    await panel.findByText('No matching clients');
  },
};
