const kinds = [
  'checkAccount',
  'checkPage',
  'image',
  'video',
  'leadForm',
  'dryRun',
  'label',
  'campaign',
  'adset',
  'creative',
  'ad',
  'read',
  'activate',
  'state',
] as const;
/** What a step does; the part of its key before the first colon. */
export type StepKind = (typeof kinds)[number];

/** The kind of a step, from its key: `adset:1` is an `adset`, `read:ad:2` a `read`. */
export function stepKind(key: string): StepKind {
  const found = kinds.find((kind) => kind === key.split(':')[0]);
  if (!found) throw new TypeError(`A launch has no step ${key}.`);
  return found;
}

/** Edges that hold what a step creates, and under which Facebook finds it by label. */
export const labelledEdges = {
  campaign: 'campaigns',
  adset: 'adsets',
  creative: 'adcreatives',
  ad: 'ads',
} as const satisfies Partial<Record<StepKind, string>>;

export function isLabelled(kind: StepKind): kind is keyof typeof labelledEdges {
  return kind in labelledEdges;
}
