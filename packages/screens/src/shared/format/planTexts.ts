import type { Plan, Subscription } from '@adlane/contract/account/billing';
import { isLifetimePlan, type PlanType, planTerms } from '@adlane/contract/constants';
import { type StatusBadgeProps, translate } from '@adlane/ui';

/** Formats a plan's limit of clients: 'Up to 5 clients'. */
export function formatLocations({ locations }: Pick<Plan, 'locations'>): string {
  return locations === null
    ? translate('Unlimited clients')
    : translate('Up to {count} clients', { count: locations });
}

/** Badge of each status of a subscription. */
export const subscriptionBadges: Readonly<Record<Subscription['status'], StatusBadgeProps>> = {
  trialing: { tone: 'info', text: 'Trial' },
  active: { tone: 'positive', text: 'Active' },
  past_due: { tone: 'warning', text: 'Payment overdue' },
  canceled: { tone: 'negative', text: 'Ended' },
  incomplete: { tone: 'warning', text: 'Payment incomplete' },
};

/** True while the agency pays for its plan at Stripe: it changes plans instead of buying one. */
export function isPaying({ status, current_period_end }: Subscription): boolean {
  return (status === 'active' || status === 'past_due') && current_period_end !== null;
}

/** True with a plan that is never billed again: it has no card and no invoices (ads §6). */
export function isForLife({ plan, status }: Subscription): boolean {
  return isLifetimePlan(plan.type) && status === 'active';
}

const intervalLabels: Readonly<Record<Plan['interval'], string>> = {
  month: 'Monthly',
  annual: 'Annual',
  lifetime: 'Lifetime',
};

/** Formats a plan type, with 'old' for the types whose names newer ones have: 'Monthly', 'Monthly (old)'. */
export function formatPlanType(type: PlanType): string {
  const label = translate(intervalLabels[planTerms[type].interval]);
  return type === 'monthly' || type === 'lifetime' ? translate('{plan} (old)', { plan: label }) : label;
}
