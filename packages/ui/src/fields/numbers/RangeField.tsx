import { useId } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { Stack } from '../../layout/Stack';
import { FieldNotes } from '../../primitives/FieldShell/FieldShell';
import { Slider } from '../../primitives/Slider/Slider';
import { useFormField, type Validate } from '../useFormField';

export type RangeFieldProps = {
  /** Form name of the lower value: `minAge`. */
  minName: string;
  /** Form name of the upper value: `maxAge`. */
  maxName: string;
  /** Label: 'Age'. */
  label: string;
  /**
   * Accessible names of the thumbs.
   * @default the words From and To after the label
   */
  knobLabels?: readonly [string, string];
  /** Help text that is always visible. */
  hint?: string;
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
   * Formats a value for display and screen readers: 65 as '65+'.
   * @default the plain number
   */
  format?: (value: number) => string;
  /** Shown but not editable. */
  disabled?: boolean;
  /** Validates the lower value. */
  validateMin?: Validate<number>;
  /** Validates the upper value. */
  validateMax?: Validate<number>;
};

/** Range of numbers, such as ages. The values are two numbers of the form. */
export function RangeField(props: RangeFieldProps) {
  const { minName, maxName, label, hint, min, max, step, format = String, disabled = false } = props;
  const {
    knobLabels = [translate('{label}: from', { label }), translate('{label}: to', { label })],
    validateMin,
    validateMax,
  } = props;
  const from = useFormField<number>(minName, { validate: validateMin });
  const to = useFormField<number>(maxName, { validate: validateMax });
  const id = useId();
  const low = typeof from.input.value === 'number' ? from.input.value : min;
  const high = typeof to.input.value === 'number' ? to.input.value : max;
  const error = from.error ?? to.error;
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} gap={1}>
      <Flex justify="space-between" gap={3} textStyle="sm">
        <Box id={`${id}-label`} fontWeight="medium">
          {label}
        </Box>
        <Box fontVariantNumeric="tabular-nums">{`${format(low)} – ${format(high)}`}</Box>
      </Flex>
      <Slider
        labels={knobLabels}
        value={[low, high]}
        min={min}
        max={max}
        {...(step === undefined ? {} : { step })}
        format={format}
        describedBy={hint || error ? `${id}-error ${id}-hint` : undefined}
        invalid={Boolean(error)}
        disabled={disabled}
        onChange={([nextLow, nextHigh]) => {
          if (nextLow !== low) from.input.onChange(nextLow);
          if (nextHigh !== high) to.input.onChange(nextHigh);
        }}
        onCommit={() => {
          from.input.onBlur();
          to.input.onBlur();
        }}
      />
      <FieldNotes hintId={`${id}-hint`} errorId={`${id}-error`} hint={hint} error={error} />
    </Stack>
  );
}
