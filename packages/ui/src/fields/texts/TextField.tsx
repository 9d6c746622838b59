import type { ReactNode } from 'react';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { Input } from '../../primitives/Input/Input';
import { Counter } from '../numbers/Counter';
import { type FieldBaseProps, useFormField } from '../useFormField';

export type TextFieldProps = FieldBaseProps<string, ReactNode> & {
  /**
   * Type of the input.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  /** Example, never the only help. */
  placeholder?: string;
  /** Autofill hint for the browser: `email`, `current-password` … */
  autoComplete?: string;
  /** Shows a character counter; longer text stays, so that `validate` can report it. */
  limit?: number;
  /** Receives the focus when it appears. */
  autoFocus?: boolean;
};

/** Single line of text. The value is a string. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, required = false, disabled, validate, limit, type = 'text', ...rest } = props;
  const { input, error } = useFormField<string>(name, { validate });
  const text = input.value;
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      required={required}
      aside={limit === undefined ? null : <Counter text={text} limit={limit} />}
    >
      {(control) => <Input {...rest} {...control} {...input} type={type} disabled={disabled} />}
    </FieldShell>
  );
}
