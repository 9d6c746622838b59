import { Button, Dialog, translate } from '@adlane/ui';
import { useState } from 'react';
import { ClientChoice } from '../../../shared/ClientChoice/ClientChoice';

export type AssignDialogProps = {
  /** Subject: a name or a count. */
  subject: string;
  /** Called with the ids of the selected clients. */
  onAssign: (clientIds: readonly number[]) => void;
  /** Called on cancel, Escape and the close button. */
  onClose: () => void;
};

/** Selects the clients that may use templates. */
export function AssignDialog({ subject, onAssign, onClose }: AssignDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('Share with clients')}
      description={subject}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('Cancel')}
          </Button>
          <Button disabled={chosen.size === 0} onClick={() => onAssign([...chosen])}>
            {chosen.size === 0 ? translate('Share') : translate('Share with {count}', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <ClientChoice chosen={chosen} onChoose={setChosen} />
    </Dialog>
  );
}
