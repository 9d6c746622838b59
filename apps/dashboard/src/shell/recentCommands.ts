/** Maximum number of stored commands. */
const maxStored = 5;

/** Returns the ids of recent commands, newest first; empty if nothing valid is stored. */
export function readRecentCommands(storage: Pick<Storage, 'getItem'>, key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, maxStored) : [];
  } catch {
    return [];
  }
}

/** Stores a command as the most recent one and returns the list. */
export function storeRecentCommand(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
  id: string,
): readonly string[] {
  const recent = [id, ...readRecentCommands(storage, key).filter((other) => other !== id)].slice(
    0,
    maxStored,
  );
  try {
    storage.setItem(key, JSON.stringify(recent));
  } catch {
    // If storage is full or blocked, the list is not saved.
  }
  return recent;
}
