import { useLocaleContext } from '@chakra-ui/react';
import { ListFilter } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { Button } from '../../primitives/Button/Button';
import { SearchInput } from '../../primitives/SearchInput/SearchInput';
import { barControls } from '../../theme/controlHeight';
import { useIsNarrow } from '../narrowScreen/useIsNarrow';
import type { FilterBarProps } from './FilterBarProps';
import { FilterChip, LazyFilterPopover } from './FilterChip';
import { FilterSheet } from './FilterSheet';
import { listActiveFilters } from './listActiveFilters';

/** Names the button that adds filters, where chips have the name of their filter. */
const addButton = '';

/** Focuses the chip of a filter, or the button that adds filters, as soon as the bar shows it. */
function useNextFocus() {
  const bar = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  const find = (name: string) => bar.current?.querySelector<HTMLElement>(`[data-filter="${name}"]`) ?? null;
  // After every render: the owner of the values decides when a chip comes or goes.
  useEffect(() => {
    const element = next.current === undefined ? null : find(next.current);
    if (!element) return;
    next.current = undefined;
    element.focus();
  });
  const focusNext = (name: string) => {
    next.current = name;
  };
  return { bar, find, focusNext };
}

/**
 * Views, search and filters of a list in one line: a button adds a filter, a chip per active one changes or removes it.
 * The values belong to the owner, usually the URL. On phones, the filters are in a sheet.
 */
export function FilterBar({ views, search, filters, onReset, total, children }: FilterBarProps) {
  const { locale } = useLocaleContext();
  const isNarrow = useIsNarrow();
  const { bar, find, focusNext } = useNextFocus();
  const active = listActiveFilters(filters, locale);
  const unset = filters.flatMap(({ name }) => (active.some((each) => each.name === name) ? [] : [name]));
  return (
    <Flex
      ref={bar}
      wrap={views ? 'wrap' : { base: 'wrap', md: 'nowrap' }}
      align="flex-start"
      gap={2}
      minW={0}
      css={barControls}
    >
      {views ? (
        <Box flex={{ base: '0 0 100%', md: '0 1 auto' }} minW={0} maxW="full" _empty={{ display: 'none' }}>
          {views}
        </Box>
      ) : null}
      {search ? (
        <Box flex={{ base: '1', md: '0 1 15rem' }} minW="9rem">
          <SearchInput {...search} />
        </Box>
      ) : null}
      {isNarrow && filters.length > 0 ? (
        <FilterSheet filters={filters} onReset={onReset} total={total} activeCount={active.length} />
      ) : null}
      {!isNarrow && unset.length > 0 ? (
        <LazyFilterPopover
          filters={filters}
          names={unset}
          onChosen={focusNext}
          findFocus={find}
          trigger={
            <Button variant="secondary" startIcon={<ListFilter aria-hidden />} data-filter={addButton}>
              {translate('Filter')}
            </Button>
          }
        />
      ) : null}
      {active.length > 0 ? (
        <Flex
          role="group"
          aria-label={translate('Filters')}
          wrap={{ base: 'nowrap', md: 'wrap' }}
          align="center"
          // One line on phones, too: it scrolls. The padding leaves room for focus rings.
          flex={{ base: '0 0 calc(100% + 0.5rem)', md: views ? '0 0 100%' : '1' }}
          overflowX={{ base: 'auto', md: 'visible' }}
          m={{ base: -1, md: 0 }}
          p={{ base: 1, md: 0 }}
          // Beside views, the chips have their own line, so that search and button stay where they are.
          order={{ base: 1, md: views ? 1 : 0 }}
          gap={2}
          minW={0}
        >
          {active.map((each) => (
            <FilterChip
              key={each.name}
              active={each}
              filters={filters}
              onRemove={() => focusNext(addButton)}
            />
          ))}
          {active.length > 1 ? (
            <Button
              variant="ghost"
              onClick={() => {
                focusNext(addButton);
                onReset();
              }}
            >
              {translate('Reset all')}
            </Button>
          ) : null}
        </Flex>
      ) : null}
      {children}
    </Flex>
  );
}
