/** Where this browser keeps what was chosen last in the command palette. */
const storageKey = 'adlane.recentCommands';
/** Commands that are remembered. */
const maxStored = 5;

/** Ids of what was chosen last, newest first; none where nothing readable is stored. */
export function readRecentCommands(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, maxStored) : [];
  } catch {
    return [];
  }
}

/** Puts a command in front; gives back all that are remembered now. */
export function storeRecentCommand(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  id: string,
): readonly string[] {
  const recent = [id, ...readRecentCommands(storage).filter((other) => other !== id)].slice(0, maxStored);
  try {
    storage.setItem(storageKey, JSON.stringify(recent));
  } catch {
    // A full or closed storage only forgets.
  }
  return recent;
}
