import { Checkbox } from '@adlane/ui';
import { useFormField, type Validate } from '@adlane/ui/fields';
import { QuestionGroup } from './QuestionGroup';

export type MultiChoiceFieldProps = {
  /** The field's name in the form. */
  name: string;
  /** The question. */
  label: string;
  /** Must be answered. */
  required: boolean;
  /** In display order. */
  options: readonly string[];
  /** The rule. */
  validate: Validate<readonly string[]>;
};

/** Any number of options. Its value is the list of the chosen ones. */
export function MultiChoiceField({ name, label, required, options, validate }: MultiChoiceFieldProps) {
  const { input, error } = useFormField<readonly string[]>(name, { validate });
  const chosen: readonly string[] = Array.isArray(input.value) ? input.value : [];
  return (
    <QuestionGroup label={label} required={required} role="group" error={error}>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={<bdi>{option}</bdi>}
          checked={chosen.includes(option)}
          onChange={({ target }) =>
            input.onChange(options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
          }
          onBlur={() => input.onBlur()}
        />
      ))}
    </QuestionGroup>
  );
}
