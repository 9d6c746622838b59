import { FieldShell, Input } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';

export type DayFieldProps = {
  /** Path in the form; its value is `YYYY-MM-DD`. */
  name: string;
  label: string;
};

/** A day of a condition. */
export function DayField({ name, label }: DayFieldProps) {
  const { input, error } = useFormField<string>(name, {});
  return (
    <FieldShell label={label} error={error} required>
      {(control) => <Input {...control} {...input} type="date" />}
    </FieldShell>
  );
}
