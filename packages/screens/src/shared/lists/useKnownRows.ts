import { useEffect, useRef } from 'react';

/**
 * Caches the rows of all pages shown so far: rows selected on other pages are known by id only.
 * @returns finds the cached rows of the ids
 */
export function useKnownRows<Row extends { readonly id: number }>(rows: readonly Row[] | undefined) {
  const known = useRef(new Map<string, Row>());
  useEffect(
    function storeRows() {
      for (const row of rows ?? []) known.current.set(String(row.id), row);
    },
    [rows],
  );
  return (ids: Iterable<string>): readonly Row[] => [...ids].flatMap((id) => known.current.get(id) ?? []);
}
