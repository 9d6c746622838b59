import type { Tab } from './openTab';

let opening: Promise<Tab> | undefined;

/** The one API of this realm. Started by the first call that needs it: database and server are loaded only then. */
export function theTab(): Promise<Tab> {
  opening ??= import('./openTab').then(({ openTab }) => openTab());
  return opening;
}

/** Puts the world back to its start, for stories that write. Does nothing where nothing was written. */
export async function resetWorld(): Promise<void> {
  if (opening) await (await opening).reset();
}

/** Lets time pass for the API in the tab: after a minute the double's review of an ad is over. */
export async function advanceWorld(ms: number): Promise<void> {
  (await theTab()).advance(ms);
}

/** A stored file: what the API wrote, else what belongs to the world. Starts nothing. */
export async function storedFile(key: string) {
  if (opening) return (await opening).api().files.get(key);
  const { worldFiles } = await import('../world/worldFiles');
  return (await worldFiles()).get(key);
}
