import { ColorInput } from '../../primitives/ColorInput/ColorInput';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { type FieldBaseProps, useFormField } from '../useFormField';

export type ColorFieldProps = FieldBaseProps<string>;

/** Color of a form. The value is `#rrggbb`, empty, or the text that was typed if it is not a color. */
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
