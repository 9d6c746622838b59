import type { Tab } from './openTab';

let opening: Promise<Tab> | undefined;

/** Returns the one API of this realm. The first call loads database and server. */
export function theTab(): Promise<Tab> {
  opening ??= import('./openTab').then(({ openTab }) => openTab());
  return opening;
}

/** Resets the demo data, for stories that write. Does nothing when nothing was written. */
export async function resetWorld(): Promise<void> {
  if (opening) await (await opening).reset();
}

/** Advances the clock of the in-tab API: after a minute the double's review of an ad ends. */
export async function advanceWorld(ms: number): Promise<void> {
  (await theTab()).advance(ms);
}

/** Connects the demo agency to Google, for stories about Google; `resetWorld` removes it. */
export async function addGoogleDemo(): Promise<void> {
  await (await theTab()).addGoogleDemo();
}

/** Returns a stored file: written by the API, or part of the demo data. Does not start the API. */
export async function storedFile(key: string) {
  if (opening) return (await opening).api().files.get(key);
  const { worldFiles } = await import('../world/worldFiles');
  return (await worldFiles()).get(key);
}
