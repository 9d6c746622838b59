import { useCallback, useState } from 'react';
import { measureNeededWidths } from './measureNeededWidths';

type Widths = Readonly<Record<string, number>>;

/** Returns the larger of both widths of each column; the same object if nothing grows. */
function growWidths(known: Widths, measured: Widths): Widths {
  const grown = Object.entries(measured).filter(([id, width]) => width > (known[id] ?? 0));
  return grown.length === 0 ? known : { ...known, ...Object.fromEntries(grown) };
}

/**
 * Widths that show the rows of a table in full. They only grow while the table is shown, so that columns move less and less
 * from page to page.
 */
export function useNeededWidths() {
  const [needed, setNeeded] = useState<Widths>({});
  const measure = useCallback((table: HTMLTableElement) => {
    const measured = measureNeededWidths(table);
    setNeeded((known) => growWidths(known, measured));
  }, []);
  return { needed, measure };
}
