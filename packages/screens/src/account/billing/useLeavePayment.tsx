import { type ReactNode, useState } from 'react';
import { PromptDialog } from '../../shared/confirm/PromptDialog';

type LeavePayment = {
  /** Asks first if something was entered, otherwise closes. */
  readonly leave: () => void;
  /** Closes without a question, after the payment or the save. */
  readonly close: () => void;
  /** Takes whether something is entered. */
  readonly onEntered: (isEntered: boolean) => void;
  /** Render it once, inside the dialog. */
  readonly prompt: ReactNode;
};

/** Confirms closing a dialog of a payment in which a user has entered something (ads §8, "close payment"). */
export function useLeavePayment(onClose: () => void): LeavePayment {
  const [isEntered, setEntered] = useState(false);
  const [isAsking, setAsking] = useState(false);
  function close() {
    setEntered(false);
    setAsking(false);
    onClose();
  }
  return {
    leave: () => (isEntered ? setAsking(true) : close()),
    close,
    onEntered: setEntered,
    prompt: (
      <PromptDialog
        prompt={isAsking ? 'closePayment' : undefined}
        onConfirm={close}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
