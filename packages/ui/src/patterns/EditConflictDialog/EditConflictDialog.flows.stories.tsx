import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { EditConflictDialog } from './EditConflictDialog';
import statesMeta, { BothVersions } from './EditConflictDialog.stories';

const meta = {
  ...statesMeta,
  title: 'Overlays/EditConflictDialog/Flows',
  component: EditConflictDialog,
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DecidesByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Keep my changes' });
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLater).toHaveBeenCalledOnce();
    await expect(args.onDiscardMine).not.toHaveBeenCalled();
  },
};

/** Both versions and the buttons below end at the same line. */
export const UsesTheWholeWidth: Story = {
  ...BothVersions,
  tags: ['flow', '!autodocs'],
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Keep my changes' });
    const version = screen.getByText('Title: yours').parentElement;
    await waitFor(() =>
      expect(version?.getBoundingClientRect().right).toBeCloseTo(button.getBoundingClientRect().right, 0),
    );
  },
};
