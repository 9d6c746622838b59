import { useId } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { Input } from '../../primitives/Input/Input';
import type { DateRange } from './FilterBarProps';
import { moveRange } from './listActiveFilters';

type DateInputsProps = {
  value: DateRange;
  onChange: (value: DateRange) => void;
};

/** First and last day of a range. */
export function DateInputs({ value, onChange }: DateInputsProps) {
  const id = useId();
  return (
    <Grid gap={3}>
      {(['from', 'to'] as const).map((end) => (
        <Grid key={end} gap={1}>
          <Box as="label" {...{ htmlFor: `${id}-${end}` }} textStyle="xs" color="fg.muted">
            {end === 'from' ? translate('From') : translate('To')}
          </Box>
          <Input
            id={`${id}-${end}`}
            type="date"
            value={value[end] ?? ''}
            onChange={({ target }) => onChange(moveRange(value, end, target.value))}
          />
        </Grid>
      ))}
    </Grid>
  );
}
