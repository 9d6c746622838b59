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

/** Activity of ads on one day of the default account. */
export const ActivityDay = z.object({
  date: z.string(),
  impressions: z.int(),
  clicks: z.int(),
  results: z.int(),
  spend: z.array(MoneyFigure),
  /** Ads that were shown on the day. */
  live_ads: z.int(),
  /** Ads launched on the day. */
  launches: z.int(),
  /** Changes of budgets on the day, of ads and ad sets. */
  budget_changes: z.int(),
  /** Ads found to need attention on the day, as far as the caller was notified. */
  rejections: z.int(),
});

/** Activity of ads per day. */
export const AdActivity = z.object({
  days: z.array(ActivityDay),
  /** As many days, right before. */
  previous: z.array(ActivityDay),
  /** The running day in the time zone of the default account: its figures are not complete. */
  today: z.string(),
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
  /** Ads that were shown on the day before the period. */
  previous: z.int(),
});

/**
 * Cost per result, per currency. The preceding period has the same length; while the last day of the period
 * is running, the last day before counts in proportion to the hours passed.
 */
export const CostPerResult = z.object({
  results: z.int(),
  average: z.array(MoneyFigure),
  /** Average of the preceding period. */
  previous: z.array(MoneyFigure),
  /** Results of the preceding period. */
  previous_results: z.int(),
});

/** Spend of the period and of the preceding one, per currency. */
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
