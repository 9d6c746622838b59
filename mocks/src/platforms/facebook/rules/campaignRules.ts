import { toText } from '../../toText';
import type { GraphParameters } from '../checkParameters';
import type { DemoAdAccount } from '../demoBusiness';
import { badParameter, refused } from '../graphFault';
import { checkCampaignBid, hasBudget } from './bidRules';
import { checkBudgetFloor } from './budgetRules';

/** Objectives that can be created today; the enum still names the older ones. */
const openObjectives = [
  'OUTCOME_LEADS',
  'OUTCOME_TRAFFIC',
  'OUTCOME_ENGAGEMENT',
  'OUTCOME_AWARENESS',
  'OUTCOME_SALES',
  'OUTCOME_APP_PROMOTION',
];

/**
 * Validates a new campaign beyond its parameter list.
 * @throws GraphFault
 */
export function checkCampaign(params: GraphParameters, account: DemoAdAccount): void {
  if (!params.name) throw badParameter('The parameter name is required', 'name');
  if (!openObjectives.includes(toText(params.objective))) {
    throw refused(
      1815857,
      'Objective not available',
      `Use one of ${openObjectives.join(', ')} as the objective of a new campaign.`,
      'objective',
    );
  }
  const categories = Array.isArray(params.special_ad_categories) ? params.special_ad_categories : [];
  const hasCategory = categories.some((category) => category !== 'NONE');
  if (hasCategory && !isFilledList(params.special_ad_category_country)) {
    throw refused(
      2859002,
      'Country missing',
      'Name the countries of the special ad category.',
      'special_ad_category_country',
    );
  }
  checkCampaignBid(params);
  if (!hasBudget(params) && params.is_adset_budget_sharing_enabled === undefined) {
    throw refused(
      4834011,
      'Must specify True or False in is_adset_budget_sharing_enabled field',
      'A campaign without a budget must say whether its ad sets share their budgets.',
      'is_adset_budget_sharing_enabled',
    );
  }
  if (hasBudget(params) && params.is_adset_budget_sharing_enabled === true) {
    throw refused(
      4834011,
      'Ad set budget sharing is not available',
      'Ad sets share their budgets only where the campaign has none.',
      'is_adset_budget_sharing_enabled',
    );
  }
  if (params.daily_budget !== undefined && params.lifetime_budget !== undefined) throw twoBudgets();
  // Its schedule is that of its ad sets, which come later.
  checkBudgetFloor(params, account, 1);
}

export function twoBudgets() {
  return refused(
    1885621,
    'Too many budgets',
    'Set a daily budget or a lifetime budget, not both.',
    'daily_budget',
  );
}

export function isFilledList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}
