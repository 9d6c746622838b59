import { getDateFormat } from '@adlane/contract/rules';
import { FieldShell, getLocale, Select } from '@adlane/ui';

export type TimeSelectProps = {
  label: string;
  /** Selected time or time zone; offered even if it is not among the options, since users of the API choose freely. */
  value: string;
  /** Times, such as `09:00`, or names of time zones. */
  options: readonly string[];
  onChange: (value: string) => void;
};

/** Formats '09:30' as '9:30 AM', or as the reader's language does, and 'America/New_York' without its underscore. */
function format(option: string): string {
  if (!/^\d\d:\d\d$/.test(option)) return option.replaceAll('_', ' ');
  const times = getDateFormat(getLocale(), { timeStyle: 'short', timeZone: 'UTC' });
  return times.format(new Date(`1970-01-01T${option}Z`));
}

/** Selects a time of the day or a time zone. */
export function TimeSelect({ label, value, options, onChange }: TimeSelectProps) {
  const values = [...new Set([...options, value])].toSorted();
  return (
    <FieldShell label={label}>
      {(control) => (
        <Select
          {...control}
          options={values.map((each) => ({ value: each, label: format(each) }))}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldShell>
  );
}
