import { useEffect, useRef } from 'react';

/**
 * Remembers the rows of all pages that were shown: what is ticked over pages is known by id alone.
 * @returns finds the known ones of the ids
 */
export function useKnownRows<Row extends { readonly id: number }>(rows: readonly Row[] | undefined) {
  const known = useRef(new Map<string, Row>());
  useEffect(
    function remember() {
      for (const row of rows ?? []) known.current.set(String(row.id), row);
    },
    [rows],
  );
  return (ids: Iterable<string>): readonly Row[] => [...ids].flatMap((id) => known.current.get(id) ?? []);
}
