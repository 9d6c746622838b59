const dayMs = 24 * 3_600_000;

/** A budget with its schedule; instants as ISO texts, null without one. */
export type ScheduledBudget = {
  readonly budget_type: 'daily' | 'lifetime';
  readonly startTime: string | null;
  readonly endTime: string | null;
};

/**
 * Returns the smallest budget that a platform accepts, in the unit of the smallest daily one: a lifetime budget needs that
 * for each day of its schedule that has begun at its end.
 * @param holders how many ad sets share the budget
 * @default 1
 */
export function findBudgetFloor(
  minDailyBudget: number,
  { budget_type, startTime, endTime }: ScheduledBudget,
  holders = 1,
): number {
  const isOpen = budget_type === 'daily' || startTime === null || endTime === null;
  const days = isOpen ? 1 : Math.ceil((Date.parse(endTime) - Date.parse(startTime)) / dayMs);
  return minDailyBudget * Math.max(1, days) * holders;
}
