import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Drawer } from '../../primitives/Dialog/Drawer';
import { Input } from '../../primitives/Input/Input';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard';
import statesMeta from './useUnsavedChangesGuard.stories';

function GuardedInput() {
  const [name, setName] = useState('');
  const { dialog } = useUnsavedChangesGuard(name !== '');
  return (
    <>
      <Input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      {dialog}
    </>
  );
}

type LayerProps = {
  layer: typeof Dialog | typeof Drawer;
  /** Part of the layer with the form. */
  part: 'children' | 'footer';
};

function FormInALayer({ layer: Layer, part, onClose }: LayerProps & { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Layer
        open={isOpen}
        onClose={close}
        title="New client"
        footer={part === 'footer' ? <GuardedInput /> : null}
      >
        {part === 'children' ? <GuardedInput /> : null}
      </Layer>
    </>
  );
}

const meta = { ...statesMeta, title: 'Forms/useUnsavedChangesGuard/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {
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

export const NoChanges: Story = {
  args: { isDirty: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** Escape and an immediate Enter both keep the changes: discarding takes another key. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const leave = canvas.getByRole('button', { name: 'Leave' });
    leave.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(leave).toHaveFocus());
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Discard changes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

const onClose = fn();

/** Opens the form, types, and closes it in every way that a user has. */
function createLayerStory(layer: LayerProps): Story {
  return {
    render: () => <FormInALayer {...layer} onClose={onClose} />,
    beforeEach: () => void onClose.mockClear(),
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      const form = within(await screen.findByRole('dialog'));
      const name = form.getByRole('textbox', { name: 'Name' });
      await userEvent.type(name, 'Ada');
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(name).toHaveValue('Ada');
      await userEvent.click(form.getByRole('button', { name: 'Close' }));
      await expect(onClose).not.toHaveBeenCalled();
      await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  };
}

export const InADialog: Story = createLayerStory({ layer: Dialog, part: 'children' });

export const InADrawer: Story = createLayerStory({ layer: Drawer, part: 'children' });

export const InTheFooterOfADialog: Story = createLayerStory({ layer: Dialog, part: 'footer' });

export const InTheFooterOfADrawer: Story = createLayerStory({ layer: Drawer, part: 'footer' });

/** A dialog without changes closes at once. */
export const InADialogWithoutChanges: Story = {
  ...InADialog,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
};
