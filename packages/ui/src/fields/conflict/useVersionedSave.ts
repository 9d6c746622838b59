import { useRef, useState } from 'react';
import type { OpenedVersion, StoredVersion } from './openVersion';

/** Two users' versions of one record and the version that both started from. */
export type EditConflict<Values> = {
  readonly opened: OpenedVersion<Values>;
  readonly mine: Values;
  readonly theirs: StoredVersion<Values>;
};

/** Saves a form, and the conflict of the last save. */
export type VersionedSave<Values, Result> = {
  /** Sends the values with the version they are based on. Rejects after another user saved; see `conflict`. */
  readonly save: (values: Values) => Promise<Result>;
  readonly conflict: EditConflict<Values> | undefined;
  /** Bases the next save on the other user's version. */
  readonly acceptTheirs: () => void;
  /** Leaves the conflict for later: the next save reports it again. */
  readonly dismiss: () => void;
};

function isOpened<Values>(result: unknown): result is OpenedVersion<Values> {
  return typeof result === 'object' && result !== null && 'base' in result && 'findTheirs' in result;
}

/**
 * Saves a form's values unless the stored record is newer than the opened one. Where `send` resolves to the stored
 * version, opened by `openVersion`, the next save is based on it: the form can stay open, that of a new record too.
 */
export function useVersionedSave<Values, Result>(
  opened: OpenedVersion<Values> | undefined,
  send: (values: Values, based: StoredVersion<Values> | undefined) => Promise<Result>,
): VersionedSave<Values, Result> {
  // A refetch in the background must not become the base of changes that were made to an older version.
  const based = useRef(opened);
  const [conflict, setConflict] = useState<EditConflict<Values>>();
  async function save(values: Values): Promise<Result> {
    try {
      const result = await send(values, based.current);
      if (isOpened<Values>(result)) based.current = result;
      return result;
    } catch (error) {
      const { current } = based;
      const theirs = current?.findTheirs(error);
      if (current && theirs) setConflict({ opened: current, mine: values, theirs });
      throw error;
    }
  }
  return {
    save,
    conflict,
    acceptTheirs() {
      if (conflict) based.current = { ...conflict.opened, ...conflict.theirs };
      setConflict(undefined);
    },
    dismiss: () => setConflict(undefined),
  };
}
