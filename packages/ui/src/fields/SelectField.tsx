import { FieldShell } from '../primitives/FieldShell/FieldShell';
import { Select, type SelectOption } from '../primitives/Select/Select';
import { type FieldBaseProps, useFormField } from './useFormField';

export type SelectFieldProps = FieldBaseProps<string> & {
  /** In the order shown. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; choosing it again empties the field. */
  placeholder?: string;
};

/** One of a list. Its value is the option's. */
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
