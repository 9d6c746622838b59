import { useLocaleContext } from '@chakra-ui/react';
import { ListFilter } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { Button } from '../../primitives/Button/Button';
import { SearchInput } from '../../primitives/SearchInput/SearchInput';
import { useIsNarrow } from '../../provider/useIsNarrow';
import { barControls } from '../../theme/controlHeight';
import type { FilterBarProps } from './FilterBarProps';
import { FilterChip, LazyFilterPopover } from './FilterChip';
import { FilterSheetButton } from './FilterSheetButton';
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

/** Where search and views share what the button of the filters leaves. */
const tight = '@container filter-bar (max-width: 32rem)';
/** Where views and two buttons would leave the search no room for its text: it gets a line below. */
const crowded = '@container filter-bar (max-width: 25rem)';

/**
 * Views, search and filters of a list in one line: a button adds a filter, a chip per active one changes or removes it.
 * The values belong to the owner, usually the URL. On phones, the filters are in a sheet.
 */
export function FilterBar({ views, search, filters, onReset, total, hasMore, children }: FilterBarProps) {
  const { locale } = useLocaleContext();
  const isNarrow = useIsNarrow();
  const { bar, find, focusNext } = useNextFocus();
  const active = listActiveFilters(filters, locale);
  const unset = filters.flatMap(({ name }) => (active.some((each) => each.name === name) ? [] : [name]));
  return (
    <Box minW={0} css={views ? { containerType: 'inline-size', containerName: 'filter-bar' } : undefined}>
      <Flex
        ref={bar}
        wrap="wrap"
        align="flex-start"
        gap={2}
        minW={0}
        css={{ ...barControls, _wideFilterBar: { flexWrap: 'nowrap' } }}
      >
        {views ? (
          <Box
            // The same width for every view: search and filters stay where they are.
            flex="0 0 10rem"
            minW={0}
            _empty={{ display: 'none' }}
            css={{ [tight]: { flex: '1 0 5.5rem' }, _wideFilterBar: { flex: '0 1 auto', order: -2 } }}
          >
            {views}
          </Box>
        ) : null}
        {search ? (
          <Box
            flex={views ? '0 0 13rem' : { base: '1 1 5rem', md: '0 0 15rem' }}
            minW={0}
            css={{
              [tight]: { flex: views ? '3 1 8rem' : '1 1 5rem' },
              ...(children ? { [crowded]: { flex: '1 1 100%', order: 1 } } : {}),
              _wideFilterBar: { flexBasis: '15rem', marginInlineStart: 'auto' },
            }}
          >
            <SearchInput {...search} />
          </Box>
        ) : null}
        {isNarrow && filters.length > 0 ? (
          <FilterSheetButton
            filters={filters}
            onReset={onReset}
            total={total}
            hasMore={hasMore}
            activeCount={active.length}
          />
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
        {!isNarrow && active.length > 0 ? (
          <Flex
            role="group"
            aria-label={translate('Filters')}
            align="center"
            gap={2}
            // One line: the rest of the first, or else the second. It scrolls; the padding leaves room for focus rings.
            flex="0 1 auto"
            minW={0}
            maxW="calc(100% + 0.5rem)"
            overflowX="auto"
            m={-1}
            p={1}
            order={1}
            css={{ _wideFilterBar: { order: -1 } }}
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
    </Box>
  );
}
