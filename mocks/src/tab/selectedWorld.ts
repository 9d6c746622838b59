/** The demo data of a story, the same at each start; or the one of the demo, which survives a reload. */
export type WorldKind = 'seeded' | 'stored';

let current: WorldKind = 'seeded';

/** Selects the world that answers from now on. */
export function selectWorld(kind: WorldKind): void {
  current = kind;
}

/** Returns the selected world. */
export const getWorldKind = (): WorldKind => current;
