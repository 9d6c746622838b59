import { useState } from 'react';
import { useForm } from 'react-final-form';
import { mergeJson } from '../../form/mergeJson';
import { EditConflictDialog } from '../../patterns/EditConflictDialog/EditConflictDialog';
import { listConflictingFields } from './listConflictingFields';
import type { EditConflict } from './useVersionedSave';

export type ConflictChoiceProps<Values extends object> = {
  /** Both versions, of `useVersionedSave`. The dialog is closed without. */
  conflict: EditConflict<Values> | undefined;
  /** Bases the next save on the other user's version. */
  acceptTheirs: () => void;
  /** Leaves the conflict for later. */
  dismiss: () => void;
};

/** Inside a form: lets the user choose between two versions of what it edits. */
export function ConflictChoice<Values extends object>(props: ConflictChoiceProps<Values>) {
  const { conflict, acceptTheirs, dismiss } = props;
  // A dialog that closes shows the conflict until it is gone.
  const [shown, setShown] = useState(conflict);
  if (conflict && conflict !== shown) setShown(conflict);
  const form = useForm<Values>();
  const show = (values: Values) => {
    acceptTheirs();
    form.initialize(values);
  };
  function applyMine({ opened, mine, theirs }: EditConflict<Values>) {
    const merged = mergeJson(opened.values, mine, theirs.values);
    show(theirs.values);
    form.batch(() => {
      for (const [name, value] of Object.entries(merged)) form.change(name as keyof Values & string, value);
    });
    void form.submit();
  }
  if (!shown) return null;
  return (
    <EditConflictDialog
      open={conflict !== undefined}
      record={shown.opened.record}
      fields={listConflictingFields({
        opened: shown.opened.values,
        mine: shown.mine,
        theirs: shown.theirs.values,
      })}
      onKeepMine={() => applyMine(shown)}
      onDiscardMine={() => show(shown.theirs.values)}
      onLater={dismiss}
    />
  );
}
