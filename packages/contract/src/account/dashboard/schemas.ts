import * as z from 'zod';
import { planTypes } from '../../constants/plans';
import { channels, sourceStatuses } from '../../constants/sources';
import { platforms } from '../../constants/templates';
import { Day, queryId } from '../../fields';

/** Period and owner of the counted ads; the last 30 days by default. */
export const dashboardQuery = z.object({
  from: Day.optional(),
  to: Day.optional(),
  client_user_id: queryId.optional(),
  platform: z.enum(platforms).optional(),
});

/** An amount in one currency, in its smallest unit: sums never mix currencies. */
export const MoneyFigure = z.object({ currency: z.string(), amount: z.int() });

/** Activity of ads per day. */
export const AdActivity = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      impressions: z.int(),
      clicks: z.int(),
      results: z.int(),
      spend: z.array(MoneyFigure),
    }),
  ),
});

/** Number of connected accounts per channel. */
export const ConnectedAccounts = z.object({
  accounts: z.array(
    z.object({
      channel: z.enum([...channels, 'openai']),
      status: z.enum(sourceStatuses).nullable(),
      name: z.string().nullable(),
    }),
  ),
});

/** Number of running ads. */
export const LiveAds = z.object({
  total: z.int(),
  byPlatform: z.partialRecord(z.enum(platforms), z.int()),
});

/** Cost per result, per currency. */
export const CostPerResult = z.object({
  results: z.int(),
  average: z.array(MoneyFigure),
  /** The preceding period of the same length. */
  previous: z.array(MoneyFigure),
});

/** Spend of the period and of the one before, per currency. */
export const AdSpend = z.object({ total: z.array(MoneyFigure), previous: z.array(MoneyFigure) });

/** The super admin's figures. */
export const OperatorFigures = z.object({
  subscribers: z.int(),
  trial_subscribers: z.int(),
  clients: z.int(),
  live_ads: z.int(),
  leads: z.int(),
  pending_niches: z.int(),
  open_tickets: z.int(),
  /** Number of agencies by plan; a plan without agencies is missing. */
  plans: z.partialRecord(z.enum(planTypes), z.int()),
  /** New agencies per week (UTC, from Monday), oldest first; the last one is the current week. */
  sign_ups: z.array(z.object({ week: z.string(), agencies: z.int() })),
});
