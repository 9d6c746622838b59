/**
 * Splits a budget over ad sets in equal shares; the first one gets the remainder. The sum never exceeds the
 * budget.
 */
export function splitBudget(budget: number, parts: number): number[] {
  const share = Math.floor(budget / parts);
  return Array.from({ length: parts }, (_none, index) =>
    index === 0 ? budget - share * (parts - 1) : share,
  );
}
