import { useCallback, useState } from 'react';
import { type ColumnChoice, isColumnChoiceEmpty, noColumnChoice, parseColumnChoice } from './columnChoice';

const prefix = 'adlane.columns.';

/** Without browser storage, the choice lasts until the page is closed. */
function load(key: string | undefined): ColumnChoice {
  if (key === undefined) return noColumnChoice;
  try {
    return parseColumnChoice(window.localStorage.getItem(prefix + key));
  } catch {
    return noColumnChoice;
  }
}

function store(key: string, choice: ColumnChoice): void {
  try {
    if (isColumnChoiceEmpty(choice)) window.localStorage.removeItem(prefix + key);
    else window.localStorage.setItem(prefix + key, JSON.stringify(choice));
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

/** Column choice of the user, stored in the browser under `adlane.columns.{key}`. */
export function useColumnChoice(key: string | undefined) {
  const [choice, setChoice] = useState(() => load(key));
  const change = useCallback(
    (changed: Partial<ColumnChoice>) =>
      setChoice((before) => {
        const next = { ...before, ...changed };
        if (key !== undefined) store(key, next);
        return next;
      }),
    [key],
  );
  return { choice, change };
}
