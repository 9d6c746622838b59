import type { RowSelection } from '@adlane/ui';
import type { ListPage } from '../urlState/buildTableProps';
import { collectRows } from './collectRows';
import { formatCount, formatSubject } from './formatCount';
import { useKnownRows } from './useKnownRows';

/** The rows that a deed is done to: those that are known, or a way to ask for all that match. */
export type ActionItems<Row> = readonly Row[] | ((signal: AbortSignal) => Promise<readonly Row[]>);

type SelectedRowsOptions<Row> = {
  readonly noun: string;
  readonly selection: RowSelection;
  /** The page in sight. */
  readonly page: ListPage<Row> | undefined;
  /** Asks for a page of all that match. */
  readonly readPage: (page: number, perPage: number) => Promise<ListPage<Row>>;
};

/** What is options, as deeds take it and as questions call it. */
export function useSelectedRows<Row extends { readonly id: number; readonly name: string }>(
  options: SelectedRowsOptions<Row>,
): {
  readonly items: ActionItems<Row>;
  readonly subject: string;
  /** Finds the rows of these ids among those that were shown. */
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

/** Leaves out rows that a deed has nothing to do to. */
export function filterItems<Row>(items: ActionItems<Row>, isMeant: (row: Row) => boolean): ActionItems<Row> {
  if (typeof items !== 'function') return items.filter(isMeant);
  return async (signal) => (await items(signal)).filter(isMeant);
}
