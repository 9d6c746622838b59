import { Combobox } from '../../primitives/Combobox/Combobox';
import type { ComboboxOption } from '../../primitives/Combobox/ComboboxOption';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { type FieldBaseProps, useFormField } from '../useFormField';

export type ComboboxFieldProps = FieldBaseProps<string> & {
  /** In display order. */
  options: readonly ComboboxOption[];
  /** Shown while nothing is selected. */
  placeholder?: string;
};

/** Selects one option of a long list by typing. The value is the option's value, or empty. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, label, hint, required = false, disabled = false, validate, options, placeholder } = props;
  const { input, error } = useFormField<string>(name, { validate });
  const chosen = options.filter(({ value }) => value === input.value);
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Combobox
          {...control}
          label={label}
          options={options}
          value={chosen}
          onChange={([next]) => input.onChange(next?.value ?? '')}
          disabled={disabled}
          onBlur={() => input.onBlur()}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
      )}
    </FieldShell>
  );
}
