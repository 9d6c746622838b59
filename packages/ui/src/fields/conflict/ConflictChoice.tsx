import { useState } from 'react';
import { useForm } from 'react-final-form';
import { isSameJson } from '../../form/isSameJson';
import { mergeJson } from '../../form/mergeJson';
import { translate } from '../../language/translate';
import {
  type ConflictingField,
  EditConflictDialog,
} from '../../patterns/EditConflictDialog/EditConflictDialog';
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
      fields={listConflictingFields(shown)}
      onKeepMine={() => applyMine(shown)}
      onDiscardMine={() => show(shown.theirs.values)}
      onLater={dismiss}
    />
  );
}

/** Lists the fields that both users changed, each in another way. */
function listConflictingFields<Values extends object>(conflict: EditConflict<Values>): ConflictingField[] {
  const { opened: before, mine, theirs } = conflict;
  const [opened, stored] = [new Map(Object.entries(before.values)), new Map(Object.entries(theirs.values))];
  return Object.entries(mine).flatMap(([name, value]) => {
    const isMine = !isSameJson(value, opened.get(name));
    const isTheirs = !isSameJson(stored.get(name), opened.get(name));
    if (!isMine || !isTheirs || isSameJson(value, stored.get(name))) return [];
    return [{ label: toLabel(name), theirs: toText(stored.get(name)), mine: toText(value) }];
  });
}

/** Converts the name of a field to words: `previewText` to "Preview text". */
function toLabel(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, ' ').trim();
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.length === 1 ? translate('1 entry') : translate('{count} entries', { count: value.length });
  return typeof value === 'object'
    ? Object.values(value).map(toText).filter(Boolean).join(', ')
    : String(value);
}
