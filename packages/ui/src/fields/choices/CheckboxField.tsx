import { type ReactNode, useId } from 'react';
import { Box } from '../../layout/Box';
import { Stack } from '../../layout/Stack';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { FieldNotes } from '../../primitives/FieldShell/FieldShell';
import { type FieldBaseProps, useFormField } from '../useFormField';

export type CheckboxFieldProps = FieldBaseProps<boolean, ReactNode>;

/** Checkbox of a form. The value is a boolean. */
export function CheckboxField({ name, label, hint, required, disabled, validate }: CheckboxFieldProps) {
  const { input, error } = useFormField<boolean>(name, { validate, type: 'checkbox' });
  const id = useId();
  const { value: _, ...control } = input;
  return (
    <Stack gap={1}>
      <Checkbox
        {...control}
        label={label}
        disabled={disabled}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={error || hint ? `${id}-error ${id}-hint` : undefined}
      />
      <Box ps={7}>
        <FieldNotes hintId={`${id}-hint`} errorId={`${id}-error`} hint={hint} error={error} />
      </Box>
    </Stack>
  );
}
