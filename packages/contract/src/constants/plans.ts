/** Kinds of plan (ads §3). `new_` plans are the ones on sale; the others are kept for those who bought them. */
export const planTypes = ['lifetime', 'monthly', 'annual', 'new_lifetime', 'new_monthly'] as const;
export type PlanType = (typeof planTypes)[number];

/** How often a plan is paid (ads §3). */
export const planIntervals = ['lifetime', 'month', 'annual'] as const;
export type PlanInterval = (typeof planIntervals)[number];

/** States of a plan: an inactive one is not offered any more, but goes on for who has it. */
export const planStatuses = ['active', 'inactive'] as const;

/** Plans that are offered where the operator has not put others on sale. */
export const plansOnSale: readonly PlanType[] = ['new_monthly', 'annual', 'new_lifetime'];

/** Days that a new agency may try the product, with the limits of the monthly plan. */
export const trialDays = 14;
/** The plan whose limits a trial has. */
export const trialPlan: PlanType = 'new_monthly';

/** Locations of a plan with a limit (ads §9). */
export const locationsPerPlan = 5;

export type PlanTerms = {
  readonly name: string;
  readonly interval: PlanInterval;
  /** Price of one interval in US cents. */
  readonly price: number;
  /** Clients (locations) that the plan holds; `null` is no limit. */
  readonly locations: number | null;
};

/** What each plan costs and holds (ads §9). A server may sell at other prices, from its configuration. */
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

/** True where nothing is billed again: Billing is hidden then (ads §6). */
export function isLifetimePlan(plan: PlanType): boolean {
  return planTerms[plan].interval === 'lifetime';
}
