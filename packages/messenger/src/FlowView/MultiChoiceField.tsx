import { Box, Checkbox } from '@adlane/ui';
import { useFormField, type Validate } from '@adlane/ui/fields';
import { useId } from 'react';

export type MultiChoiceFieldProps = {
  /** The field's name in the form. */
  name: string;
  /** The question. */
  label: string;
  /** In display order. */
  options: readonly string[];
  /** The rule. */
  validate: Validate<readonly string[]>;
};

/** Any number of options. Its value is the list of the chosen ones. */
export function MultiChoiceField({ name, label, options, validate }: MultiChoiceFieldProps) {
  const id = useId();
  const { input, error } = useFormField<readonly string[]>(name, { validate });
  const chosen: readonly string[] = Array.isArray(input.value) ? input.value : [];
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      display="grid"
      gap={2}
    >
      <Box id={`${id}-label`} textStyle="sm" fontWeight="medium">
        {label}
      </Box>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={option}
          checked={chosen.includes(option)}
          onChange={({ target }) =>
            input.onChange(options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
          }
          onBlur={() => input.onBlur()}
        />
      ))}
      {error ? (
        <Box id={`${id}-error`} role="alert" textStyle="xs" fontWeight="medium" color="fg.error">
          {error}
        </Box>
      ) : null}
    </Box>
  );
}
