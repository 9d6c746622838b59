import { toText } from '../toText';
import type { AdObject, GraphState } from './graphState';

/** Finds an object's parent: an ad's ad set, an ad set's campaign. */
export function findParent(object: AdObject, state: GraphState): AdObject | undefined {
  const id = object.kind === 'Ad' ? object.fields.adset_id : object.fields.campaign_id;
  if (object.kind !== 'Ad' && object.kind !== 'AdSet') return undefined;
  return state.objects.find((candidate) => candidate.id === id);
}

/** Records when an ad first becomes active together with its ad set and campaign: its review starts then. */
export function noteSubmissions(state: GraphState, now: number): void {
  for (const ad of state.objects) {
    if (ad.kind !== 'Ad') continue;
    const isOn = isActive(ad, state);
    if (isOn) ad.submittedAt ??= now;
    const spans = (ad.spans ??= []);
    const last = spans.at(-1);
    const isOpen = last?.to === null;
    if (isOn && !isOpen) spans.push({ from: now, to: null });
    if (!isOn && last && isOpen) last.to = now;
  }
}

function isActive(ad: AdObject, state: GraphState): boolean {
  const adSet = findParent(ad, state);
  const campaign = adSet && findParent(adSet, state);
  return [ad, adSet, campaign].every((object) => object?.status === 'ACTIVE');
}

/** Computes `effective_status` as Graph does: own status, then the parents', then the review's. */
export function effectiveStatus(object: AdObject, state: GraphState, now: number): string {
  if (object.status === 'DELETED' || object.status === 'ARCHIVED') return object.status;
  const parent = findParent(object, state);
  const grandparent = parent && findParent(parent, state);
  const above = [parent, grandparent].filter((one) => one !== undefined);
  if (above.some((one) => one.status === 'DELETED')) return 'DELETED';
  if (object.kind === 'Ad' && isRejected(object, state, now)) return 'DISAPPROVED';
  if (object.status === 'PAUSED') return 'PAUSED';
  const stopped = above.find((one) => one.status !== 'ACTIVE');
  if (stopped) return stopped.kind === 'AdSet' ? 'ADSET_PAUSED' : 'CAMPAIGN_PAUSED';
  if (object.kind === 'Ad' && isInReview(object, state, now)) return 'PENDING_REVIEW';
  return 'ACTIVE';
}

/** Lists an ad's issues in Graph's words. */
export function listIssues(object: AdObject, state: GraphState, now: number): object[] {
  if (effectiveStatus(object, state, now) !== 'DISAPPROVED') return [];
  return [
    {
      level: 'AD',
      error_code: 1815869,
      error_summary: 'Ad rejected',
      error_message: 'This ad does not comply with the advertising standards.',
      error_type: 'HARD_ERROR',
    },
  ];
}

function isInReview(ad: AdObject, state: GraphState, now: number): boolean {
  return ad.submittedAt === null || now < ad.submittedAt + state.reviewMs;
}

function isRejected(ad: AdObject, state: GraphState, now: number): boolean {
  if (isInReview(ad, state, now)) return false;
  const name = toText(ad.fields.name);
  return ad.isRejected || state.rejectedNames.some((text) => name.includes(text));
}
