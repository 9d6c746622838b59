import { isLifetimePlan, type PlanType, planTerms, trialDays } from '../constants/plans';

const dayMs = 24 * 60 * 60 * 1000;

/** When the trial of an agency ends that signed up at an instant. */
export function computeTrialEnd(signedUpAt: Date): Date {
  return new Date(signedUpAt.getTime() + trialDays * dayMs);
}

/** What has to be known of an agency's plan to say whether it is over. */
export type PlanState = {
  readonly plan_type: PlanType;
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'incomplete';
};

/**
 * True where an agency has to choose a plan before it can go on (ads §8, 402). A payment that is late ends nothing as
 * long as Stripe tries again; without a plan the trial counts.
 */
export function isPlanOver(standing: PlanState | null, signedUpAt: Date, now: Date): boolean {
  if (standing === null) return now >= computeTrialEnd(signedUpAt);
  return standing.status === 'canceled' || standing.status === 'incomplete';
}

/** The text where a plan holds no further location (ads §9); undefined where it does. `used` are the clients so far. */
export function checkLocations(plan: PlanType, used: number): string | undefined {
  const { locations } = planTerms[plan];
  if (locations === null || used < locations) return undefined;
  const way = isLifetimePlan(plan)
    ? 'Delete a client to add another one.'
    : 'Change to a plan with more, or delete a client.';
  return `Your plan holds ${locations} locations, and ${used} are in use. ${way}`;
}

/** The text where the clients so far are more than a plan holds; undefined where they fit. */
export function checkPlanFits(plan: PlanType, used: number): string | undefined {
  const { locations } = planTerms[plan];
  if (locations === null || used <= locations) return undefined;
  return `This plan holds ${locations} locations, and you use ${used}. Delete ${used - locations} of your clients first.`;
}
