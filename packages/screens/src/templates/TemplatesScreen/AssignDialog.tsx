import { Button, Dialog } from '@adlane/ui';
import { useState } from 'react';
import { ClientChoice } from '../../shared/ClientChoice/ClientChoice';

export type AssignDialogProps = {
  /** What is given: a name, or how many. */
  subject: string;
  /** Called with the clients' ids. */
  onAssign: (clientIds: readonly number[]) => void;
  /** Called by cancel, Escape and the cross. */
  onClose: () => void;
};

/** Asks which clients get templates to use. */
export function AssignDialog({ subject, onAssign, onClose }: AssignDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share with clients"
      description={subject}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.size === 0} onClick={() => onAssign([...chosen])}>
            {chosen.size === 0 ? 'Give' : `Give to ${chosen.size}`}
          </Button>
        </>
      }
    >
      <ClientChoice chosen={chosen} onChoose={setChosen} />
    </Dialog>
  );
}
