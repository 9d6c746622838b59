import { useVirtualizer } from '@tanstack/react-virtual';
import type { TableRow } from '../useDataTable';

type VisibleRowsOptions<Row> = {
  readonly rows: readonly TableRow<Row>[];
  /** The scroll container. */
  readonly scroller: HTMLElement | null;
  /** Estimated row height before it is measured, in pixels. */
  readonly rowHeight: number;
  /** Rows rendered beyond the edges, to avoid blank areas while scrolling. */
  readonly overscan: number;
};

/** Returns the visible rows of a long list, and the height above and below them in pixels. */
export function useVisibleRows<Row>({
  rows,
  scroller,
  rowHeight,
  overscan: beyond,
}: VisibleRowsOptions<Row>) {
  // The virtualizer mutates in place and is read on each render; nothing here is memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: beyond,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const shown = virtualizer.getVirtualItems();
  return {
    shown: shown.flatMap(({ index }) => rows[index] ?? []),
    above: shown[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index),
    /** Ref for rows of varying height, with their position as `data-index`. */
    measure: virtualizer.measureElement,
  };
}
