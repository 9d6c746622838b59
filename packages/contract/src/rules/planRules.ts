import { isLifetimePlan, type PlanType, planTerms, trialDays } from '../constants/plans';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the end of the trial of an agency that signed up at an instant. */
export function computeTrialEnd(signedUpAt: Date): Date {
  return new Date(signedUpAt.getTime() + trialDays * dayMs);
}

/** The state of an agency's plan, as needed to check whether it has ended. */
export type PlanState = {
  readonly plan_type: PlanType;
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'incomplete';
};

/**
 * True if an agency must choose a plan to continue (ads §8, 402). A late payment does not end a plan while
 * Stripe retries; without a plan, the trial counts.
 */
export function isPlanOver(standing: PlanState | null, signedUpAt: Date, now: Date): boolean {
  if (standing === null) return now >= computeTrialEnd(signedUpAt);
  return standing.status === 'canceled' || standing.status === 'incomplete';
}

/**
 * Checks that a plan has room for another location (ads §9).
 * @param used current number of clients
 */
export function checkLocations(plan: PlanType, used: number): string | undefined {
  const { locations } = planTerms[plan];
  if (locations === null || used < locations) return undefined;
  const way = isLifetimePlan(plan)
    ? 'Delete a client to add another one.'
    : 'Change to a plan with more, or delete a client.';
  return `Your plan holds ${locations} locations, and ${used} are in use. ${way}`;
}

/** Checks that the current number of clients fits a plan. */
export function checkPlanFits(plan: PlanType, used: number): string | undefined {
  const { locations } = planTerms[plan];
  if (locations === null || used <= locations) return undefined;
  return `This plan holds ${locations} locations, and you use ${used}. Delete ${used - locations} of your clients first.`;
}
