import { useCallback, useMemo, useState } from 'react';
import { useIsHydrated } from '../../../form/useIsHydrated';
import { useStorageKey } from '../../../provider/useStorageKey';
import { type ColumnChoice, isColumnChoiceEmpty, noColumnChoice, parseColumnChoice } from './columnChoice';

/** Without browser storage, the choice lasts until the page is closed. */
function load(key: string | undefined): ColumnChoice {
  if (key === undefined) return noColumnChoice;
  try {
    return parseColumnChoice(window.localStorage.getItem(key));
  } catch {
    return noColumnChoice;
  }
}

function store(key: string, choice: ColumnChoice): void {
  try {
    if (isColumnChoiceEmpty(choice)) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

/**
 * Column choice of the user, stored in the browser as the user's `columns.{columnsKey}`; without a key, it lasts until the
 * page is closed.
 */
export function useColumnChoice(columnsKey: string | undefined) {
  const storageKey = useStorageKey(`columns.${columnsKey}`);
  const key = columnsKey === undefined ? undefined : storageKey;
  const isHydrated = useIsHydrated();
  const stored = useMemo(() => (isHydrated ? load(key) : noColumnChoice), [isHydrated, key]);
  // The user's changes since; a server has no storage, so that HTML begins without a choice.
  const [changedChoice, setChoice] = useState<ColumnChoice>();
  const change = useCallback(
    (changed: Partial<ColumnChoice>) =>
      setChoice((before) => {
        const next = { ...(before ?? stored), ...changed };
        if (key !== undefined) store(key, next);
        return next;
      }),
    [key, stored],
  );
  return { choice: changedChoice ?? stored, change };
}
