import { type ReactNode, useId } from 'react';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { Stack } from '../../layout/Stack';
import { Radio } from '../../primitives/Checkbox/Checkbox';
import { FieldNotes } from '../../primitives/FieldShell/FieldShell';
import { type FieldBaseProps, useFormField } from '../useFormField';

/** An option of a radio group. */
export type RadioOption = {
  /** Stored value. */
  value: string;
  /** Display text. */
  label: ReactNode;
};

export type RadioGroupFieldProps = FieldBaseProps<string, ReactNode> & {
  /** In display order; use few. */
  options: readonly RadioOption[];
  /** Puts the options side by side if they fit. */
  inline?: boolean;
};

function RadioOfField({ name, option, disabled }: { name: string; option: RadioOption; disabled: boolean }) {
  const { input } = useFormField<string>(name, { type: 'radio', value: option.value });
  return <Radio {...input} label={option.label} disabled={disabled} />;
}

/** Selects one of a few options. The value is the option's value. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const { name, label, hint, required = false, disabled = false, validate, options, inline = false } = props;
  const { error } = useFormField<string>(name, { validate });
  const id = useId();
  return (
    <Stack
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required}
      aria-invalid={Boolean(error)}
      aria-describedby={error || hint ? `${id}-error ${id}-hint` : undefined}
      gap={2}
    >
      <Box id={`${id}-label`} textStyle="sm" fontWeight="medium">
        {label}
        {required ? (
          <Box as="span" color="fg.error" aria-hidden ms={1}>
            *
          </Box>
        ) : null}
      </Box>
      <Flex direction={inline ? 'row' : 'column'} wrap="wrap" gapX={6} gapY={2}>
        {options.map((option) => (
          <RadioOfField key={option.value} name={name} option={option} disabled={disabled} />
        ))}
      </Flex>
      <FieldNotes hintId={`${id}-hint`} errorId={`${id}-error`} hint={hint} error={error} />
    </Stack>
  );
}
