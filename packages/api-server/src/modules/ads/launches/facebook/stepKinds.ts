const kinds = [
  'checkAccount',
  'checkPage',
  'checkPost',
  'checkCampaign',
  'checkAdSet',
  'image',
  'thumbnail',
  'videoStart',
  'videoTransfer',
  'video',
  'videoReady',
  'leadForm',
  'dryRun',
  'label',
  'campaign',
  'adset',
  'creative',
  'ad',
  'read',
  'activate',
  'replace',
  'remove',
  'state',
] as const;
/** What a step does; the part of its key before the first colon. */
export type StepKind = (typeof kinds)[number];

/** Returns the kind of a step's key: `adset:1` is an `adset`, `read:ad:2` a `read`. @throws TypeError */
export function parseStepKind(key: string): StepKind {
  const found = kinds.find((kind) => kind === key.split(':')[0]);
  if (!found) throw new TypeError(`A launch has no step ${key}.`);
  return found;
}

const videoKinds = ['videoStart', 'videoTransfer', 'video', 'videoReady'] as const satisfies StepKind[];
/** Steps of a video: its resumable upload, and the wait until it is processed. */
export type VideoStepKind = (typeof videoKinds)[number];

export function isVideoStep(kind: StepKind): kind is VideoStepKind {
  return videoKinds.some((each) => each === kind);
}

/** Returns our id of the medium that a step is about. */
export function parseMediaId(key: string): number {
  return Number(key.split(':')[1]);
}

/** Edges that list what a step creates; Facebook searches them by label. */
export const labelledEdges = {
  campaign: 'campaigns',
  adset: 'adsets',
  creative: 'adcreatives',
  ad: 'ads',
} as const satisfies Partial<Record<StepKind, string>>;
export type LabelledKind = keyof typeof labelledEdges;

export function isLabelled(kind: StepKind): kind is LabelledKind {
  return kind in labelledEdges;
}
