import { chakra, useLocaleContext } from '@chakra-ui/react';
import { ListFilter, X } from 'lucide-react';
import { useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { HStack } from '../../layout/HStack';
import { Stack } from '../../layout/Stack';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Drawer } from '../../primitives/Dialog/Drawer';
import { SearchInput } from '../../primitives/SearchInput/SearchInput';
import { useIsNarrow } from '../narrowScreen/useIsNarrow';
import type { FilterBarProps } from './FilterBarProps';
import { InlineFilter, SheetFilter } from './FilterControl';
import { listActiveFilters } from './listActiveFilters';

/** Breakpoint `md`: below it, filters are in a sheet. */

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    maxW: 'full',
    minH: 7,
    ps: 3,
    pe: 2,
    borderRadius: 'full',
    bg: 'brand.muted',
    color: 'brand.fg',
    textStyle: 'xs',
    fontWeight: 'medium',
    cursor: 'button',
    colorPalette: 'brand',
    focusVisibleRing: 'outside',
    '& svg': { boxSize: 3.5, flexShrink: 0 },
    _hover: { bg: 'brand.emphasized' },
  },
});

/**
 * Search and filters of a list, with chips for the active ones. The values belong to the owner, usually the
 * URL.
 */
export function FilterBar(props: FilterBarProps) {
  const { search, filters, onReset, children } = props;
  const { locale } = useLocaleContext();
  const isNarrow = useIsNarrow();
  const active = listActiveFilters(filters, locale);
  return (
    <Stack gap={3} minW={0}>
      <HStack flexWrap={{ base: 'nowrap', md: 'wrap' }} gap={3}>
        {search ? (
          <Box flex={{ base: '1', md: '1 1 13rem' }} minW={0}>
            <SearchInput {...search} />
          </Box>
        ) : null}
        {isNarrow && filters.length > 0 ? <FilterSheet {...props} activeCount={active.length} /> : null}
        {isNarrow ? null : filters.map((filter) => <InlineFilter key={filter.name} filter={filter} />)}
        {children}
      </HStack>
      {active.length > 0 ? (
        <HStack role="group" aria-label={translate('Active filters')} flexWrap="wrap" gap={2}>
          {active.map(({ name, text, clear }) => (
            <Chip
              key={name}
              type="button"
              aria-label={translate('Remove filter {text}', { text })}
              onClick={clear}
            >
              <Box as="span" truncate>
                {text}
              </Box>
              <X aria-hidden />
            </Chip>
          ))}
          <Button variant="ghost" size="sm" onClick={onReset}>
            {translate('Reset all')}
          </Button>
        </HStack>
      ) : null}
    </Stack>
  );
}

/** Filters on phones: a button with the number of active filters, and a sheet. */
function FilterSheet({ filters, onReset, total, activeCount }: FilterBarProps & { activeCount: number }) {
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
        onClick={() => setOpen(true)}
      >
        {activeCount === 0 ? translate('Filters') : <Badge tone="brand">{activeCount}</Badge>}
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
