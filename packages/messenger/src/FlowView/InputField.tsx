import { FieldShell, Input } from '@adlane/ui';
import { useFormField, type Validate } from '@adlane/ui/fields';
import type { ReactNode } from 'react';

export type InputFieldProps = {
  /** The field's name in the form. */
  name: string;
  /** The question. */
  label: ReactNode;
  /** The kind of the browser's input. */
  type: 'number' | 'date';
  required: boolean;
  min?: number | undefined;
  max?: number | undefined;
  placeholder?: string;
  /** The rule. */
  validate: Validate<string>;
};

/** A number or a date. Its value is a text: `12.5`, `2026-11-23`. */
export function InputField({ name, label, required, validate, ...control }: InputFieldProps) {
  const { input, error } = useFormField<string>(name, { validate });
  return (
    <FieldShell label={label} error={error} required={required}>
      {(shell) => <Input {...control} {...shell} {...input} />}
    </FieldShell>
  );
}
