import { type ReactNode, useRef } from 'react';
import { translate } from '../../language/translate';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';

export type ConfirmDialogProps = {
  /** Whether it is open. */
  open: boolean;
  /** Question: 'Delete 3 leads?' */
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** Label of the confirm button, a verb: 'Delete leads'. */
  confirmLabel: string;
  /**
   * Label of the cancel button.
   * @default 'Cancel'
   */
  cancelLabel?: string;
  /**
   * `danger` makes the confirm button red and focuses cancel.
   * @default 'primary'
   */
  tone?: 'primary' | 'danger';
  /** The action is running: the dialog cannot be confirmed again or closed. */
  pending?: boolean;
  /** Called by the confirm button. Close the dialog when the action is done. */
  onConfirm: () => void;
  /** Called by cancel, Escape and the close button. */
  onCancel: () => void;
};

/** Asks for confirmation before an action that costs money, deletes or discards. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = translate('Cancel'), tone = 'primary' } = props;
  const { pending = false, onConfirm, onCancel } = props;
  const cancelRef = useRef<HTMLButtonElement>(null);
  const leave = () => (pending ? undefined : onCancel());
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={title}
      role="alertdialog"
      size="xs"
      description={children}
      {...(tone === 'danger' ? { initialFocusRef: cancelRef } : {})}
      footer={
        <>
          <Button ref={cancelRef} variant="secondary" disabled={pending} onClick={leave}>
            {cancelLabel}
          </Button>
          <Button variant={tone} loading={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
