import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { FieldNotes } from '../primitives/FieldShell/FieldShell';
import { Slider } from '../primitives/Slider/Slider';
import { useFormField, type Validate } from './useFormField';

export type RangeFieldProps = {
  /** Where the smaller figure lives in the form: `minAge`. */
  minName: string;
  /** Where the larger figure lives in the form: `maxAge`. */
  maxName: string;
  /** The question: 'Age'. */
  label: string;
  /** Spoken names of the knobs. Default 'From' and 'To', after the label. */
  knobLabels?: readonly [string, string];
  /** Help that stays in sight. */
  hint?: string;
  /** Smallest figure. */
  min: number;
  /** Largest figure. */
  max: number;
  /** Distance of two figures. Default 1. */
  step?: number;
  /** How a figure is written and spoken: 65 as '65+'. Default as it is. */
  format?: (value: number) => string;
  /** Shown but not to be changed. */
  disabled?: boolean;
  /** The rule of the smaller figure. */
  validateMin?: Validate<number>;
  /** The rule of the larger figure. */
  validateMax?: Validate<number>;
};

/** From one figure to another, such as ages. Its values are two numbers of the form. */
export function RangeField(props: RangeFieldProps) {
  const { minName, maxName, label, hint, min, max, step, format = String, disabled = false } = props;
  const { knobLabels = [`${label}: from`, `${label}: to`], validateMin, validateMax } = props;
  const from = useFormField<number>(minName, { validate: validateMin });
  const to = useFormField<number>(maxName, { validate: validateMax });
  const id = useId();
  const low = typeof from.input.value === 'number' ? from.input.value : min;
  const high = typeof to.input.value === 'number' ? to.input.value : max;
  const error = from.error ?? to.error;
  return (
    <Box role="group" aria-labelledby={`${id}-label`} display="flex" flexDirection="column" gap={1}>
      <Box display="flex" justifyContent="space-between" gap={3} textStyle="sm">
        <Box id={`${id}-label`} fontWeight="medium">
          {label}
        </Box>
        <Box fontVariantNumeric="tabular-nums">{`${format(low)} – ${format(high)}`}</Box>
      </Box>
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
    </Box>
  );
}
