import type { Contract, HandlerOutput } from '@adlane/contract';
import { channels } from '@adlane/contract/constants';
import type { UserCall } from '../../../http/CallContext';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { type DayRange, getDaysBefore, listDays, resolveDays, toDay } from '../../ads/ads/resolveDays';
import {
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

async function readDays(tx: Database, { ports, caller }: UserCall, query: DashboardQuery): Promise<DayRange> {
  const zone = await findHomeZone(tx, caller.agency_id);
  return resolveDays(query, toDay(zone, ports.clock.now()));
}

/** Returns the figures of every day, including days without ads. */
export async function computeAdActivity(
  tx: Database,
  call: UserCall,
  query: DashboardQuery,
): Promise<HandlerOutput<Outputs['adActivity']>> {
  const range = await readDays(tx, call, query);
  const days = new Map<string, ActivityDay>(
    listDays(range).map((date) => [date, { date, impressions: 0, clicks: 0, results: 0, spend: [] }]),
  );
  for (const { date, currency, spend, ...figures } of await sumByDay(
    { tx, caller: call.caller },
    query,
    range,
  )) {
    const day = days.get(date);
    if (!day) continue;
    days.set(date, {
      date,
      impressions: day.impressions + figures.impressions,
      clicks: day.clicks + figures.clicks,
      results: day.results + figures.results,
      spend: [...day.spend, { currency, amount: spend }],
    });
  }
  return { days: [...days.values()] };
}

/** Sums the requested days and as many days before. */
async function readSums(tx: Database, call: UserCall, query: DashboardQuery) {
  const range = await readDays(tx, call, query);
  return {
    now: await sumByCurrency({ tx, caller: call.caller }, query, range),
    before: await sumByCurrency({ tx, caller: call.caller }, query, getDaysBefore(range)),
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
  return {
    results: now.reduce((total, { results }) => total + results, 0),
    average: averages(now),
    previous: averages(before),
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
