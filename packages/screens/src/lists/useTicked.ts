import type { RowSelection } from '@adlane/ui';
import type { ListPage } from '../urlState/listTable';
import { collectRows } from './collectRows';
import { countOf, nameOrCount } from './countOf';
import { useKnownRows } from './useKnownRows';

/** The rows that a deed is done to: those that are known, or a way to ask for all that match. */
export type DeedItems<Row> = readonly Row[] | ((signal: AbortSignal) => Promise<readonly Row[]>);

type Ticked<Row> = {
  readonly noun: string;
  readonly selection: RowSelection;
  /** The page in sight. */
  readonly page: ListPage<Row> | undefined;
  /** Asks for a page of all that match. */
  readonly readPage: (page: number, perPage: number) => Promise<ListPage<Row>>;
};

/** What is ticked, as deeds take it and as questions call it. */
export function useTicked<Row extends { readonly id: number; readonly name: string }>(
  ticked: Ticked<Row>,
): {
  readonly items: DeedItems<Row>;
  readonly subject: string;
  /** Finds the rows of these ids among those that were shown. */
  readonly known: (ids: Iterable<string>) => readonly Row[];
} {
  const { noun, selection, page, readPage } = ticked;
  const known = useKnownRows(page?.data);
  if (selection.isAllMatching) {
    const items = (signal: AbortSignal) => collectRows(readPage, signal);
    return { items, subject: countOf(page?.meta.total ?? 0, noun), known };
  }
  return {
    known,
    get items() {
      return known(selection.ids);
    },
    get subject() {
      return nameOrCount(known(selection.ids), noun);
    },
  };
}

/** Leaves out rows that a deed has nothing to do to. */
export function onlyThose<Row>(items: DeedItems<Row>, isMeant: (row: Row) => boolean): DeedItems<Row> {
  if (typeof items !== 'function') return items.filter(isMeant);
  return async (signal) => (await items(signal)).filter(isMeant);
}
