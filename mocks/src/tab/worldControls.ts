import { closeTab, findChangedTab, theTab } from './theTab';

/** Loads database and server of the selected world, so that the first request does not wait for them. */
export async function openWorld(): Promise<void> {
  await theTab();
}

/** Resets the demo data, for stories that write. Does nothing when nothing was written. */
export async function resetWorld(): Promise<void> {
  await (await findChangedTab())?.reset();
}

/** Resolves when the changes of a stored world would survive a reload. */
export async function saveWorld(): Promise<void> {
  await (await findChangedTab())?.saved();
}

/** Advances the clock of the in-tab API: after a minute the double's review of an ad ends. */
export async function advanceWorld(ms: number): Promise<void> {
  (await theTab()).advance(ms);
}

/** Connects the demo agency to Google, for stories about Google; `resetWorld` removes it. */
export async function addGoogleDemo(): Promise<void> {
  await (await theTab()).addGoogleDemo();
}

/**
 * Closes the database: without this, a process with tests may wait for it at the end. The next call opens it again: a
 * seeded world as at the start, a stored one as it was stored.
 */
export async function closeWorld(): Promise<void> {
  await closeTab();
}
