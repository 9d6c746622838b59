import { type ConflictingField, EditConflictDialog, translate } from '@adlane/ui';
import { useForm } from '@adlane/ui/fields';
import { isSameJson, mergeJson } from '@adlane/ui/form';
import type { EditConflict, VersionedSave } from './useVersionedSave';

export type ConflictChoiceProps<Values extends object> = Pick<
  VersionedSave<Values, unknown>,
  'conflict' | 'acceptTheirs' | 'dismiss'
> & {
  /** What is edited, in lower case: 'article'. */
  record: string;
};

/** Inside a form: lets the user choose between two versions of what it edits. */
export function ConflictChoice<Values extends object>(props: ConflictChoiceProps<Values>) {
  const { conflict, acceptTheirs, dismiss, record } = props;
  const form = useForm<Values>();
  const show = (values: Values) => {
    acceptTheirs();
    form.initialize(values);
  };
  function applyMine({ base, mine, theirs }: EditConflict<Values>) {
    const merged = mergeJson(base.values, mine, theirs.values);
    show(theirs.values);
    form.batch(() => {
      for (const [name, value] of Object.entries(merged)) form.change(name as keyof Values & string, value);
    });
    void form.submit();
  }
  return (
    <EditConflictDialog
      open={conflict !== undefined}
      record={record}
      fields={conflict ? listConflictingFields(conflict) : []}
      onKeepMine={() => conflict && applyMine(conflict)}
      onDiscardMine={() => conflict && show(conflict.theirs.values)}
      onLater={dismiss}
    />
  );
}

/** Lists the fields that both users changed, each in another way. */
function listConflictingFields<Values extends object>(conflict: EditConflict<Values>): ConflictingField[] {
  const { base, mine, theirs } = conflict;
  const [opened, stored] = [new Map(Object.entries(base.values)), new Map(Object.entries(theirs.values))];
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
