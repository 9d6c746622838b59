import { chakra } from '@chakra-ui/react';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { Button } from '../../primitives/Button/Button';
import { Input } from '../../primitives/Input/Input';
import { inputRecipe } from '../../primitives/Input/inputRecipe';
import { Popover } from '../../primitives/Popover/Popover';
import type { Filter } from './FilterBarProps';
import { moveRange } from './listActiveFilters';

const StyledSelect = chakra('select', inputRecipe);

type FilterByKind<Kind extends Filter['kind']> = Extract<Filter, { kind: Kind }>;

/** Select filter with groups. */
export function ChoiceControl({ filter, id }: { filter: FilterByKind<'choice'>; id?: string }) {
  const { label, allLabel, choices, groups = [], value, onChange } = filter;
  const known = [...choices, ...groups.flatMap((group) => group.choices)];
  const isUnknown = value !== '' && !known.some((choice) => choice.value === value);
  return (
    <Box position="relative" w="full" minW={0}>
      <StyledSelect
        {...(id === undefined ? { 'aria-label': label } : { id })}
        css={{ paddingInlineEnd: '2.25rem', textOverflow: 'ellipsis' }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{allLabel}</option>
        {isUnknown ? <option value={value}>{value}</option> : null}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
        {groups.map((group) =>
          group.choices.length > 0 ? (
            <optgroup key={group.label} label={group.label}>
              {group.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </optgroup>
          ) : null,
        )}
      </StyledSelect>
      <Box
        as={ChevronDown}
        aria-hidden
        position="absolute"
        insetEnd={3}
        top={3}
        boxSize={4}
        color="fg.muted"
        pointerEvents="none"
      />
    </Box>
  );
}

/** Date range filter. */
export function DateRangeControl({ filter }: { filter: FilterByKind<'dateRange'> }) {
  const { value, onChange } = filter;
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

/** Filter above a list. */
export function InlineFilter({ filter }: { filter: Filter }) {
  if (filter.kind === 'choice') {
    return (
      <Box flex="1 1 8.5rem" maxW="12rem" minW={0}>
        <ChoiceControl filter={filter} />
      </Box>
    );
  }
  return (
    <Popover
      title={filter.label}
      trigger={
        <Button variant="secondary" startIcon={<CalendarDays aria-hidden />}>
          {filter.label}
        </Button>
      }
    >
      <DateRangeControl filter={filter} />
    </Popover>
  );
}

/** Filter in the sheet on phones, with its label. */
export function SheetFilter({ filter }: { filter: Filter }) {
  const id = useId();
  if (filter.kind === 'choice') {
    return (
      <Grid gap={1.5}>
        <Box as="label" {...{ htmlFor: id }} fontWeight="medium">
          {filter.label}
        </Box>
        <ChoiceControl filter={filter} id={id} />
      </Grid>
    );
  }
  return (
    <Box as="fieldset">
      <Box as="legend" fontWeight="medium" mb={1.5}>
        {filter.label}
      </Box>
      <DateRangeControl filter={filter} />
    </Box>
  );
}
