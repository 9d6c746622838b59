import { isHttpError } from '@adlane/api-client';
import { useRef, useState } from 'react';

/** A stored version of a record, as the values of its form. */
export type StoredVersion<Values> = { readonly updatedAt: string; readonly values: Values };

/** The version that a form was opened with, and how to read the stored one after another user saved. */
export type OpenedVersion<Values> = StoredVersion<Values> & {
  /** What is edited, in lower case: 'article'. */
  readonly record: string;
  readonly reload: () => Promise<StoredVersion<Values>>;
};

/** Two users' versions of one record and the version that both started from. */
export type EditConflict<Values> = {
  readonly base: StoredVersion<Values>;
  readonly mine: Values;
  readonly theirs: StoredVersion<Values>;
};

export type VersionedSave<Values, Result> = {
  /** Sends the values with the version they are based on. Rejects after another user saved; see `conflict`. */
  readonly save: (values: Values) => Promise<Result>;
  readonly conflict: EditConflict<Values> | undefined;
  /** Bases the next save on the other user's version. */
  readonly acceptTheirs: () => void;
  /** Leaves the conflict for later: the next save reports it again. */
  readonly dismiss: () => void;
};

function isStored<Values>(result: unknown): result is StoredVersion<Values> {
  return typeof result === 'object' && result !== null && 'updatedAt' in result && 'values' in result;
}

/**
 * Saves a form's values unless the stored record is newer than the opened one. Where `send` resolves to the stored
 * version, the next save is based on it: the form can stay open.
 */
export function useVersionedSave<Values, Result>(
  opened: OpenedVersion<Values> | undefined,
  send: (values: Values, base_updated_at: string | undefined) => Promise<Result>,
): VersionedSave<Values, Result> {
  // A refetch in the background must not become the base of changes that were made to an older version.
  const base = useRef<StoredVersion<Values> | undefined>(opened);
  const [conflict, setConflict] = useState<EditConflict<Values>>();
  async function save(values: Values): Promise<Result> {
    try {
      const result = await send(values, base.current?.updatedAt);
      if (isStored<Values>(result)) base.current = result;
      return result;
    } catch (error) {
      if (opened && base.current && isHttpError(error) && error.body.code === 'EDIT_CONFLICT') {
        setConflict({ base: base.current, mine: values, theirs: await opened.reload() });
      }
      throw error;
    }
  }
  return {
    save,
    conflict,
    acceptTheirs() {
      if (conflict) base.current = conflict.theirs;
      setConflict(undefined);
    },
    dismiss: () => setConflict(undefined),
  };
}
