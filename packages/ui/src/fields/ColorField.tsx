import { ColorInput } from '../primitives/ColorInput/ColorInput';
import { FieldShell } from '../primitives/FieldShell/FieldShell';
import { type FieldBaseProps, useFormField } from './useFormField';

export type ColorFieldProps = FieldBaseProps<string>;

/** A colour. Its value is `#rrggbb`, empty where there is none, or what was typed where that is no colour. */
export function ColorField({
  name,
  label,
  hint,
  required = false,
  disabled = false,
  validate,
}: ColorFieldProps) {
  const { input, error } = useFormField<string>(name, { validate });
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <ColorInput
          {...control}
          label={label}
          value={input.value}
          disabled={disabled}
          onChange={input.onChange}
          onBlur={() => input.onBlur()}
        />
      )}
    </FieldShell>
  );
}
