import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { EditConflictDialog } from './EditConflictDialog';
import statesMeta from './EditConflictDialog.stories';

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
