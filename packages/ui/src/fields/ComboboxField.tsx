import { Combobox } from '../primitives/Combobox/Combobox';
import type { ComboboxOption } from '../primitives/Combobox/ComboboxOption';
import { FieldShell } from '../primitives/FieldShell/FieldShell';
import { type FieldBaseProps, useFormField } from './useFormField';

export type ComboboxFieldProps = FieldBaseProps<string> & {
  /** In the order shown. */
  options: readonly ComboboxOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
};

/** One of a long list that is searched by typing. Its value is the option's, empty without one. */
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
