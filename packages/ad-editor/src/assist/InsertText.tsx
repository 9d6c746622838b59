import { MarkedText, type MarkedTextProps } from '@adlane/ui';
import { useMemo } from 'react';
import { type AssistedField, useAssistedField } from './FieldAssist';
import { findInsertMarks } from './findInsertMarks';

export type InsertTextProps = Omit<MarkedTextProps, 'marks' | 'name'> & {
  /** Which field it is, for smart inserts and the AI. */
  field: AssistedField;
};

/** Text input that highlights its smart inserts, unknown ones as broken (ads §4, §5). */
export function InsertText({ field, onFocus, ...rest }: InsertTextProps) {
  const { inserts, activate } = useAssistedField();
  const marks = useMemo(() => findInsertMarks(rest.value, inserts), [rest.value, inserts]);
  return (
    <MarkedText
      {...rest}
      name={field.name}
      marks={marks}
      onFocus={(event) => {
        activate(field, event.currentTarget);
        onFocus?.(event);
      }}
    />
  );
}
