import { FieldShell, Input, translate } from '@adlane/ui';
import { toInstant, toWallTime, useFormField } from '@adlane/ui/fields';

export type InstantFieldProps = {
  name: string;
  label: string;
  hint: string;
  /** IANA zone that the ad account thinks in. */
  timeZone: string;
  disabled: boolean;
  required?: boolean;
};

/** A day and a time in a zone; its value is the instant as UTC ISO, null when empty, as a template stores it. */
export function InstantField({ name, label, hint, timeZone, disabled, required = false }: InstantFieldProps) {
  const { input, error } = useFormField<string | null>(name);
  return (
    <FieldShell label={translate(label)} hint={translate(hint)} error={error} required={required}>
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          name={name}
          disabled={disabled}
          value={toWallTime(input.value || undefined, timeZone)}
          onChange={({ target }) => input.onChange(toInstant(target.value, timeZone) ?? null)}
          onBlur={() => input.onBlur()}
          onFocus={() => input.onFocus()}
        />
      )}
    </FieldShell>
  );
}
