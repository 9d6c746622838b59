/** Returns the id of the campaign import that the user started last in this browser and has not closed (ads §4). */
export function readStoredBatch(storageKey: string): number | undefined {
  try {
    const id = Number(localStorage.getItem(storageKey));
    return Number.isInteger(id) && id > 0 ? id : undefined;
  } catch {
    // Blocked storage, as in a frame without permission for it: nothing is stored.
    return undefined;
  }
}

/** Stores the id of the running campaign import; undefined removes it. */
export function storeBatch(storageKey: string, id: number | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, String(id));
  } catch {
    // Without storage, the import is shown until the dialog is closed.
  }
}
