import { splitBudget } from '../../../../money/splitBudget';
import type { LaunchInputs } from '../inputs/launchSettings';
import { planVariants } from '../inputs/planVariants';

/** Lists the budgets of the ad sets that a launch creates, as far as they share its budget. Pure. */
export function listAdSetBudgets({ settings, template, media }: LaunchInputs): number[] {
  const isSpread = template.templateContent.campaignStructure === 'multiple_adsets_one_ad';
  const count = isSpread ? Math.max(1, planVariants(template, media).length) : 1;
  return splitBudget(settings.budget, count);
}
