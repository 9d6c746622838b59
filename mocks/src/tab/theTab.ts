import type { Tab } from './openTab';

/** The demo data of a story, the same at each start; or the one of the demo, which survives a reload. */
export type WorldKind = 'seeded' | 'stored';

const opening = new Map<WorldKind, Promise<Tab>>();
let current: WorldKind = 'seeded';

/** Selects the world that answers from now on. */
export function selectWorld(kind: WorldKind): void {
  current = kind;
}

/** Returns the API of this realm, over the selected world. The first call loads database and server. */
export function theTab(): Promise<Tab> {
  const kind = current;
  const open = opening.get(kind) ?? import('./openTab').then(({ openTab }) => openTab(kind === 'stored'));
  opening.set(kind, open);
  return open;
}

/** Loads database and server of the selected world, so that the first request does not wait for them. */
export async function openWorld(): Promise<void> {
  await theTab();
}

/** Resets the demo data, for stories that write. Does nothing when nothing was written. */
export async function resetWorld(): Promise<void> {
  // A stored world may have changed before this visit.
  if (current === 'stored') await theTab();
  await (await opening.get(current))?.reset();
}

/** Resolves when the changes of a stored world would survive a reload. */
export async function saveWorld(): Promise<void> {
  await (await opening.get(current))?.saved();
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
  if (opening.has(current) || current === 'stored') return (await theTab()).api().files.get(key);
  const { worldFiles } = await import('../world/worldFiles');
  return (await worldFiles()).get(key);
}
