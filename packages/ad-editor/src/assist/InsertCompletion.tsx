import type { InsertMap } from '@adlane/contract/rules';
import { type MarkedTextControl, TextCompletion, translate } from '@adlane/ui';
import { findTypedInsert, matchInserts } from './findTypedInsert';

export type InsertCompletionProps = {
  /** The text control that has the focus. */
  control: MarkedTextControl;
  /** Values of the inserts to choose from. */
  inserts: InsertMap;
  /** Replaces the selection of the control. */
  onInsert: (text: string) => void;
};

/** List of smart inserts below the text in which `{` is typed; the chosen one completes it (ads §2, §5). */
export function InsertCompletion({ control, inserts, onInsert }: InsertCompletionProps) {
  return (
    <TextCompletion
      control={control}
      label={translate('Smart inserts')}
      findTyped={findTypedInsert}
      listOptions={(query) =>
        matchInserts(inserts, query).map(([name, value]) => ({
          value: name,
          label: `{${name}}`,
          detail: value === '' ? translate('Not filled in yet') : value,
        }))
      }
      formatCount={(count) =>
        count === 1 ? translate('1 smart insert') : translate('{count} smart inserts', { count })
      }
      onChoose={(name, { start, end }) => {
        control.setSelectionRange(start, end);
        onInsert(`{${name}}`);
      }}
    />
  );
}
