import type { ReactNode } from 'react';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { Select, type SelectOption } from '../../primitives/Select/Select';
import { type FieldBaseProps, useFormField } from '../useFormField';

export type SelectFieldProps = FieldBaseProps<string, ReactNode> & {
  /** In display order. */
  options: readonly SelectOption[];
  /** Shown while nothing is selected; selecting it clears the field. */
  placeholder?: string;
};

/** Selects one option of a list. The value is the option's value. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, required = false, disabled, validate, options, placeholder } = props;
  const { input, error } = useFormField<string, HTMLSelectElement>(name, { validate });
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Select
          {...control}
          {...input}
          disabled={disabled}
          options={options}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
      )}
    </FieldShell>
  );
}
