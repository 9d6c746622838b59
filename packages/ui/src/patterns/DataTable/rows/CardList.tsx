import { memo } from 'react';
import { Box } from '../../../layout/Box';
import { Grid } from '../../../layout/Grid';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { useDragItem } from '../../DragBoard/useDragItem';
import type { DataTableProps } from '../DataTableProps';
import { skeletonRows } from '../TableSkeleton';
import { isSelected, type TableModel, type TableRow } from '../useDataTable';
import { ListRow } from './ListRow';
import { RowCard } from './RowCard';
import { RowCheckbox } from './RowCheckbox';
import { useRowKeys } from './useRowKeys';
import { useVisibleRows } from './useVisibleRows';

type CardListProps<Row> = DataTableProps<Row> & { table: TableModel<Row> };

type Layout = 'table' | 'cards';

/** Styles of the list: a grid of cards, or rows with lines between. */
const listStyles = {
  cards: {
    display: 'grid',
    gap: 4,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  },
  table: { css: { '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' } } },
} as const satisfies Record<Layout, object>;

/** All rows as cards. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { table, label, layout = 'table' } = props;
  const onKeyDown = useRowKeys(table);
  return (
    <Box as="ul" aria-label={label} listStyleType="none" {...listStyles[layout]} onKeyDown={onKeyDown}>
      {table.rows.map((row) => (
        <CardItem key={row.id} row={row} list={props} />
      ))}
    </Box>
  );
}

/** Estimated height of a row or card before it is measured, in pixels. */
const likelyHeights = { table: 53, cards: 148 } as const satisfies Record<Layout, number>;
const cardsBeyond = 6;

/** The visible cards of a long list. */
export function LongCardList<Row>(props: CardListProps<Row> & { scroller: HTMLElement | null }) {
  const { table, label, scroller, layout = 'table' } = props;
  const { shown, above, below, scrollTo, measure } = useVisibleRows({
    rows: table.rows,
    scroller,
    rowHeight: likelyHeights[layout],
    overscan: cardsBeyond,
  });
  const onKeyDown = useRowKeys(table, scrollTo);
  return (
    <Box
      as="ul"
      aria-label={label}
      listStyleType="none"
      {...(layout === 'table' ? listStyles.table : {})}
      onKeyDown={onKeyDown}
      style={{ paddingBlock: `${above}px ${below}px` }}
    >
      {shown.map((row) => (
        <CardItem key={row.id} row={row} measure={measure} count={table.rows.length} list={props} />
      ))}
    </Box>
  );
}

type CardItemProps<Row> = {
  list: CardListProps<Row>;
  row: TableRow<Row>;
  measure?: (node: Element | null) => void;
  count?: number;
};

function DrawnCard<Row>({ row, measure, count, list }: CardItemProps<Row>) {
  const { table, rowActions, renderCard, layout = 'table', draggable = false } = list;
  const { isDragging, listeners } = useDragItem(row.id, draggable);
  const parts = {
    checkbox: table.selection ? <RowCheckbox row={row} {...list} /> : null,
    actions: rowActions?.(row.record),
    isSelected: isSelected(table, row),
  };
  function drawRow() {
    if (layout === 'table') return <ListRow row={row} parts={parts} {...list} />;
    return renderCard ? renderCard(row.record, parts) : <RowCard row={row} parts={parts} {...list} />;
  }
  return (
    <Grid
      as="li"
      ref={measure}
      {...listeners}
      data-index={row.index}
      data-row-index={row.index}
      aria-posinset={count === undefined ? undefined : row.index + 1}
      aria-setsize={count}
      minW={0}
      pb={measure && layout === 'cards' ? 3 : 0}
      opacity={isDragging ? 0.6 : 1}
    >
      {drawRow()}
    </Grid>
  );
}

/** Memoized while the list scrolls, like table rows. */
const CardItem = memo(DrawnCard) as typeof DrawnCard;

/** Loading rows or cards. */
export function CardSkeletons({ layout = 'table' }: { layout?: Layout | undefined }) {
  const asCards = layout === 'cards';
  return (
    <Box as="ul" listStyleType="none" {...listStyles[layout]}>
      {skeletonRows.map((row) => (
        <Box
          as="li"
          key={row}
          overflow="hidden"
          {...(asCards ? { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3' } : {})}
        >
          {asCards ? <Skeleton height="8.5rem" /> : null}
          <Grid gap={asCards ? 3 : 2} p={asCards ? 4 : 3}>
            <Skeleton width="70%" />
            <Skeleton width="50%" />
          </Grid>
        </Box>
      ))}
    </Box>
  );
}
