import type { RowSelection } from '@adlane/ui';
import type { ListPage } from '../urlState/useTableProps';
import { collectRows } from './collectRows';
import { type CountedNoun, formatCount, formatSubject } from './formatCount';
import { useKnownRows } from './useKnownRows';

/** The rows that an action applies to: the known rows, or a function that requests all matching rows. */
export type ActionItems<Row> = readonly Row[] | ((signal: AbortSignal) => Promise<readonly Row[]>);

type SelectedRowsOptions<Row> = {
  readonly noun: CountedNoun;
  readonly selection: RowSelection;
  /** The page shown. */
  readonly page: ListPage<Row> | undefined;
  /** Requests a page of all matching rows. */
  readonly readPage: (page: number, perPage: number) => Promise<ListPage<Row>>;
};

/** The selected rows, for bulk actions and confirm prompts. */
export function useSelectedRows<Row extends { readonly id: number; readonly name: string }>(
  options: SelectedRowsOptions<Row>,
): {
  readonly items: ActionItems<Row>;
  readonly subject: string;
  /** Finds the rows of these ids among the pages shown so far. */
  readonly known: (ids: Iterable<string>) => readonly Row[];
} {
  const { noun, selection, page, readPage } = options;
  const known = useKnownRows(page?.data);
  if (selection.isAllMatching) {
    const items = (signal: AbortSignal) => collectRows(readPage, signal);
    return { items, subject: formatCount(page?.meta.total ?? 0, noun), known };
  }
  return {
    known,
    get items() {
      return known(selection.ids);
    },
    get subject() {
      return formatSubject(known(selection.ids), noun);
    },
  };
}

/** Whether it is known to be one row, so that a message names it in the singular. */
export function isOneItem(items: ActionItems<unknown>): boolean {
  return typeof items !== 'function' && items.length === 1;
}

/** Filters the rows that an action applies to. */
export function filterItems<Row>(items: ActionItems<Row>, isMeant: (row: Row) => boolean): ActionItems<Row> {
  if (typeof items !== 'function') return items.filter(isMeant);
  return async (signal) => (await items(signal)).filter(isMeant);
}
