import { limits } from '@adlane/contract/rules';
import { FieldShell, Select, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';

const { min, max } = limits.age;
const ages = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Formats an age: 65 means 65 and older. */
export function formatAge(age: number): string {
  return age >= max ? `${max}+` : String(age);
}

export type AgeSelectProps = {
  /** Where the age lives in the form. */
  name: string;
  label: string;
  disabled: boolean;
  /** Overrides the stored value if a category requires another one. */
  shown?: number | undefined;
};

/** One end of an age range, 18 to 65+. An age outside of it, as an import may bring, stays until it is changed. */
export function AgeSelect({ name, label, disabled, shown }: AgeSelectProps) {
  const { input, error } = useFormField<number, HTMLSelectElement>(name);
  const age = shown ?? input.value;
  const values = ages.includes(age) ? ages : [age, ...ages];
  return (
    <FieldShell label={translate(label)} error={error}>
      {(control) => (
        <Select
          {...control}
          name={name}
          disabled={disabled}
          value={String(age)}
          options={values.map((value) => ({ value: String(value), label: formatAge(value) }))}
          onChange={({ target }) => input.onChange(Number(target.value))}
          onBlur={() => input.onBlur()}
          onFocus={() => input.onFocus()}
        />
      )}
    </FieldShell>
  );
}
