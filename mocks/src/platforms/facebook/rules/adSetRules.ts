import type { CampaignObjective } from '@adlane/contract/constants';
import { toText } from '../../toText';
import { type GraphParameters, isRecord } from '../checkParameters';
import type { DemoAdAccount } from '../demoBusiness';
import { badParameter, refused } from '../graphFault';
import type { AdObject } from '../graphState';
import { checkAdSetBid, hasBudget } from './bidRules';
import { checkBudgetFloor } from './budgetRules';
import { isFilledList, twoBudgets } from './campaignRules';
import { checkConversion } from './conversionRules';
import { checkDeclarations } from './declarationRules';
import { checkSchedule, countDays } from './scheduleRules';
import { checkTargeting } from './targetingRules';

/**
 * Goals that Facebook allows for the objectives that we launch with (Marketing API, objective and goal validation): more
 * than our own table offers.
 */
const allowedGoals: Readonly<Record<CampaignObjective, readonly string[]>> = {
  OUTCOME_LEADS: [
    'LEAD_GENERATION',
    'QUALITY_LEAD',
    'QUALITY_CALL',
    'OFFSITE_CONVERSIONS',
    'LANDING_PAGE_VIEWS',
    'LINK_CLICKS',
  ],
  OUTCOME_TRAFFIC: ['LINK_CLICKS', 'LANDING_PAGE_VIEWS', 'REACH', 'IMPRESSIONS'],
  OUTCOME_ENGAGEMENT: [
    'CONVERSATIONS',
    'POST_ENGAGEMENT',
    'THRUPLAY',
    'EVENT_RESPONSES',
    'PAGE_LIKES',
    'REACH',
    'LINK_CLICKS',
  ],
  OUTCOME_SALES: [
    'OFFSITE_CONVERSIONS',
    'VALUE',
    'CONVERSATIONS',
    'LANDING_PAGE_VIEWS',
    'LINK_CLICKS',
    'REACH',
    'IMPRESSIONS',
  ],
};

/** Validates a new ad set beyond its parameter list. `campaign` is its parent. */
export function checkAdSet(
  params: GraphParameters,
  campaign: AdObject,
  account: DemoAdAccount,
  now: number,
): void {
  for (const name of ['optimization_goal', 'billing_event', 'targeting']) {
    if (params[name] === undefined) throw badParameter(`The parameter ${name} is required`, name);
  }
  checkGoal(params, campaign);
  checkBudget(params, campaign, account, now);
  const categories = listCategories(campaign);
  checkDeclarations(params, categories);
  checkTargeting(isRecord(params.targeting) ? params.targeting : {}, categories.length > 0);
}

/** Special ad categories of a campaign. */
function listCategories({ fields }: AdObject): string[] {
  const categories = fields.special_ad_categories;
  return isFilledList(categories) ? categories.map(toText).filter((category) => category !== 'NONE') : [];
}

function checkGoal(params: GraphParameters, campaign: AdObject): void {
  const objective = toText(campaign.fields.objective);
  const goal = toText(params.optimization_goal);
  const goals = new Map<string, readonly string[]>(Object.entries(allowedGoals)).get(objective);
  if (goals && !goals.includes(goal)) {
    throw refused(
      2490408,
      'Performance goal not available',
      `The goal ${goal} is not available for ${objective}.`,
      'optimization_goal',
    );
  }
  if (params.destination_type === 'ON_AD' && objective !== 'OUTCOME_LEADS') {
    throw refused(
      1815715,
      'Destination not available',
      'ON_AD needs the objective OUTCOME_LEADS.',
      'destination_type',
    );
  }
  if (params.billing_event === 'LINK_CLICKS' && goal !== 'LINK_CLICKS') {
    throw refused(
      1815117,
      'Billing event not available',
      'LINK_CLICKS needs the goal LINK_CLICKS.',
      'billing_event',
    );
  }
  const isChoice = toText(params.destination_type ?? '').startsWith('MESSAGING_');
  if (isChoice && listCategories(campaign).length > 0) {
    throw refused(
      1815715,
      'Destination not available',
      'Special ad categories open one messaging app only.',
      'destination_type',
    );
  }
  const promoted = isRecord(params.promoted_object) ? params.promoted_object : {};
  const needsPage = ['LEAD_GENERATION', 'QUALITY_LEAD', 'CONVERSATIONS'].includes(goal);
  if (needsPage && !promoted.page_id) {
    throw refused(1885154, 'Promoted object missing', 'Name the page in promoted_object.', 'promoted_object');
  }
  checkConversion(goal, objective, promoted);
}

function checkBudget(params: GraphParameters, campaign: AdObject, account: DemoAdAccount, now: number): void {
  const daily = params.daily_budget;
  const lifetime = params.lifetime_budget;
  const isOnCampaign = hasBudget(campaign.fields);
  const ownBudgets = [daily, lifetime].filter((budget) => budget !== undefined).length;
  if (ownBudgets === 2 || (isOnCampaign && ownBudgets > 0)) throw twoBudgets();
  if (!isOnCampaign && ownBudgets === 0) {
    throw refused(
      1885621,
      'Budget missing',
      'Set a budget on the campaign or on the ad set.',
      'daily_budget',
    );
  }
  const { daily_budget, lifetime_budget } = campaign.fields;
  const budgets = isOnCampaign
    ? { daily_budget, lifetime_budget }
    : { daily_budget: daily, lifetime_budget: lifetime };
  const days = countDays(checkSchedule({ ...params, ...budgets }, now));
  checkBudgetFloor(budgets, account, days);
  checkAdSetBid(params, campaign);
}
