import { Box, Select } from '@adlane/ui';
import { type PeriodDays, periodDays } from './usePeriod';

export type PeriodSelectProps = {
  value: PeriodDays;
  /** Called with the chosen period. */
  onChange: (days: PeriodDays) => void;
};

const options = periodDays
  .toSorted((a, b) => Number(a) - Number(b))
  .map((value) => ({ value, label: `Last ${value} days` }));

/** Chooses the period of figures. */
export function PeriodSelect({ value, onChange }: PeriodSelectProps) {
  return (
    <Box w="10.5rem">
      <Select
        aria-label="Period"
        options={options}
        value={value}
        onChange={({ target }) => onChange(periodDays.find((days) => days === target.value) ?? '30')}
      />
    </Box>
  );
}
