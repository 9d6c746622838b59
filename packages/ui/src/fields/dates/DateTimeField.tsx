import { translate } from '../../language/translate';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { Input } from '../../primitives/Input/Input';
import { type FieldBaseProps, useFormField } from '../useFormField';
import { toInstant, toWallTime } from './zonedTime';

export type DateTimeFieldProps = FieldBaseProps<string> & {
  /** IANA zone of the account: 'America/New_York'. Shown under the field. */
  timeZone: string;
  /** Earliest instant that can be picked, UTC ISO. */
  min?: string;
  /** Latest instant that can be picked, UTC ISO. */
  max?: string;
};

/** Date and time in a time zone. The value is the instant in UTC (ISO 8601), `undefined` when empty. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { name, label, hint, required = false, disabled, validate, timeZone, min, max } = props;
  const { input, error } = useFormField<string>(name, { validate });
  const zoneName = timeZone.replaceAll('_', ' ');
  return (
    <FieldShell
      label={label}
      hint={hint ? `${hint} (${zoneName})` : translate('Time zone: {zone}', { zone: zoneName })}
      error={error}
      required={required}
    >
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          name={name}
          disabled={disabled}
          value={toWallTime(input.value, timeZone)}
          min={toWallTime(min, timeZone)}
          max={toWallTime(max, timeZone)}
          onChange={(event) => input.onChange(toInstant(event.target.value, timeZone))}
          onBlur={() => input.onBlur()}
          onFocus={() => input.onFocus()}
        />
      )}
    </FieldShell>
  );
}
