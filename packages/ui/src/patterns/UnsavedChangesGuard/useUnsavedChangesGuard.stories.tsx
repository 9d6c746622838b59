import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard';

type EditorProps = {
  /** Unsaved changes exist. */
  isDirty: boolean;
  /** Destination of the user. */
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
  title: 'Forms/useUnsavedChangesGuard',
  component: Editor,
  parameters: { docs: { parts: { useUnsavedChangesGuard } } },
  args: { isDirty: true, onLeave: fn() },
} satisfies Meta<typeof Editor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
