import { useId } from 'react';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { Stack } from '../../layout/Stack';
import { FieldNotes } from '../../primitives/FieldShell/FieldShell';
import { Slider } from '../../primitives/Slider/Slider';
import { type FieldBaseProps, useFormField } from '../useFormField';

export type SliderFieldProps = FieldBaseProps<number> & {
  /** Minimum. */
  min: number;
  /** Maximum. */
  max: number;
  /**
   * Step between values.
   * @default 1
   */
  step?: number;
  /**
   * Formats a value for display and screen readers.
   * @default the plain number
   */
  format?: (value: number) => string;
};

/** Number on a slider. Without a value, the thumb is at the minimum. */
export function SliderField(props: SliderFieldProps) {
  const { name, label, hint, required, disabled = false, validate, min, max, step, format = String } = props;
  const { input, error } = useFormField<number>(name, { validate });
  const value = typeof input.value === 'number' ? input.value : min;
  const id = useId();
  return (
    <Stack gap={1}>
      <Flex justify="space-between" gap={3} textStyle="sm">
        <Box fontWeight="medium">
          {label}
          {required ? (
            <Box as="span" color="fg.error" aria-hidden ms={1}>
              *
            </Box>
          ) : null}
        </Box>
        <Box as="bdi" fontVariantNumeric="tabular-nums">
          {format(value)}
        </Box>
      </Flex>
      <Slider
        labels={[label]}
        value={[value]}
        min={min}
        max={max}
        {...(step === undefined ? {} : { step })}
        format={format}
        describedBy={hint || error ? `${id}-error ${id}-hint` : undefined}
        invalid={Boolean(error)}
        disabled={disabled}
        onChange={([next]) => input.onChange(next)}
        onCommit={() => input.onBlur()}
      />
      <FieldNotes hintId={`${id}-hint`} errorId={`${id}-error`} hint={hint} error={error} />
    </Stack>
  );
}
