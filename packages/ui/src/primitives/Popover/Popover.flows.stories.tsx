import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import statesMeta from './Popover.stories';

const meta = { ...statesMeta, title: 'Overlays/Popover/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    // It takes the focus and follows the keyboard a frame after it is shown.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Status' }));
    await expect(screen.getByRole('checkbox', { name: 'Status' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Shown: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible());
  },
};

export const AtTheEnd: Story = { args: { align: 'end' }, play: Shown.play };
