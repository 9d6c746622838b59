import { useRef, useState } from 'react';
import type { OpenedVersion, StoredVersion } from './openVersion';

/** Another user's version of a record and the version that the form is based on. */
export type NewerVersion<Values> = {
  readonly opened: OpenedVersion<Values>;
  readonly theirs: StoredVersion<Values>;
};

/** Two users' versions of one record and the version that both started from. */
export type EditConflict<Values> = NewerVersion<Values> & { readonly mine: Values };

/** Saves a form, the conflict of the last save, and what others saved since the form was opened. */
export type VersionedSave<Values, Result> = {
  /** Sends the values with the version they are based on. Rejects after another user saved; see `conflict`. */
  readonly save: (values: Values) => Promise<Result>;
  readonly conflict: EditConflict<Values> | undefined;
  /** Bases the next save on the other user's version. */
  readonly acceptTheirs: (theirs: StoredVersion<Values>) => void;
  /** Leaves the conflict for later: the next save reports it again. */
  readonly dismiss: () => void;
  /** Finds the version that was read last, if it is newer than the one that the form is based on. */
  readonly findNewer: () => NewerVersion<Values> | undefined;
  /** Makes two versions the `conflict`, before a save does. */
  readonly compare: (conflict: EditConflict<Values>) => void;
  /** Values of the last successful save: what was sent, and what is stored now. */
  readonly saved: { readonly sent: Values; readonly stored: Values } | undefined;
};

function isOpened<Values>(result: unknown): result is OpenedVersion<Values> {
  return typeof result === 'object' && result !== null && 'base' in result && 'findTheirs' in result;
}

/**
 * Saves a form's values unless the stored record is newer than the opened one. Where `send` resolves to the stored
 * version, opened by `openVersion`, the next save is based on it: the form can stay open, that of a new record too.
 * @param opened the version that the form starts with; undefined for a new record
 * @param read the stored version as it was read last, if not `opened` of this render
 */
export function useVersionedSave<Values, Result>(
  opened: OpenedVersion<Values> | undefined,
  send: (values: Values, based: StoredVersion<Values> | undefined) => Promise<Result>,
  read = opened,
): VersionedSave<Values, Result> {
  // A refetch in the background must not become the base of changes that were made to an older version.
  const based = useRef(opened);
  // The cache may show a version once more that is older than the base.
  const known = useRef(new Set([opened?.base, read?.base]));
  const [conflict, setConflict] = useState<EditConflict<Values>>();
  const [saved, setSaved] = useState<VersionedSave<Values, Result>['saved']>();
  function setBase(version: OpenedVersion<Values>) {
    based.current = version;
    known.current.add(version.base);
  }
  async function save(values: Values): Promise<Result> {
    try {
      const result = await send(values, based.current);
      if (isOpened<Values>(result)) setBase(result);
      setSaved({ sent: values, stored: isOpened<Values>(result) ? result.values : values });
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
    acceptTheirs(theirs) {
      if (based.current) setBase({ ...based.current, ...theirs });
      setConflict(undefined);
    },
    dismiss: () => setConflict(undefined),
    findNewer() {
      const { current } = based;
      return current && read && !known.current.has(read.base) ? { opened: current, theirs: read } : undefined;
    },
    compare: setConflict,
    saved,
  };
}
