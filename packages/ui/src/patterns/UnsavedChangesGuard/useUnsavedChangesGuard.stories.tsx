import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard';

type EditorProps = {
  /** Something was changed since the last save. */
  isDirty: boolean;
  /** Where the user wants to go. */
  onLeave: () => void;
};

function Editor({ isDirty, onLeave }: EditorProps) {
  const { guard, dialog } = useUnsavedChangesGuard(isDirty);
  return (
    <>
      <Button onClick={() => guard(onLeave)}>Leave</Button>
      {dialog}
    </>
  );
}

const meta = {
  title: 'UI/UnsavedChangesGuard',
  component: Editor,
  args: { isDirty: true, onLeave: fn() },
} satisfies Meta<typeof Editor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const NothingToLose: Story = {
  args: { isDirty: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
