import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { cloneElement, type MouseEventHandler, type ReactElement, useId, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { Button } from '../../primitives/Button/Button';
import { Drawer } from '../../primitives/Dialog/Drawer';
import { inputRecipe } from '../../primitives/Input/inputRecipe';
import { formatTotal } from '../../primitives/Pagination/formatTotal';
import { DateInputs } from './DateInputs';
import type { Filter, FilterBarProps } from './FilterBarProps';

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

type FilterSheetProps = Pick<FilterBarProps, 'filters' | 'onReset' | 'total' | 'hasMore'> & {
  trigger: ReactElement<{ onClick?: MouseEventHandler }>;
  activeCount: number;
};

/** Filters of a list in a sheet, for phones. */
export function FilterSheet({
  trigger,
  filters,
  onReset,
  total,
  hasMore = false,
  activeCount,
}: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {cloneElement(trigger, { onClick: () => setOpen(true) })}
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
              {total === undefined
                ? translate('Show')
                : translate('Show {total}', { total: formatTotal(total, hasMore) })}
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
