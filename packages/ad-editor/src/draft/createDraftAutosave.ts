import { type DraftBase, type DraftKey, type DraftStore, removeDraft, storeDraft } from './draftStorage';

/** Wait after the last change before the draft is stored. */
const autosaveDelayMs = 500;

/** Stores the latest draft of one record with a delay. */
export type DraftAutosave<Draft> = {
  /** Stores the draft soon. */
  readonly schedule: (draft: Draft, base: DraftBase<Draft>) => void;
  /** Stores at once what waits to be stored. */
  readonly flush: () => void;
  /** Deletes the stored draft, and does not store what waits. */
  readonly remove: () => void;
};

/** @param store undefined if the browser refuses storage: then nothing is stored */
export function createDraftAutosave<Draft>(
  store: DraftStore | undefined,
  key: DraftKey,
): DraftAutosave<Draft> {
  let waiting: { readonly write: () => void; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  const cancel = () => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  const flush = () => {
    const write = waiting?.write;
    cancel();
    write?.();
  };
  return {
    schedule(draft, { opened, openedAt }) {
      cancel();
      const write = () =>
        storeDraft(store, key, { draft, opened, openedAt, savedAt: new Date().toISOString() });
      waiting = { write, timer: setTimeout(flush, autosaveDelayMs) };
    },
    flush,
    remove() {
      cancel();
      removeDraft(store, key);
    },
  };
}
