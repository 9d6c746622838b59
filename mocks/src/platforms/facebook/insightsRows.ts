import { toText } from '../toText';
import { computeHours, type DayHours } from './adHours';
import { isRecord } from './checkParameters';
import { getOffset } from './currencyOffsets';
import { badParameter } from './graphFault';
import type { AdObject, GraphState } from './graphState';

const impressionsAnHour = 40;

type Insights = {
  /** The ads whose figures are requested. */
  readonly ads: readonly AdObject[];
  readonly state: GraphState;
  readonly now: number;
  readonly timeZone: string;
  readonly currency: string;
  /** `level`, `time_range` and `time_increment` as received and checked. */
  readonly params: Readonly<Record<string, unknown>>;
};

/**
 * Returns the figures of ads like Graph: by ad, ad set, campaign or together, by day or in total; none
 * without delivery.
 */
export function insightsRows(insights: Insights): Record<string, unknown>[] {
  const { ads, params, currency } = insights;
  const range = readRange(params.time_range);
  const groups = new Map<string, { ids: Record<string, unknown>; days: DayHours }>();
  for (const ad of ads) {
    const ids = pickIds(ad, toText(params.level ?? ''));
    const key = JSON.stringify(ids);
    const group = groups.get(key) ?? { ids, days: new Map() };
    for (const [date, hours] of computeHours(ad, insights)) {
      if (range && (date < range.since || date > range.until)) continue;
      group.days.set(date, (group.days.get(date) ?? 0) + hours * (ad.deliveryRate ?? 1));
    }
    groups.set(key, group);
  }
  const isDaily = toText(params.time_increment ?? '') === '1';
  return [...groups.values()].flatMap(({ ids, days }) => {
    if (!isDaily) return summed(days, currency).map((row) => ({ ...ids, ...row }));
    return [...days].map(([date, hours]) => ({
      ...ids,
      ...figures(hours, currency),
      date_start: date,
      date_stop: date,
    }));
  });
}

function summed(days: DayHours, currency: string) {
  if (days.size === 0) return [];
  const dates = [...days.keys()].toSorted();
  const hours = [...days.values()].reduce((sum, one) => sum + one, 0);
  return [{ ...figures(hours, currency), date_start: dates[0], date_stop: dates.at(-1) }];
}

function pickIds(ad: AdObject, level: string): Record<string, unknown> {
  const { campaign_id, adset_id } = ad.fields;
  if (level === 'campaign') return { campaign_id };
  if (level === 'adset') return { campaign_id, adset_id };
  return level === 'ad' ? { campaign_id, adset_id, ad_id: ad.id } : {};
}

function readRange(value: unknown): { since: string; until: string } | undefined {
  if (value === undefined) return undefined;
  const { since, until } = isRecord(value) ? value : {};
  const isDay = (day: unknown) => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day);
  if (!isDay(since) || !isDay(until) || toText(since) > toText(until)) {
    throw badParameter('Param time_range must hold the days since and until.', 'time_range');
  }
  return { since: toText(since), until: toText(until) };
}

function figures(hours: number, currency: string) {
  const impressions = Math.floor(hours * impressionsAnHour);
  const clicks = Math.floor(impressions / 50);
  return {
    impressions: String(impressions),
    clicks: String(clicks),
    // Without decimals where the currency has none.
    spend: (impressions * 0.012).toFixed(getOffset(currency) === 1 ? 0 : 2),
    actions: [
      { action_type: 'link_click', value: String(clicks) },
      { action_type: 'lead', value: String(Math.floor(clicks / 8)) },
    ],
  };
}
