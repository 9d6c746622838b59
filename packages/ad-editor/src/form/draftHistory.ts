/** Values that can be gone back to and forth from. */
export type DraftHistory<Draft> = {
  readonly past: readonly Draft[];
  readonly present: Draft;
  readonly future: readonly Draft[];
  /** Subject and time (ms) of the last change, so that typing into one field is one step. */
  readonly lastChange: { readonly about: string; readonly atMs: number } | undefined;
};

/** Maximum undo steps. */
export const maxHistorySteps = 100;
/** Changes to one field with less than this between them are one step. */
export const sameStepMs = 1000;

export function startHistory<Draft>(present: Draft): DraftHistory<Draft> {
  return { past: [], present, future: [], lastChange: undefined };
}

/**
 * Puts a change on record. `about` names the field: changes to the same one in quick succession are one step.
 * A new change forgets what had been undone.
 */
export function recordChange<Draft>(
  history: DraftHistory<Draft>,
  present: Draft,
  about: string,
  atMs: number,
): DraftHistory<Draft> {
  const { lastChange } = history;
  const continues =
    about !== '' &&
    lastChange?.about === about &&
    atMs - lastChange.atMs < sameStepMs &&
    history.past.length > 0;
  const past = continues ? history.past : [...history.past, history.present].slice(-maxHistorySteps);
  return { past, present, future: [], lastChange: { about, atMs } };
}

/** Undoes one step; returns the same history if there is none. */
export function undoChange<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    lastChange: undefined,
  };
}

/** One step forth again; the same history where nothing was undone. */
export function redoChange<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, lastChange: undefined };
}
