import { FieldShell, Select } from '@adlane/ui';

export type TimeSelectProps = {
  label: string;
  /** Selected time or time zone; offered even if it is not among the options, since users of the API choose freely. */
  value: string;
  /** Times, such as `09:00`, or names of time zones. */
  options: readonly string[];
  onChange: (value: string) => void;
};

/** Selects a time of the day or a time zone. */
export function TimeSelect({ label, value, options, onChange }: TimeSelectProps) {
  const values = [...new Set([...options, value])].toSorted();
  return (
    <FieldShell label={label}>
      {(control) => (
        <Select
          {...control}
          options={values.map((each) => ({ value: each, label: each.replaceAll('_', ' ') }))}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldShell>
  );
}
