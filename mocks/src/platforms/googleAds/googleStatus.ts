import { hoursByDay } from '../hoursByDay';
import type { GoogleAdsState, GoogleResource } from './googleAdsState';

/** Computes `primaryStatus` of a campaign or asset group with its reasons, as Google does. */
export function primaryStatus(
  { collection, values, createdAt }: GoogleResource,
  state: GoogleAdsState,
  now: number,
): { readonly primaryStatus: string; readonly primaryStatusReasons: readonly string[] } {
  const kind = collection === 'assetGroups' ? 'ASSET_GROUP' : 'CAMPAIGN';
  const of = (status: string, ...reasons: string[]) => ({
    primaryStatus: status,
    primaryStatusReasons: reasons,
  });
  if (values.status === 'REMOVED') return of('REMOVED', `${kind}_REMOVED`);
  if (values.status === 'PAUSED') return of('PAUSED', `${kind}_PAUSED`);
  if (parseInstant(values.endDateTime) < now) return of('ENDED', 'CAMPAIGN_ENDED');
  if (parseInstant(values.startDateTime) > now) return of('PENDING', 'CAMPAIGN_PENDING');
  if (now < createdAt + state.reviewMs) {
    return kind === 'CAMPAIGN'
      ? of('LIMITED', 'MOST_ASSET_GROUPS_UNDER_REVIEW')
      : of('LIMITED', 'ASSET_GROUP_UNDER_REVIEW');
  }
  return of('ELIGIBLE');
}

/** Parses `2026-11-21 00:00:00`; NaN if unset. */
function parseInstant(value: unknown): number {
  return typeof value === 'string' ? Date.parse(`${value.replace(' ', 'T')}Z`) : Number.NaN;
}

export type DayFigures = {
  readonly date: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly costMicros: number;
  readonly conversions: number;
};

const impressionsAnHour = 50;

/**
 * Computes a campaign's figures per day of the account's time zone: the same figures for every hour in which
 * it ran.
 */
export function figuresByDay(
  resource: GoogleResource,
  {
    state,
    now,
    timeZone,
  }: { readonly state: GoogleAdsState; readonly now: number; readonly timeZone: string },
): DayFigures[] {
  const start = resource.createdAt + state.reviewMs;
  const hours = hoursByDay(resource.spans, { start, now, timeZone });
  return [...hours].map(([date, ran]) => {
    const impressions = Math.floor(ran * impressionsAnHour);
    const clicks = Math.floor(impressions / 25);
    return { date, impressions, clicks, costMicros: clicks * 1_200_000, conversions: Math.floor(clicks / 8) };
  });
}
