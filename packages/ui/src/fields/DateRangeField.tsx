import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '../primitives/Button/Button';
import { FieldNotes } from '../primitives/FieldShell/FieldShell';
import { Input } from '../primitives/Input/Input';
import { useFormField, type Validate } from './useFormField';

export type DatePreset = {
  /** 'Last 7 days'. */
  label: string;
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Last day, `YYYY-MM-DD`. */
  to: string;
};

export type DateRangeFieldProps = {
  /** Where the first day lives in the form. */
  fromName: string;
  /** Where the last day lives in the form. */
  toName: string;
  /** The question: 'Period'. */
  label: string;
  /** Help that stays in sight. */
  hint?: string;
  /** Earliest day, `YYYY-MM-DD`. */
  min?: string;
  /** Latest day, `YYYY-MM-DD`. */
  max?: string;
  /** Ranges that one press chooses. */
  presets?: readonly DatePreset[];
  /** Shown but not to be changed. */
  disabled?: boolean;
  /** The rule of the first day. */
  validateFrom?: Validate<string>;
  /** The rule of the last day; that it is not before the first day is said by itself. */
  validateTo?: Validate<string>;
};

/** The later of two days; days are texts that sort. */
function later(one: string | undefined, other: string | undefined): string | undefined {
  if (!one) return other;
  return other && other > one ? other : one;
}

/** Days from one to another, both included. Its values are two texts `YYYY-MM-DD`, empty where open. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { fromName, toName, label, hint, min, max, presets = [], disabled = false } = props;
  const { validateFrom, validateTo } = props;
  const from = useFormField<string>(fromName, { validate: validateFrom });
  const to = useFormField<string>(toName, { validate: validateTo });
  const id = useId();
  const isReversed = Boolean(from.input.value && to.input.value && to.input.value < from.input.value);
  const error = from.error ?? to.error ?? (isReversed ? 'The last day is before the first day.' : undefined);
  const describedBy = error || hint ? `${id}-error ${id}-hint` : undefined;
  return (
    <Box role="group" aria-labelledby={`${id}-label`} display="flex" flexDirection="column" gap={1.5}>
      <Box id={`${id}-label`} textStyle="sm" fontWeight="medium">
        {label}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap={2}>
        <Box flex="1" minW="9rem">
          <Input
            {...from.input}
            type="date"
            aria-label={`${label}: first day`}
            aria-invalid={Boolean(error)}
            aria-describedby={describedBy}
            disabled={disabled}
            min={min}
            max={max}
          />
        </Box>
        <Box aria-hidden color="fg.muted">
          –
        </Box>
        <Box flex="1" minW="9rem">
          <Input
            {...to.input}
            type="date"
            aria-label={`${label}: last day`}
            aria-invalid={Boolean(error)}
            aria-describedby={describedBy}
            disabled={disabled}
            min={later(min, from.input.value)}
            max={max}
          />
        </Box>
      </Box>
      {presets.length > 0 ? (
        <Box display="flex" flexWrap="wrap" gap={1.5}>
          {presets.map((preset) => (
            <Button
              key={preset.label}
              size="sm"
              variant={
                preset.from === from.input.value && preset.to === to.input.value ? 'secondary' : 'ghost'
              }
              aria-pressed={preset.from === from.input.value && preset.to === to.input.value}
              disabled={disabled}
              onClick={() => {
                from.input.onChange(preset.from);
                to.input.onChange(preset.to);
              }}
            >
              {preset.label}
            </Button>
          ))}
        </Box>
      ) : null}
      <FieldNotes hintId={`${id}-hint`} errorId={`${id}-error`} hint={hint} error={error} />
    </Box>
  );
}
