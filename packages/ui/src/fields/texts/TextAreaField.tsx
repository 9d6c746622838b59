import type { ReactNode } from 'react';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { TextArea } from '../../primitives/Input/Input';
import { Counter } from '../numbers/Counter';
import { type FieldBaseProps, useFormField } from '../useFormField';

export type TextAreaFieldProps = FieldBaseProps<string, ReactNode> & {
  /** Example, never the only help. */
  placeholder?: string;
  /**
   * Visible lines.
   * @default 4
   */
  rows?: number;
  /** Shows a character counter; longer text stays, so that `validate` can report it. */
  limit?: number;
};

/** Multiline text. The value is a string. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, required = false, disabled, validate, limit, ...rest } = props;
  const { input, error } = useFormField<string, HTMLTextAreaElement>(name, { validate });
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      required={required}
      aside={limit === undefined ? null : <Counter text={input.value} limit={limit} />}
    >
      {(control) => <TextArea {...rest} {...control} {...input} disabled={disabled} />}
    </FieldShell>
  );
}
