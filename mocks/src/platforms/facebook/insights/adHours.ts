import { hoursByDay } from '../../hoursByDay';
import { effectiveStatus } from '../effectiveStatus';
import type { AdObject, GraphState } from '../graphState';

export type DayHours = Map<string, number>;

/**
 * Computes in how many hours of each day, in the account's time zone, an ad was delivered: active and past
 * review.
 */
export function computeHours(
  ad: AdObject,
  { state, now, timeZone }: { readonly state: GraphState; readonly now: number; readonly timeZone: string },
): DayHours {
  if (ad.submittedAt === null || effectiveStatus(ad, state, now) === 'DISAPPROVED') return new Map();
  const spans = ad.spans ?? [{ from: ad.submittedAt, to: null }];
  return hoursByDay(spans, { start: ad.submittedAt + state.reviewMs, now, timeZone });
}
