import type { Contract, HandlerOutput } from '@adlane/contract';
import { channels } from '@adlane/contract/constants';
import { toDay } from '@adlane/contract/rules';
import type { UserCall } from '../../../http/CallContext';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { type DayRange, getDayShare, getDaysBefore, listDays, resolveDays } from '../../ads/ads/resolveDays';
import { countEvents } from './countEvents';
import {
  countLiveAds,
  type DashboardQuery,
  findHomeZone,
  hasAiProvider,
  listConnections,
  sumByCurrency,
  sumByDay,
} from './queries';

type Outputs = Contract['dashboard'];
type ActivityDay = HandlerOutput<Outputs['adActivity']>['days'][number];
type CurrencySum = Awaited<ReturnType<typeof sumByCurrency>>[number];

type Period = {
  readonly range: DayRange;
  readonly before: DayRange;
  readonly today: string;
  /** IANA time zone of the days. */
  readonly zone: string;
};

/** Returns the requested days and as many days before. */
async function readPeriod(ctx: ReadContext, now: Date, query: DashboardQuery): Promise<Period> {
  const zone = await findHomeZone(ctx.tx, ctx.caller.agency_id);
  const today = toDay(now, zone);
  const range = resolveDays(query, today);
  return { range, before: getDaysBefore(range), today, zone };
}

/** Returns the figures of every day, including days without ads, and of as many days before. */
export async function computeAdActivity(
  tx: Database,
  call: UserCall,
  query: DashboardQuery,
): Promise<HandlerOutput<Outputs['adActivity']>> {
  const ctx = { tx, caller: call.caller };
  const { range, before, today, zone } = await readPeriod(ctx, call.ports.clock.now(), query);
  const both = { from: before.from, to: range.to };
  const days = new Map<string, ActivityDay>(
    listDays(both).map((date) => [
      date,
      {
        date,
        impressions: 0,
        clicks: 0,
        results: 0,
        spend: [],
        live_ads: 0,
        launches: 0,
        budget_changes: 0,
        rejections: 0,
      },
    ]),
  );
  for (const { date, currency, spend, ...figures } of await sumByDay(ctx, query, both)) {
    const day = days.get(date);
    if (!day) continue;
    day.spend.push({ currency, amount: spend });
    for (const name of ['impressions', 'clicks', 'results', 'live_ads'] as const) day[name] += figures[name];
  }
  for (const { date, kind, total } of await countEvents(ctx, query, { ...both, zone })) {
    const day = days.get(date);
    if (day) day[kind] += total;
  }
  const all = [...days.values()];
  return { days: all.slice(all.length / 2), previous: all.slice(0, all.length / 2), today };
}

/** Sums the requested days and as many days before, up to the same time of the running day. */
async function readSums(tx: Database, call: UserCall, query: DashboardQuery) {
  const ctx = { tx, caller: call.caller };
  const now = call.ports.clock.now();
  const { range, before, today, zone } = await readPeriod(ctx, now, query);
  const lastDayShare = range.to === today ? getDayShare(zone, now) : 1;
  return {
    now: await sumByCurrency(ctx, query, { ...range, lastDayShare: 1 }),
    before: await sumByCurrency(ctx, query, { ...before, lastDayShare }),
  };
}

/** Returns the cost of ads by currency. */
export async function computeAdSpend(
  tx: Database,
  call: UserCall,
  query: DashboardQuery,
): Promise<HandlerOutput<Outputs['adSpend']>> {
  const { now, before } = await readSums(tx, call, query);
  const amounts = (rows: readonly CurrencySum[]) =>
    rows.map(({ currency, spend }) => ({ currency, amount: spend }));
  return { total: amounts(now), previous: amounts(before) };
}

/** Returns the average cost per result by currency; without results there is no average. */
export async function computeCostPerResult(
  tx: Database,
  call: UserCall,
  query: DashboardQuery,
): Promise<HandlerOutput<Outputs['costPerResult']>> {
  const { now, before } = await readSums(tx, call, query);
  const averages = (rows: readonly CurrencySum[]) =>
    rows
      .filter(({ results }) => results > 0)
      .map(({ currency, spend, results }) => ({ currency, amount: Math.round(spend / results) }));
  const countResults = (rows: readonly CurrencySum[]) =>
    rows.reduce((total, { results }) => total + results, 0);
  return {
    results: countResults(now),
    average: averages(now),
    previous: averages(before),
    previous_results: countResults(before),
  };
}

/** Counts the running ads, and those that were shown on the day before the period. */
export async function computeLiveAds(
  ctx: UseCaseContext,
  query: DashboardQuery,
): Promise<HandlerOutput<Outputs['liveAds']>> {
  const rows = await countLiveAds(ctx, query);
  const { to } = (await readPeriod(ctx, ctx.now, query)).before;
  const before = await sumByDay(ctx, query, { from: to, to });
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    byPlatform: Object.fromEntries(rows.map(({ platform, total }) => [platform, total])),
    previous: before.reduce((sum, { live_ads }) => sum + live_ads, 0),
  };
}

/**
 * Returns each platform with its best connection; a client sees its connections and those that the agency
 * shares with it.
 */
export async function listConnectedAccounts(
  ctx: UseCaseContext,
): Promise<HandlerOutput<Outputs['connectedAccounts']>> {
  const { tx, caller } = ctx;
  const rows = await listConnections(ctx);
  const accounts = channels.map((channel) => {
    const { status = null, name = null } = rows.find((row) => row.channel === channel) ?? {};
    return { channel, status, name };
  });
  const hasAi = await hasAiProvider(tx, caller.agency_id);
  return { accounts: [...accounts, { channel: 'openai', status: hasAi ? 'active' : null, name: null }] };
}
