import { bidStrategyValues } from '@adlane/contract/constants';
import { hasBidCap, hasMinRoas, toFacebookAmount } from '@adlane/contract/rules';
import type { LaunchInputs, ReadyLaunchInputs } from '../../inputs/launchSettings';

/** Facebook writes a return on ad spend as an integer with four decimals. */
const roasFactor = 10_000;

/** Returns whether the launch creates a campaign that distributes the budget (Advantage campaign budget). */
export function hasCampaignBudget({ settings, target }: Pick<LaunchInputs, 'settings' | 'target'>): boolean {
  return settings.settings?.budgetLevel === 'campaign' && !target?.campaign && !target?.adSet;
}

/** Returns the budget of a new campaign with its bid strategy, or that its ad sets do not share theirs. */
export function mapCampaignBudget(inputs: ReadyLaunchInputs): Record<string, unknown> {
  if (!hasCampaignBudget(inputs)) return { is_adset_budget_sharing_enabled: false };
  return { ...mapBudget(inputs, inputs.settings.budget), ...mapBidStrategy(inputs) };
}

/** Returns what an ad set says about money: its budget and bid strategy, unless its campaign has both, and its limit. */
export function mapAdSetBudget(inputs: ReadyLaunchInputs, budget: number): Record<string, unknown> {
  const isOnCampaign = hasCampaignBudget(inputs) || inputs.target?.campaign?.has_budget;
  return {
    ...(isOnCampaign ? {} : { ...mapBidStrategy(inputs), ...mapBudget(inputs, budget) }),
    ...mapBidLimit(inputs),
  };
}

function mapBudget({ settings, account }: ReadyLaunchInputs, amount: number): Record<string, unknown> {
  const field = settings.budgetType === 'daily' ? 'daily_budget' : 'lifetime_budget';
  return { [field]: toFacebookAmount(amount, account.currency) };
}

function mapBidStrategy({ settings: { settings } }: ReadyLaunchInputs) {
  return { bid_strategy: settings?.bidStrategy ?? bidStrategyValues[0] };
}

/** The ad sets have the limit even where the campaign has the strategy. */
function mapBidLimit({ settings: { settings = {} }, account }: ReadyLaunchInputs): Record<string, unknown> {
  const { bidStrategy, bidAmount, minRoas } = settings;
  return {
    ...(hasBidCap(bidStrategy) && bidAmount
      ? { bid_amount: toFacebookAmount(bidAmount, account.currency) }
      : {}),
    ...(hasMinRoas(bidStrategy) && minRoas
      ? { bid_constraints: { roas_average_floor: Math.round(minRoas * roasFactor) } }
      : {}),
  };
}
