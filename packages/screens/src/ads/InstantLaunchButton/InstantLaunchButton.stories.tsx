import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { InstantLaunchButton } from './InstantLaunchButton';

const firstLoadMs = 30_000;
const settleMs = 700;

const meta = {
  title: 'Screens/InstantLaunchButton',
  component: InstantLaunchButton,
  args: { user: { id: 2, group_id: 2, entity_type: 'Agency', permissions: {} } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof InstantLaunchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The seeded world's accounts and clients, answered by the API in the tab. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Instant launch' }));
    const own = within(await screen.findByRole('region', { name: 'Your agency' }, { timeout: firstLoadMs }));
    await expect(own.getByRole('combobox', { name: /Ad account/ })).not.toHaveValue('');
    // It stays when what it waited for has come.
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    await expect(screen.getByRole('region', { name: 'Your agency' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The next one starts anew.
    await userEvent.click(canvas.getByRole('button', { name: 'Instant launch' }));
    await screen.findByRole('textbox', { name: /Campaign name/ }, { timeout: firstLoadMs });
  },
};

/** Nothing for a client that may not launch. */
export const NotAllowed: Story = {
  args: { user: { id: 2, group_id: 2, entity_type: 'Client', permissions: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
