import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';

export type ConfirmDialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** The question: 'Delete 3 leads?' */
  title: string;
  /** What will happen and whether it can be undone. */
  children: ReactNode;
  /** The deed as a verb: 'Delete leads'. */
  confirmLabel: string;
  /** Default 'Cancel'. */
  cancelLabel?: string;
  /** `danger` colours the deed and puts the focus on cancel. Default `primary`. */
  tone?: 'primary' | 'danger';
  /** The deed is under way: it can be neither repeated nor left. */
  pending?: boolean;
  /** Called by the deed's button. Close it yourself when done. */
  onConfirm: () => void;
  /** Called by cancel, Escape and the cross. */
  onCancel: () => void;
};

/** Asks before something that costs, deletes or discards. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancel', tone = 'primary' } = props;
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
