import { toText } from '../../toText';
import { isRecord } from '../checkParameters';
import { getOffset } from '../currencyOffsets';
import { findParent } from '../effectiveStatus';
import { badParameter } from '../graphFault';
import type { AdObject, GraphState } from '../graphState';
import { computeHours } from './adHours';
import { countActions, type InsightsActions } from './insightsActions';

const impressionsAnHour = 40;
/** Months in the past that Graph answers. */
const oldestMonths = 37;

type Insights = {
  /** The ads whose figures are requested. */
  readonly ads: readonly AdObject[];
  readonly state: GraphState;
  readonly now: number;
  readonly timeZone: string;
  readonly currency: string;
  /** `level`, `time_range` and `time_increment` as received and checked. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The requested fields; all without them. */
  readonly fields?: readonly string[];
};
/** Hours of delivery on one day, by ad set: its goal decides which actions follow. */
type GroupDay = Map<AdObject | undefined, number>;

/**
 * Returns the figures of ads like Graph: by ad, ad set, campaign or together, by day or in total; none
 * without delivery.
 */
export function insightsRows(insights: Insights): Record<string, unknown>[] {
  const { ads, params, state } = insights;
  const range = readRange(params.time_range, insights.now);
  const groups = new Map<string, { ids: Record<string, unknown>; days: Map<string, GroupDay> }>();
  for (const ad of ads) {
    const ids = pickIds(ad, toText(params.level ?? ''));
    const key = JSON.stringify(ids);
    const group = groups.get(key) ?? { ids, days: new Map<string, GroupDay>() };
    const adSet = findParent(ad, state);
    for (const [date, hours] of computeHours(ad, insights)) {
      if (range && (date < range.since || date > range.until)) continue;
      const day: GroupDay = group.days.get(date) ?? new Map();
      addHours(day, adSet, hours * (ad.deliveryRate ?? 1));
      group.days.set(date, day);
    }
    groups.set(key, group);
  }
  const isDaily = toText(params.time_increment ?? '') === '1';
  return [...groups.values()].flatMap(({ ids, days }) => {
    if (!isDaily) return summed(days, insights).map((row) => ({ ...ids, ...row }));
    return [...days].map(([date, day]) => ({
      ...ids,
      ...figures(day, insights),
      date_start: date,
      date_stop: date,
    }));
  });
}

function addHours(day: GroupDay, adSet: AdObject | undefined, hours: number): void {
  day.set(adSet, (day.get(adSet) ?? 0) + hours);
}

function summed(days: ReadonlyMap<string, GroupDay>, insights: Insights) {
  if (days.size === 0) return [];
  const dates = [...days.keys()].toSorted();
  const total: GroupDay = new Map();
  for (const day of days.values()) for (const [adSet, hours] of day) addHours(total, adSet, hours);
  return [{ ...figures(total, insights), date_start: dates[0], date_stop: dates.at(-1) }];
}

function pickIds(ad: AdObject, level: string): Record<string, unknown> {
  const { campaign_id, adset_id } = ad.fields;
  if (level === 'campaign') return { campaign_id };
  if (level === 'adset') return { campaign_id, adset_id };
  return level === 'ad' ? { campaign_id, adset_id, ad_id: ad.id } : {};
}

function readRange(value: unknown, now: number): { since: string; until: string } | undefined {
  if (value === undefined) return undefined;
  const { since, until } = isRecord(value) ? value : {};
  const isDay = (day: unknown) => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day);
  if (!isDay(since) || !isDay(until) || toText(since) > toText(until)) {
    throw badParameter('Param time_range must hold the days since and until.', 'time_range');
  }
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - oldestMonths);
  if (toText(since) < oldest.toISOString().slice(0, 10)) {
    const message = `The start date of the time range cannot be beyond ${oldestMonths} months from the current date`;
    throw badParameter(message, 'time_range');
  }
  return { since: toText(since), until: toText(until) };
}

function figures(day: GroupDay, { currency, fields }: Insights): Record<string, unknown> {
  const impressions = countImpressions([...day.values()].reduce((sum, hours) => sum + hours, 0));
  const found: InsightsActions = { actions: new Map(), conversions: new Map() };
  for (const [adSet, hours] of day) countActions(found, adSet, countClicks(countImpressions(hours)));
  const all: Readonly<Record<string, unknown>> = {
    impressions: String(impressions),
    clicks: String(countClicks(impressions)),
    // Without decimals where the currency has none.
    spend: (impressions * 0.012).toFixed(getOffset(currency) === 1 ? 0 : 2),
    actions: listCounts(found.actions),
    conversions: listCounts(found.conversions),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !fields || fields.includes(name)));
}

function countImpressions(hours: number): number {
  return Math.floor(hours * impressionsAnHour);
}

function countClicks(impressions: number): number {
  return Math.floor(impressions / 50);
}

/** Graph leaves out what did not occur. */
function listCounts(counts: ReadonlyMap<string, number>) {
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([action_type, count]) => ({ action_type, value: String(count) }));
}
