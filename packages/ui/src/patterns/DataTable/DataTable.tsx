import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { HStack } from '../../layout/HStack';
import { Stack } from '../../layout/Stack';
import { Text } from '../../layout/Text';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { formatTotal } from '../../primitives/Pagination/formatTotal';
import { Pagination } from '../../primitives/Pagination/Pagination';
import { useIsNarrow } from '../../provider/useIsNarrow';
import { barControls, controlHeight } from '../../theme/controlHeight';
import { DisplayMenu } from './columns/DisplayMenu';
import type { DataTableProps } from './DataTableProps';
import { FullTextArea } from './FullTextArea';
import { CardList, CardSkeletons, LongCardList } from './rows/CardList';
import { PageCheckbox } from './rows/RowCheckbox';
import { SortSelect } from './SortSelect';
import { StyledTable } from './StyledTable';
import { LongTableBody, TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { TableMessage } from './TableMessage';
import { TableSkeleton } from './TableSkeleton';
import { CardTotals, TableTotals } from './TableTotals';
import { type TableModel, useDataTable } from './useDataTable';
import { useElementWidth } from './useElementWidth';

/** From this number of rows, only visible ones are rendered. */
const longFromRows = 150;
/** In narrower tables, in pixels, a row has two lines instead of columns. */
const columnsFromWidth = 560;

/**
 * List of records as a table or as cards: sorting, pages, selection, columns, loading, empty and error states. Page, sort
 * order, filters and selection are props, so that they can live in the URL; rows arrive sorted and paged.
 *
 * Keyboard: arrow keys, Home and End move between rows, with Shift they extend the selection, Space selects, Enter opens,
 * Ctrl/Cmd + A selects the page and then all that match, Escape clears the selection.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, page, onPage, refreshing = false, layout = 'table' } = props;
  // State instead of a ref: children read it before a ref would be set.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const width = useElementWidth(scroller);
  const isPhone = useIsNarrow();
  const isNarrow = width === undefined ? isPhone === true : width < columnsFromWidth;
  const table = useDataTable(props, width);
  // Rows that arrive replace the skeleton in slices of work, so that a slow phone still answers meanwhile.
  const isLoaded = useDeferredValue(rows !== undefined) && rows !== undefined;
  const isLoading = !isLoaded && props.error === undefined;
  const hasRows = isLoaded && table.rows.length > 0 && props.error === undefined;
  const asCards = isNarrow || layout === 'cards';
  const isShown = isLoading || hasRows;
  // While a search is being cleared, its field keeps the focus.
  const isEmpty = !isShown && !refreshing && !props.filtered && !props.error && !page?.total;
  return (
    <Stack gap={3} minW={0}>
      {isEmpty ? null : (
        <Tools
          table={table}
          asCards={asCards}
          isNarrow={isNarrow}
          isShown={isShown}
          hasRows={hasRows}
          {...props}
        />
      )}
      <Box
        position="relative"
        {...(layout === 'cards' && isShown
          ? {}
          : { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3', overflow: 'clip' })}
      >
        {refreshing && hasRows ? <RefreshIndicator /> : null}
        <Rows
          table={table}
          asCards={asCards}
          isLoading={isLoading}
          hasRows={hasRows}
          scroller={scroller}
          setScroller={setScroller}
          {...props}
        />
      </Box>
      {page && onPage && hasRows ? (
        <Pagination
          {...page}
          onPage={onPage}
          onPerPage={props.onPerPage}
          label={translate('Pages of {label}', { label: label.toLowerCase() })}
        />
      ) : null}
    </Stack>
  );
}

type PartProps<Row> = DataTableProps<Row> & {
  table: TableModel<Row>;
  asCards: boolean;
  /** Too narrow for columns. */
  isNarrow: boolean;
  /** Rows, or the skeleton in their place. */
  isShown: boolean;
  hasRows: boolean;
};

/** Toolbar, display menu, and for cards order and page selection, or the total. On phones, the toolbar has its line alone. */
function Tools<Row>(props: PartProps<Row>) {
  const { table, asCards, isNarrow, isShown, hasRows, page, toolbar, toolbarEnd, columnsKey, layout } = props;
  const hasMenu = columnsKey !== undefined && layout !== 'cards';
  const cardTools = asCards && isShown && (table.selection !== undefined || props.onSort !== undefined);
  if (!toolbar && !toolbarEnd && !hasMenu && !cardTools) return null;
  const isBelow = isNarrow && cardTools;
  const showsOrder = cardTools && !isNarrow;
  const end =
    toolbarEnd || hasMenu || showsOrder ? (
      <HStack flexWrap="wrap" gap={2}>
        {showsOrder ? <SortSelect {...props} /> : null}
        {toolbarEnd}
        {hasMenu ? <DisplayMenu table={table} hasRows={!isNarrow} /> : null}
      </HStack>
    ) : null;
  return (
    <Stack gap={3}>
      <Flex wrap="wrap" align="flex-start" gap={2} css={barControls}>
        {showsOrder && table.selection ? (
          <Flex h={controlHeight} align="center" me={1}>
            <PageCheckbox table={table} />
          </Flex>
        ) : null}
        <Box flex="1 1 14rem" minW={0}>
          {toolbar}
        </Box>
        {isBelow ? null : end}
      </Flex>
      {isBelow ? (
        <HStack flexWrap="wrap" justifyContent="space-between" gap={2}>
          {table.selection ? (
            <PageCheckbox table={table} label={translate('Select all')} />
          ) : (
            <Text textStyle="sm" color="fg.muted">
              {page && hasRows
                ? translate('{amount} in total', { amount: formatTotal(page.total, page.hasMore ?? false) })
                : null}
            </Text>
          )}
          <HStack flex="1 1 9rem" minW={0} gap={2} justifyContent="flex-end">
            <SortSelect {...props} />
            {end}
          </HStack>
        </HStack>
      ) : null}
    </Stack>
  );
}

type RowsProps<Row> = Omit<PartProps<Row>, 'isNarrow' | 'isShown'> & {
  isLoading: boolean;
  scroller: HTMLElement | null;
  setScroller: (element: HTMLElement | null) => void;
};

/** The rows as table or cards, or their loading, empty or error state. */
function Rows<Row>(props: RowsProps<Row>) {
  const { table, label, asCards, isLoading, hasRows, refreshing = false, maxHeight = '70dvh' } = props;
  const { setScroller } = props;
  const isLong = table.rows.length >= longFromRows;
  const scrolls = hasRows && (isLong || (table.overflows && !asCards));
  return (
    <FullTextArea
      ref={setScroller}
      role="region"
      aria-label={label}
      aria-busy={isLoading || refreshing}
      // A scroll container is focusable, to scroll by keyboard.
      tabIndex={scrolls ? 0 : undefined}
      overflowX={scrolls ? 'auto' : undefined}
      {...(isLong && hasRows ? { overflowY: 'auto', maxH: maxHeight } : {})}
      colorPalette="brand"
      focusVisibleRing="inside"
    >
      {isLoading || hasRows ? <Filled {...props} isLong={isLong} /> : <TableMessage {...props} />}
    </FullTextArea>
  );
}

function Filled<Row>(props: RowsProps<Row> & { isLong: boolean }) {
  const { layout, asCards, hasRows, isLong } = props;
  if (!asCards) return <FilledTable {...props} />;
  if (!hasRows) return <CardSkeletons layout={layout} />;
  return (
    <>
      {isLong ? <LongCardList {...props} /> : <CardList {...props} />}
      <CardTotals {...props} />
    </>
  );
}

function FilledTable<Row>(props: RowsProps<Row> & { isLong: boolean }) {
  const { table, label, hasRows, isLong } = props;
  const { rows, measure } = table;
  const { isCompact } = table.compactRows;
  const columnIds = table.columns.map(({ id }) => id).join();
  const element = useRef<HTMLTableElement>(null);
  useLayoutEffect(
    function measureCells() {
      if (hasRows && element.current) measure(element.current);
    },
    [measure, hasRows, columnIds, rows, isCompact],
  );
  const Body = isLong ? LongTableBody : TableBody;
  return (
    <StyledTable
      ref={element}
      data-overflows={table.overflows || undefined}
      data-virtual={isLong || undefined}
      data-compact={isCompact || undefined}
      aria-rowcount={isLong ? table.rows.length + 1 : undefined}
    >
      <VisuallyHidden as="caption">{label}</VisuallyHidden>
      <TableHead {...props} />
      {hasRows ? (
        // Mounted again for rows of another height, whose places a long list has stored.
        <Body key={String(isCompact)} {...props} />
      ) : (
        <TableSkeleton {...props} />
      )}
      {hasRows ? <TableTotals {...props} /> : null}
    </StyledTable>
  );
}

/** Shows that other rows are loading; the current rows stay. */
function RefreshIndicator() {
  return (
    <Box aria-hidden position="absolute" insetInline={0} top={0} h="2px" overflow="hidden" zIndex={4}>
      <Box h="full" w="40%" bg="brand.solid" animation="adlane-sweep 1.2s ease-in-out infinite" />
    </Box>
  );
}
