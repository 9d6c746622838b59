/** Plan types (ads §3). `new_` plans are for sale; the others exist for agencies that bought them. */
export const planTypes = ['lifetime', 'monthly', 'annual', 'new_lifetime', 'new_monthly'] as const;
/** Type of a plan (ads §9). */
export type PlanType = (typeof planTypes)[number];

/** Billing intervals (ads §3). */
export const planIntervals = ['lifetime', 'month', 'annual'] as const;
/** Billing interval of a plan. */
export type PlanInterval = (typeof planIntervals)[number];

/** Plan statuses: an inactive plan is no longer offered, but stays valid for its subscribers. */
export const planStatuses = ['active', 'inactive'] as const;

/** Plans for sale unless the operator selects others. */
export const plansOnSale: readonly PlanType[] = ['new_monthly', 'annual', 'new_lifetime'];

/** Length of a trial in days, with the limits of the monthly plan. */
export const trialDays = 14;
/** Plan that sets the limits of a trial. */
export const trialPlan: PlanType = 'new_monthly';

/** Locations of a limited plan (ads §9). */
export const locationsPerPlan = 5;

/** Price, interval and limits of a plan. */
export type PlanTerms = {
  readonly name: string;
  readonly interval: PlanInterval;
  /** Price of one interval in US cents. */
  readonly price: number;
  /** Maximum number of clients (locations); `null` is unlimited. */
  readonly locations: number | null;
};

/** Price and limits of each plan (ads §9). A server may configure other prices. */
export const planTerms: Readonly<Record<PlanType, PlanTerms>> = {
  new_monthly: {
    name: 'Agency Unlimited Monthly',
    interval: 'month',
    price: 97_00,
    locations: locationsPerPlan,
  },
  annual: { name: 'Agency Unlimited Annual', interval: 'annual', price: 997_00, locations: locationsPerPlan },
  new_lifetime: { name: 'Agency Unlimited Lifetime', interval: 'lifetime', price: 1997_00, locations: null },
  monthly: {
    name: 'Agency Unlimited Monthly',
    interval: 'month',
    price: 349_00,
    locations: locationsPerPlan,
  },
  lifetime: {
    name: 'Agency Unlimited Lifetime',
    interval: 'lifetime',
    price: 2497_00,
    locations: locationsPerPlan,
  },
};

/** True if the plan is never billed again: Billing is hidden (ads §6). */
export function isLifetimePlan(plan: PlanType): boolean {
  return planTerms[plan].interval === 'lifetime';
}
