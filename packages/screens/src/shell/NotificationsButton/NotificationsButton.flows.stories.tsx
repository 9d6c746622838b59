import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import statesMeta, { AllRead } from './NotificationsButton.stories';

/** The seeded agency, served by the API in the tab. */
const meta = {
  ...statesMeta,
  title: 'Screens/Shell/NotificationsButton/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadsAndClearsNotifications: Story = {
  parameters: { showsMessages: ['clearNotifications'] },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: /^Notifications, \d+ unread$/ });
    await userEvent.click(bell);
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible());
    await userEvent.click(panel.getByRole('button', { name: 'Clear' }));
    const question = await screen.findByRole('alertdialog', { name: 'Clear all notifications?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Clear' }));
    await screen.findByText(/^Nothing new/);
  },
};

export const Empty: Story = {
  beforeEach: AllRead.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }));
    await screen.findByText(/^Nothing new/);
  },
};
