import { memo } from 'react';
import { Box } from '../../../layout/Box';
import { Grid } from '../../../layout/Grid';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { useDragItem } from '../../DragBoard/useDragItem';
import type { DataTableProps } from '../DataTableProps';
import { skeletonRows } from '../TableSkeleton';
import { isSelected, type TableModel, type TableRow } from '../useDataTable';
import { RowCard } from './RowCard';
import { RowCheckbox } from './RowCheckbox';
import { useRowKeys } from './useRowKeys';
import { useVisibleRows } from './useVisibleRows';

type CardListProps<Row> = DataTableProps<Row> & { table: TableModel<Row> };

function getGridColumns(layout: 'table' | 'cards') {
  const columns = layout === 'cards' ? 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' : 'minmax(0, 1fr)';
  return { display: 'grid', gap: layout === 'cards' ? 4 : 3, gridTemplateColumns: columns } as const;
}

/** All rows as cards. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { table, label, layout = 'table' } = props;
  const onKeyDown = useRowKeys(table);
  return (
    <Box as="ul" aria-label={label} listStyleType="none" {...getGridColumns(layout)} onKeyDown={onKeyDown}>
      {table.rows.map((row) => (
        <CardItem key={row.id} row={row} list={props} />
      ))}
    </Box>
  );
}

/** Estimated height of a card before it is measured, in pixels. */
const likelyCardHeight = 148;
const cardsBeyond = 6;

/** The visible cards of a long list. */
export function LongCardList<Row>(props: CardListProps<Row> & { scroller: HTMLElement | null }) {
  const { table, label, scroller } = props;
  const { shown, above, below, scrollTo, measure } = useVisibleRows({
    rows: table.rows,
    scroller,
    rowHeight: likelyCardHeight,
    overscan: cardsBeyond,
  });
  const onKeyDown = useRowKeys(table, scrollTo);
  return (
    <Box
      as="ul"
      aria-label={label}
      listStyleType="none"
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
  const { table, rowActions, renderCard, draggable = false } = list;
  const { ref, isDragging, listeners } = useDragItem(row.id, draggable);
  const parts = {
    checkbox: table.selection ? <RowCheckbox row={row} {...list} /> : null,
    actions: rowActions?.(row.record),
    isSelected: isSelected(table, row),
  };
  return (
    <Grid
      as="li"
      ref={(node: HTMLElement | null) => {
        ref(node);
        measure?.(node);
      }}
      {...listeners}
      data-index={row.index}
      data-row-index={row.index}
      aria-posinset={count === undefined ? undefined : row.index + 1}
      aria-setsize={count}
      minW={0}
      pb={measure ? 3 : 0}
      opacity={isDragging ? 0.6 : 1}
    >
      {renderCard ? renderCard(row.record, parts) : <RowCard row={row} parts={parts} {...list} />}
    </Grid>
  );
}

/** Memoized while the list scrolls, like table rows. */
const CardItem = memo(DrawnCard) as typeof DrawnCard;

/** Loading cards. */
export function CardSkeletons({ layout = 'table' }: { layout?: 'table' | 'cards' | undefined }) {
  return (
    <Box as="ul" listStyleType="none" {...getGridColumns(layout)}>
      {skeletonRows.map((row) => (
        <Box as="li" key={row} bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
          {layout === 'cards' ? <Skeleton height="8.5rem" /> : null}
          <Grid gap={3} p={4}>
            <Skeleton width="70%" />
            <Skeleton width="50%" />
          </Grid>
        </Box>
      ))}
    </Box>
  );
}
