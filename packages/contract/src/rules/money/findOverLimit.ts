import { daysPerMonth } from '../../constants/launches';
import type { Platform } from '../../constants/templates';

const dayMs = 86_400_000;
/** Months that are compared with a limit: budgets without an end repeat after a year. */
const monthsAhead = 13;

/** A budget with the days on which it is spent; the amount is in the ad platforms' unit of its currency. */
export type PlannedBudget = {
  readonly platform: Platform;
  readonly currency: string;
  readonly budget_type: 'daily' | 'lifetime';
  readonly budget: number;
  /** What a lifetime budget has spent before today; 0 by default. */
  readonly spent?: number;
  /** `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** `YYYY-MM-DD`; null without an end. */
  readonly lastDay: string | null;
};

/** What a client's ads may spend in a calendar month, and what counts against it. */
export type MonthlyLimit = {
  readonly limit: number;
  readonly currency: string;
  /** Budgets of the client's other ads that run or are scheduled, in any currency. */
  readonly planned: readonly PlannedBudget[];
  /** What the client's ads have spent in this month before today, in the limit's currency. */
  readonly spent: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

/** Why a budget needs a confirmation. */
export type OverLimit =
  /** The month (`YYYY-MM`) in which the limit is exceeded most, and what counts against it there. */
  | {
      readonly reason: 'amount';
      readonly month: string;
      readonly amount: number;
      readonly planned: number;
      readonly spent: number;
    }
  /** Amounts are never converted. */
  | { readonly reason: 'currency' };

/** Returns why a budget needs a confirmation under a client's monthly limit; undefined within the limit. Pure. */
export function findOverLimit(
  budget: PlannedBudget,
  { limit, currency, planned, spent, today }: MonthlyLimit,
): OverLimit | undefined {
  if (budget.currency !== currency) return { reason: 'currency' };
  const others = planned.filter((each) => each.currency === currency);
  const months = listMonths(budget.firstDay > today ? budget.firstDay : today).map((month) => ({
    reason: 'amount' as const,
    month,
    amount: computeMonthlySpend(budget, month, today),
    planned: others.reduce((sum, each) => sum + computeMonthlySpend(each, month, today), 0),
    spent: today.startsWith(month) ? spent : 0,
  }));
  const over = months.filter((each) => each.amount > 0 && sumMonth(each) > limit);
  const [first, ...later] = over;
  return first && later.reduce((worst, each) => (sumMonth(each) > sumMonth(worst) ? each : worst), first);
}

function sumMonth({ amount, planned, spent }: Extract<OverLimit, { reason: 'amount' }>): number {
  return amount + planned + spent;
}

/** Lists the months from that of a day on: `YYYY-MM`. */
function listMonths(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: monthsAhead }, (_none, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
}

/**
 * Returns what a budget may spend in a month from `today` on. A lifetime budget is spread equally over its days; without an
 * end, it is spent on the first one. Google charges at most 30.4 daily budgets a month.
 */
function computeMonthlySpend(budget: PlannedBudget, month: string, today: string): number {
  const { budget_type, platform, firstDay, lastDay, spent = 0 } = budget;
  const start = firstDay > today ? firstDay : today;
  const days = countDays(maxDay(start, `${month}-01`), minDay(lastDay, findLastDay(month)));
  if (budget_type === 'daily') {
    return Math.floor(budget.budget * (platform === 'google' ? Math.min(days, daysPerMonth) : days));
  }
  const left = Math.max(0, budget.budget - spent);
  if (lastDay === null) return start.startsWith(month) ? left : 0;
  return days === 0 ? 0 : Math.ceil((left * days) / countDays(start, lastDay));
}

function findLastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

const maxDay = (one: string, other: string) => (one > other ? one : other);
const minDay = (one: string | null, other: string) => (one !== null && one < other ? one : other);

/** Counts the days of a range, both ends included; none where it ends before it starts. */
function countDays(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / dayMs + 1);
}
