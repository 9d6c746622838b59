import type { Plan } from '@adlane/contract/account/billing';
import {
  billingMessages,
  type PlanType,
  plansOnSale,
  planTerms,
  planTypes,
} from '@adlane/contract/constants';
import { plan_states } from '../../../db/schema/account/billing';
import { invalid } from '../../../http/problem';
import type { Database, Ports } from '../../../ports';

/** Prices and currency as configured by the operator. */
export type PlanSettings = Pick<Ports, 'platforms'>;

export function isPlanType(text: string | undefined): text is PlanType {
  return planTypes.some((type) => type === text);
}

/** Returns a plan at its current price (ads §9). */
export function toPlan({ platforms }: PlanSettings, type: PlanType, status: Plan['status']): Plan {
  const { name, interval, price, locations } = planTerms[type];
  return {
    id: planTypes.indexOf(type) + 1,
    plan_id: type,
    type,
    interval,
    name,
    price: platforms.stripe.prices[type] ?? price,
    currency: platforms.stripe.currency,
    locations,
    status,
  };
}

/** Finds a plan by its id, on sale or not. */
export function findAnyPlan(settings: PlanSettings, planId: string): Plan | undefined {
  return isPlanType(planId) ? toPlan(settings, planId, 'active') : undefined;
}

/** Lists every plan, on sale or not, in the order of the constants. */
export async function listPlans(tx: Database, settings: PlanSettings): Promise<Plan[]> {
  const statuses = await listPlanStatuses(tx);
  return statuses.map(({ type, status }) => toPlan(settings, type, status));
}

/** Returns the status of every plan, in the order of `planTypes`; one that was never changed has its usual one. */
export async function listPlanStatuses(tx: Database): Promise<Pick<Plan, 'type' | 'status'>[]> {
  const rows = await tx.select().from(plan_states);
  const states = new Map(rows.map(({ type, status }) => [type, status]));
  const usual = (type: PlanType) => (plansOnSale.includes(type) ? 'active' : 'inactive');
  return planTypes.map((type) => ({ type, status: states.get(type) ?? usual(type) }));
}

/**
 * Finds a plan that is on sale.
 * @throws Problem 422 for any other plan
 */
export async function requirePlanOnSale(tx: Database, settings: PlanSettings, planId: string): Promise<Plan> {
  const plan = (await listPlans(tx, settings)).find(({ plan_id }) => plan_id === planId);
  if (plan?.status !== 'active') throw invalid({ plan_id: [billingMessages.planNotOnSale] });
  return plan;
}

export async function savePlanStatus(
  tx: Database,
  type: PlanType,
  change: { readonly status: Plan['status']; readonly updated_at: Date },
): Promise<void> {
  await tx
    .insert(plan_states)
    .values({ type, ...change })
    .onConflictDoUpdate({ target: plan_states.type, set: change });
}
