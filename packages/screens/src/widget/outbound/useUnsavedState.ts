import type { MenuItem } from '@adlane/ui';
import { useCallback, useState } from 'react';

/** Actions that reload the record, so that unsaved changes would be lost. */
const reloading: ReadonlySet<string> = new Set(['start', 'pause', 'publish', 'archive']);

/**
 * Whether an editor has unsaved changes: `report` also informs the app, and `filterMenu` leaves out actions that would
 * lose them.
 */
export function useUnsavedState(onUnsavedChange: ((hasChanges: boolean) => void) | undefined) {
  const [hasChanges, setHasChanges] = useState(false);
  const report = useCallback(
    (value: boolean) => {
      setHasChanges(value);
      onUnsavedChange?.(value);
    },
    [onUnsavedChange],
  );
  const filterMenu = (items: readonly MenuItem[]) =>
    hasChanges ? items.filter(({ value }) => !reloading.has(value)) : [...items];
  return { hasChanges, report, filterMenu };
}
