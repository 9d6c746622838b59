import { hoursByDay } from '../hoursByDay';
import { effectiveStatus } from './effectiveStatus';
import type { AdObject, GraphState } from './graphState';

export type DayHours = Map<string, number>;

/** In how many hours of each day of the account's zone an ad was delivered: while it stood on, after its review. */
export function hoursOf(
  ad: AdObject,
  { state, now, timeZone }: { readonly state: GraphState; readonly now: number; readonly timeZone: string },
): DayHours {
  if (ad.submittedAt === null || effectiveStatus(ad, state, now) === 'DISAPPROVED') return new Map();
  const spans = ad.spans ?? [{ from: ad.submittedAt, to: null }];
  return hoursByDay(spans, { start: ad.submittedAt + state.reviewMs, now, timeZone });
}
