import type { ListView } from '@adlane/contract/account/listViews';
import { useState } from 'react';

type Listed = {
  /** Undefined until they are loaded. */
  readonly saved: readonly ListView[] | undefined;
  /** True while a built-in view is listed. */
  readonly isBuiltIn: boolean;
  readonly isCurrent: (view: ListView) => boolean;
};

/** Returns the saved view whose filters the user has changed since it was listed; undefined for any other list. */
export function useChangedView({ saved = [], isBuiltIn, isCurrent }: Listed): ListView | undefined {
  const [openedId, setOpenedId] = useState<number>();
  const current = saved.find(isCurrent);
  const nextId = isBuiltIn ? undefined : (current?.id ?? openedId);
  if (nextId !== openedId) setOpenedId(nextId);
  return current || isBuiltIn ? undefined : saved.find(({ id }) => id === nextId);
}
