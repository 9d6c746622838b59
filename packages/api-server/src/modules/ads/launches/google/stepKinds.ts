const kinds = [
  'checkAccount',
  'image',
  'logo',
  'dryRun',
  'campaign',
  'ad',
  'remove',
  'read',
  'activate',
  'state',
] as const;
/** What a step does; the part of its key before the first colon. */
export type GoogleStepKind = (typeof kinds)[number];

/** Returns the kind of a step's key: `image:7` is an `image`. @throws TypeError */
export function parseStepKind(key: string): GoogleStepKind {
  const found = kinds.find((kind) => kind === key.split(':')[0]);
  if (!found) throw new TypeError(`A Google launch has no step ${key}.`);
  return found;
}
