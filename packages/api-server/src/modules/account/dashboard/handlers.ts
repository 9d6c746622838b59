import { createShortCache } from '../../../cache/shortCache';
import { asOperator } from '../../../db/tenant';
import type { ContractHandlers } from '../../../http/contractHandlers';
import type { Ports } from '../../../ports';
import { computeOperatorFigures, countAllLeads } from './computeOperatorFigures';
import {
  computeAdActivity,
  computeAdSpend,
  computeCostPerResult,
  computeLiveAds,
  listConnectedAccounts,
} from './computeWidgets';

/** Counting 1,000,000 leads takes a quarter of a second. */
const leadCountTtlMs = 60_000;

/** The dashboard's widgets (ads §2). */
export function dashboardHandlers({ clock }: Pick<Ports, 'clock'>): ContractHandlers<'dashboard'> {
  const leadCountCache = createShortCache(clock, { ttlMs: leadCountTtlMs, maxEntries: 1 });
  return {
    adActivity: ({ query, call }) => call.inTenant(({ tx }) => computeAdActivity(tx, call, query)),
    adSpend: ({ query, call }) => call.inTenant(({ tx }) => computeAdSpend(tx, call, query)),
    costPerResult: ({ query, call }) => call.inTenant(({ tx }) => computeCostPerResult(tx, call, query)),
    connectedAccounts: ({ call }) => call.inTenant(listConnectedAccounts),
    operator: ({ call: { ports, caller } }) =>
      asOperator(ports.db, async (tx) => ({
        ...(await computeOperatorFigures(tx, ports.clock.now(), caller.agency_id)),
        leads: await leadCountCache.get([], () => countAllLeads(tx)),
      })),
    liveAds: ({ query, call }) => call.inTenant((ctx) => computeLiveAds(ctx, query)),
  };
}
