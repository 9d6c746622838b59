import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { bidStrategyValues } from '@adlane/contract/constants';
import { checkBid, refusalMessages } from '@adlane/contract/rules';
import { hasCampaignBudget } from '../facebook/content/budgetLevel';
import type { LaunchInputs } from '../inputs/launchSettings';
import { listAdSetBudgets } from './listAdSetBudgets';

/**
 * Checks the bid strategy against the goal, its amount against the budget that it is taken from, and both against a campaign
 * that has the budget already. An existing ad set bids as it does.
 */
export function checkBidOfLaunch(inputs: LaunchInputs): LaunchBlocker[] {
  const { settings, target } = inputs;
  if (target?.adSet) return [];
  const { bidStrategy = bidStrategyValues[0], bidAmount, minRoas } = settings.settings ?? {};
  const hasOwnBudget = target?.campaign?.has_budget === true;
  const budgets = hasCampaignBudget(inputs) ? [settings.budget] : listAdSetBudgets(inputs);
  const found = checkBid({
    goal: settings.FbAdSetting.field.optimization_goal,
    bidStrategy,
    bidAmount,
    minRoas,
    budget: hasOwnBudget ? undefined : Math.min(...budgets),
    isShared: budgets.length > 1,
  });
  const isOther = hasOwnBudget && target.campaign.bid_strategy !== bidStrategy;
  const strategy = found.bidStrategy ?? (isOther ? refusalMessages.bidStrategyOfCampaign : undefined);
  return [
    ...(strategy === undefined ? [] : [{ field: 'settings.bidStrategy', message: strategy }]),
    ...(found.bidAmount === undefined ? [] : [{ field: 'settings.bidAmount', message: found.bidAmount }]),
    ...(found.minRoas === undefined ? [] : [{ field: 'settings.minRoas', message: found.minRoas }]),
  ];
}
