import { useVirtualizer } from '@tanstack/react-virtual';
import type { TableRow } from './useDataTable';

type VisibleRowsOptions<Row> = {
  readonly rows: readonly TableRow<Row>[];
  /** What scrolls. */
  readonly scroller: HTMLElement | null;
  /** What a row's height is taken for until it has been drawn, in pixels. */
  readonly rowHeight: number;
  /** Rows drawn beyond the edges, so that quick scrolling meets no white. */
  readonly overscan: number;
};

/** Those of thousands of rows that are in sight, and the heights of what is above and below them in pixels. */
export function useVisibleRows<Row>({
  rows,
  scroller,
  rowHeight,
  overscan: beyond,
}: VisibleRowsOptions<Row>) {
  // It changes in place and is asked anew at each render, as nothing here is remembered.
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
    /** Put on rows whose heights differ, with their place as `data-index`. */
    measure: virtualizer.measureElement,
  };
}
