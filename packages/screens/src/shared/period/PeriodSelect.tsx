import { Box, Select, translate } from '@adlane/ui';
import { type PeriodDays, periodDays } from './usePeriod';

export type PeriodSelectProps = {
  value: PeriodDays;
  /** Called with the chosen period. */
  onChange: (days: PeriodDays) => void;
};

const sortedDays = periodDays.toSorted((a, b) => Number(a) - Number(b));

/** Chooses the period of figures. */
export function PeriodSelect({ value, onChange }: PeriodSelectProps) {
  return (
    <Box w={44}>
      <Select
        aria-label={translate('Period')}
        options={sortedDays.map((value) => ({
          value,
          label: translate('Last {count} days', { count: value }),
        }))}
        value={value}
        onChange={({ target }) => onChange(periodDays.find((days) => days === target.value) ?? '30')}
      />
    </Box>
  );
}
