import { daysPerMonth } from '../../constants/launches';

/** Returns the daily budget of a Google launch in the smallest unit of the currency; Google has no monthly one. */
export function getDailyBudget({
  adBudget,
  budgetType,
}: {
  readonly adBudget: number;
  readonly budgetType: 'Daily' | 'Monthly';
}): number {
  return budgetType === 'Daily' ? adBudget : Math.floor(adBudget / daysPerMonth);
}
