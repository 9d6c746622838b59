import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import statesMeta from './InstantLaunchButton.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Ads/InstantLaunchButton/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = { click: (element: Element) => Promise<void> };

async function choose(platform: string, userEvent: UserEvent): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Instant launch' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: platform }));
}

/** One drawer from the click on; accounts appear when loaded. Each click starts another launch. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await choose('Facebook and Instagram ad', userEvent);
    const drawer = await screen.findByRole('dialog', { name: 'Instant launch' });
    const own = within(await screen.findByRole('region', { name: 'Your agency' }));
    await expect(own.getByRole('combobox', { name: /Ad account/ })).toHaveValue('1');
    // A second drawer would be closed by the one that is leaving.
    await expect(screen.getByRole('dialog')).toBe(drawer);
    await userEvent.type(screen.getByRole('textbox', { name: /Campaign name/ }), 'Spring');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose('Facebook and Instagram ad', userEvent);
    await expect(await screen.findByRole('textbox', { name: /Campaign name/ })).toHaveValue('');
  },
};

export const OnGoogle: Story = {
  play: async ({ userEvent }) => {
    await choose('Google ad', userEvent);
    const drawer = await screen.findByRole('dialog', { name: 'Instant Google launch' });
    await expect(within(drawer).getByRole('textbox', { name: /Business name/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const OpenAtOnce: Story = {
  args: { isInitiallyOpen: true },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Instant launch' });
  },
};

/** A client without the launch permission sees no button. */
export const NotAllowed: Story = {
  args: { user: { id: 2, group_id: 2, entity_type: 'Client', permissions: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
