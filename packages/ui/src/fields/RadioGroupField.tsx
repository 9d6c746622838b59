import { Box } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Radio } from '../primitives/Checkbox/Checkbox';
import { FieldNotes } from '../primitives/FieldShell/FieldShell';
import { type FieldBaseProps, useFormField } from './useFormField';

export type RadioOption = {
  /** What is stored. */
  value: string;
  /** What is shown. */
  label: ReactNode;
};

export type RadioGroupFieldProps = FieldBaseProps<string> & {
  /** In the order shown; few enough to see at once. */
  options: readonly RadioOption[];
  /** Side by side where there is room. */
  inline?: boolean;
};

function RadioOfField({ name, option, disabled }: { name: string; option: RadioOption; disabled: boolean }) {
  const { input } = useFormField<string>(name, { type: 'radio', value: option.value });
  return <Radio {...input} label={option.label} disabled={disabled} />;
}

/** One of a few. Its value is the option's. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const { name, label, hint, required = false, disabled = false, validate, options, inline = false } = props;
  const { error } = useFormField<string>(name, { validate });
  const id = useId();
  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required}
      aria-invalid={Boolean(error)}
      aria-describedby={error || hint ? `${id}-error ${id}-hint` : undefined}
      display="flex"
      flexDirection="column"
      gap={2}
    >
      <Box id={`${id}-label`} textStyle="sm" fontWeight="medium">
        {label}
      </Box>
      <Box display="flex" flexDirection={inline ? 'row' : 'column'} flexWrap="wrap" gapX={6} gapY={2}>
        {options.map((option) => (
          <RadioOfField key={option.value} name={name} option={option} disabled={disabled} />
        ))}
      </Box>
      <FieldNotes hintId={`${id}-hint`} errorId={`${id}-error`} hint={hint} error={error} />
    </Box>
  );
}
