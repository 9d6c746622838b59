import type { Tab } from './openTab';
import { getWorldKind, type WorldKind } from './selectedWorld';

const opening = new Map<WorldKind, Promise<Tab>>();

/** Returns the API of this realm, over the selected world. The first call loads database and server. */
export function theTab(): Promise<Tab> {
  const kind = getWorldKind();
  const open = opening.get(kind) ?? import('./openTab').then(({ openTab }) => openTab(kind === 'stored'));
  opening.set(kind, open);
  return open;
}

/**
 * Closes the API of this realm, over the selected world. The next call opens it again: a seeded world as at the start, a
 * stored one as it was stored.
 */
export async function closeTab(): Promise<void> {
  const kind = getWorldKind();
  const open = opening.get(kind);
  opening.delete(kind);
  await (await open)?.close();
}

/** Returns the API if it may have changed something: a stored world may have changed before this visit, a seeded one only by a call. */
export async function findChangedTab(): Promise<Tab | undefined> {
  return getWorldKind() === 'stored' ? theTab() : opening.get('seeded');
}

/** Returns a stored file: written by the API, or part of the demo data. Does not start the API of a seeded world. */
export async function storedFile(key: string) {
  const tab = await findChangedTab();
  if (tab) return tab.api().files.get(key);
  const { worldFiles } = await import('../world/worldFiles');
  return (await worldFiles()).get(key);
}
