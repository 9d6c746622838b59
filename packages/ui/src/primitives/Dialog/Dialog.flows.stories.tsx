import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { SkeletonText } from '../Skeleton/Skeleton';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import statesMeta from './Dialog.stories';
import { Drawer } from './Drawer';

const onConfirm = fn();

function Opener({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
}
const meta = { ...statesMeta, title: 'Overlays/Dialog/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj;

/** The space below the last line is the same with and without a footer. */
export const WithoutFooter: Story = {
  render: () => (
    <Dialog open onClose={fn()} title="Add a niche">
      <Button>Add niche</Button>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add a niche' });
    const button = screen.getByRole('button', { name: 'Add niche' });
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom).toBeCloseTo(
        24,
        0,
      ),
    );
  },
};

export const Default: Story = {
  render: () => (
    <Opener>
      {(open, close) => (
        <Dialog
          open={open}
          onClose={close}
          title="Preview template"
          description="This is what a client will see."
          footer={<Button onClick={close}>Use template</Button>}
        >
          <SkeletonText lines={5} />
        </Dialog>
      )}
    </Opener>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preview template' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const Confirm: Story = {
  beforeEach: () => {
    onConfirm.mockClear();
  },
  render: () => (
    <Opener>
      {(open, close) => (
        <ConfirmDialog
          open={open}
          title="Delete 3 leads?"
          confirmLabel="Delete leads"
          tone="danger"
          onCancel={close}
          onConfirm={() => {
            onConfirm();
            close();
          }}
        >
          They are gone for everybody in your agency. This can't be undone.
        </ConfirmDialog>
      )}
    </Opener>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('alertdialog', { name: 'Delete 3 leads?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete leads' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

export const ConfirmPending: Story = {
  render: () => (
    <ConfirmDialog
      open
      title="Cancel subscription?"
      confirmLabel="Cancel subscription"
      cancelLabel="Keep it"
      tone="danger"
      pending
      onCancel={onConfirm}
      onConfirm={onConfirm}
    >
      You can use everything until 30 June.
    </ConfirmDialog>
  ),
  play: async ({ userEvent }) => {
    onConfirm.mockClear();
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(onConfirm).not.toHaveBeenCalled();
  },
};

export const InDrawer: Story = {
  render: () => (
    <Opener>
      {(open, close) => (
        <Drawer
          open={open}
          onClose={close}
          title="Advanced settings"
          description="They apply to this launch only."
          footer={<Button onClick={close}>Apply</Button>}
        >
          <SkeletonText lines={12} />
        </Drawer>
      )}
    </Opener>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Advanced settings' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
