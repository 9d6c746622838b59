import { chakra } from '@chakra-ui/react';
import { ChevronDown, ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Drawer } from '../../primitives/Dialog/Drawer';
import { inputRecipe } from '../../primitives/Input/inputRecipe';
import { DateInputs } from './DateInputs';
import type { Filter, FilterBarProps } from './FilterBarProps';

/** Beside views and search, phones have no room for the word. */
const WideText = chakra('span', { base: { display: { base: 'none', sm: 'inline' } } });

const StyledSelect = chakra('select', inputRecipe);

type ChoiceControlProps = { filter: Extract<Filter, { kind: 'choice' }>; id: string };

/** Select with groups. */
function ChoiceControl({ filter, id }: ChoiceControlProps) {
  const { allLabel, choices, groups = [], value, onChange } = filter;
  const known = [...choices, ...groups.flatMap((group) => group.choices)];
  const isUnknown = value !== '' && !known.some((choice) => choice.value === value);
  return (
    <Box position="relative" w="full" minW={0}>
      <StyledSelect
        id={id}
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

/** A filter with its label. */
function SheetFilter({ filter }: { filter: Filter }) {
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
      <DateInputs value={filter.value} onChange={filter.onChange} />
    </Box>
  );
}

type FilterSheetProps = Pick<FilterBarProps, 'filters' | 'onReset' | 'total'> & { activeCount: number };

/** Filters on phones: a button with the number of active filters, and a sheet. */
export function FilterSheet({ filters, onReset, total, activeCount }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<ListFilter aria-hidden />}
        aria-label={
          activeCount === 0
            ? translate('Filters')
            : translate('Filters, {count} active', { count: activeCount })
        }
        data-filter=""
        onClick={() => setOpen(true)}
      >
        <WideText>{translate('Filters')}</WideText>
        {activeCount === 0 ? null : <Badge tone="brand">{activeCount}</Badge>}
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        title={translate('Filters')}
        footer={
          <>
            <Button variant="secondary" disabled={activeCount === 0} onClick={onReset}>
              {translate('Reset all')}
            </Button>
            <Button onClick={close}>
              {total === undefined ? translate('Show') : translate('Show {total}', { total })}
            </Button>
          </>
        }
      >
        <Grid gap={5}>
          {filters.map((filter) => (
            <SheetFilter key={filter.name} filter={filter} />
          ))}
        </Grid>
      </Drawer>
    </>
  );
}
