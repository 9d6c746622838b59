/** A stored version of a record, as the values of its form. */
export type StoredVersion<Values> = {
  /** Names the version in a save that is based on it, such as the record's `updated_at`. */
  readonly base: string;
  readonly values: Values;
};

/** The version that a form was opened with. */
export type OpenedVersion<Values> = StoredVersion<Values> & {
  /** What is edited, in lower case: 'article'. */
  readonly record: string;
  /** Finds the other user's version in the error of a save that was refused because of it. */
  readonly findTheirs: (error: unknown) => StoredVersion<Values> | undefined;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Finds the stored record in the body of a refusal with the code `EDIT_CONFLICT`. */
function findStored(error: unknown): object | undefined {
  if (!isObject(error) || !('body' in error) || !isObject(error.body)) return undefined;
  const { body } = error;
  if (!('code' in body) || body.code !== 'EDIT_CONFLICT' || !('stored' in body)) return undefined;
  return isObject(body.stored) ? body.stored : undefined;
}

/** Opens a stored record as the values of a form, which then saves changes of this version only. */
export function openVersion<Stored extends { readonly updated_at: string }, Values>(
  record: string,
  stored: Stored,
  toValues: (stored: Stored) => Values,
): OpenedVersion<Values> {
  return openVersionBy(record, stored, {
    toBase: ({ updated_at }) => updated_at,
    toValues,
  });
}

/** Opens a record whose version is no `updated_at`. */
export function openVersionBy<Stored extends object, Values>(
  record: string,
  stored: Stored,
  { toBase, toValues }: { toBase: (stored: Stored) => string; toValues: (stored: Stored) => Values },
): OpenedVersion<Values> {
  const read = (each: Stored) => ({ base: toBase(each), values: toValues(each) });
  return {
    record,
    ...read(stored),
    findTheirs(error) {
      // The server answers the stored record in the shape of the call's response.
      const theirs = findStored(error) as Stored | undefined;
      return theirs && read(theirs);
    },
  };
}
