import type { Ad, AdSet, AdSetAd } from '@adlane/contract/ads/ads';
import type { UserCaller } from '../../../http/callers';
import { findMinDailyBudget } from '../sources/assets/findMinDailyBudget';
import { computeAdState } from './computeAdState';
import { mayManageAd } from './managedAd';
import type { AdRecord, AdSetAdRow, AdSetRow, Figures } from './queries';

const noFigures: Figures = { spend: 0, impressions: 0, clicks: 0, results: 0 };

export type Seen = {
  readonly caller: UserCaller;
  readonly now: Date;
  /** Figures of each ad, by its id. */
  readonly figures: ReadonlyMap<number, Figures>;
};

/** Returns an ad for an answer: its last known state, and whether its platform is still connected. */
export function toAd({ caller, now, figures }: Seen, record: AdRecord): Ad {
  const { account_status, source_status, account_details, ...row } = record;
  const { timezone: _zone, cost_alerted_at: _alerted, ...ad } = row;
  return {
    ...ad,
    ...(figures.get(ad.id) ?? noFigures),
    status: computeAdState(ad, now),
    status_at: ad.status_at?.toISOString() ?? null,
    spend_cap_reached_at: ad.spend_cap_reached_at?.toISOString() ?? null,
    min_daily_budget: findMinDailyBudget(ad.platform, { details: account_details, currency: ad.currency }),
    source_status: account_status === 'Disconnected' ? 'inactive' : source_status,
    can_manage: mayManageAd(caller, ad),
    startTime: ad.startTime?.toISOString() ?? null,
    endTime: ad.endTime?.toISOString() ?? null,
    created_at: ad.created_at.toISOString(),
    archived_at: ad.archived_at?.toISOString() ?? null,
  };
}

export function toAdSet(row: AdSetRow & { readonly ads_count: number }, now: Date): AdSet {
  return {
    ...row,
    status: computeAdState(row, now),
    startTime: row.startTime?.toISOString() ?? null,
    endTime: row.endTime?.toISOString() ?? null,
  };
}

export function toAdSetAd(row: AdSetAdRow): AdSetAd {
  return row;
}
