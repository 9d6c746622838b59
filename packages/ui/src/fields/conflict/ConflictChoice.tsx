import { useEffect, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { isSameJson } from '../../form/isSameJson';
import { EditConflictDialog } from '../../patterns/EditConflictDialog/EditConflictDialog';
import { NewerVersionNotice } from '../../patterns/EditConflictDialog/NewerVersionNotice';
import { toastNewerVersion } from '../../patterns/EditConflictDialog/toastNewerVersion';
import { listConflictingFields } from './listConflictingFields';
import type { StoredVersion } from './openVersion';
import { rebaseForm } from './rebaseForm';
import type { EditConflict, NewerVersion } from './useVersionedSave';

export type ConflictChoiceProps<Values extends object> = {
  /** Both versions, of `useVersionedSave`. The dialog is closed without. */
  conflict: EditConflict<Values> | undefined;
  /** Bases the next save on the other user's version. */
  acceptTheirs: (theirs: StoredVersion<Values>) => void;
  /** Leaves the conflict for later. */
  dismiss: () => void;
  /** Finds the version that was read last, if it is newer than the one that the form is based on. */
  findNewer: () => NewerVersion<Values> | undefined;
  /** Makes two versions the `conflict`, before a save does. */
  compare: (conflict: EditConflict<Values>) => void;
  /** Values of the last successful save, which are then shown as they were stored. */
  saved?: { readonly sent: Values; readonly stored: Values } | undefined;
};

/**
 * Inside a form: lets the user choose between two versions of what it edits. A version that another user saved
 * meanwhile is shown, merged with what the user changed; where both changed a field, a notice says so.
 */
export function ConflictChoice<Values extends object>(props: ConflictChoiceProps<Values>) {
  const { conflict, acceptTheirs, dismiss, findNewer, compare, saved } = props;
  // A dialog that closes shows the conflict until it is gone.
  const [shown, setShown] = useState(conflict);
  if (conflict && conflict !== shown) setShown(conflict);
  const form = useForm<Values>();
  const { submitting, values } = useFormState<Values>({ subscription: { submitting: true, values: true } });
  const newer = submitting || conflict ? undefined : findNewer();
  const isOvertaken = newer !== undefined && listFields(newer, values).length > 0;

  useEffect(
    function showStored() {
      // The server may have changed what was sent, such as spaces around a text.
      if (saved) rebaseForm(form, saved.sent, saved.stored);
    },
    [form, saved],
  );
  useEffect(
    function followNewer() {
      if (!newer || isOvertaken) return;
      const { opened, theirs } = newer;
      acceptTheirs(theirs);
      rebaseForm(form, opened.values, theirs.values);
      if (!isSameJson(opened.values, theirs.values)) toastNewerVersion(opened.record);
    },
    [form, newer, isOvertaken, acceptTheirs],
  );

  function applyMine({ opened, theirs }: EditConflict<Values>) {
    acceptTheirs(theirs);
    rebaseForm(form, opened.values, theirs.values);
    void form.submit();
  }
  return (
    <>
      {isOvertaken ? (
        <NewerVersionNotice
          record={newer.opened.record}
          onCompare={() => compare({ ...newer, mine: values })}
        />
      ) : null}
      {shown ? (
        <EditConflictDialog
          open={conflict !== undefined}
          record={shown.opened.record}
          fields={listFields(shown, shown.mine)}
          onKeepMine={() => applyMine(shown)}
          onDiscardMine={() => {
            acceptTheirs(shown.theirs);
            form.initialize(shown.theirs.values);
          }}
          onLater={dismiss}
        />
      ) : null}
    </>
  );
}

function listFields<Values>({ opened, theirs }: NewerVersion<Values>, mine: Values) {
  return listConflictingFields({ opened: opened.values, mine, theirs: theirs.values });
}
