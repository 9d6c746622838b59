import { useId } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { HStack } from '../../layout/HStack';
import { Stack } from '../../layout/Stack';
import { Button } from '../../primitives/Button/Button';
import { FieldNotes } from '../../primitives/FieldShell/FieldShell';
import { Input } from '../../primitives/Input/Input';
import { useFormField, type Validate } from '../useFormField';

/** A named date range. */
export type DatePreset = {
  /** Name of the preset: 'Last 7 days'. */
  label: string;
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Last day, `YYYY-MM-DD`. */
  to: string;
};

export type DateRangeFieldProps = {
  /** Form name of the first day. */
  fromName: string;
  /** Form name of the last day. */
  toName: string;
  /** Label: 'Period'. */
  label: string;
  /** Help text that is always visible. */
  hint?: string;
  /** Earliest day, `YYYY-MM-DD`. */
  min?: string;
  /** Latest day, `YYYY-MM-DD`. */
  max?: string;
  /** Ranges to select with one click. */
  presets?: readonly DatePreset[];
  /** Shown but not editable. */
  disabled?: boolean;
  /** Validates the first day. */
  validateFrom?: Validate<string>;
  /** Validates the last day; the order of the two days is checked anyway. */
  validateTo?: Validate<string>;
};

/** Returns the later of two days; ISO days sort as strings. */
function getLater(one: string | undefined, other: string | undefined): string | undefined {
  if (!one) return other;
  return other && other > one ? other : one;
}

/** Range of days, both included. The values are two strings `YYYY-MM-DD`, empty if open. */
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
    <Stack role="group" aria-labelledby={`${id}-label`} gap={1.5}>
      <Box id={`${id}-label`} textStyle="sm" fontWeight="medium">
        {label}
      </Box>
      <HStack flexWrap="wrap" gap={2}>
        <Box flex="1" minW="9rem">
          <Input
            {...from.input}
            type="date"
            aria-label={translate('{label}: first day', { label })}
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
            aria-label={translate('{label}: last day', { label })}
            aria-invalid={Boolean(error)}
            aria-describedby={describedBy}
            disabled={disabled}
            min={getLater(min, from.input.value)}
            max={max}
          />
        </Box>
      </HStack>
      {presets.length > 0 ? (
        <Flex wrap="wrap" gap={1.5}>
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
        </Flex>
      ) : null}
      <FieldNotes hintId={`${id}-hint`} errorId={`${id}-error`} hint={hint} error={error} />
    </Stack>
  );
}
