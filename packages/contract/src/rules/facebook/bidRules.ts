import { bidStrategies } from '../../constants/facebook/bidStrategies';
import type { Choice } from '../../constants/facebook/callsToAction';
import { limits } from '../../constants/limits';
import { messages } from '../../constants/texts/messages';
import { targetMessages } from '../../constants/texts/targetMessages';
import type { RuleMessage } from '../texts/textRules';

type BidStrategy = (typeof bidStrategies)[number]['value'];

/** Strategies that demand an amount. */
const capped: ReadonlySet<string> = new Set<BidStrategy>(['LOWEST_COST_WITH_BID_CAP', 'COST_CAP']);
const withMinRoas: BidStrategy = 'LOWEST_COST_WITH_MIN_ROAS';
/** Goals without a result that has a cost. */
const withoutCost: ReadonlySet<string> = new Set(['IMPRESSIONS']);

/** Lists the bid strategies of a goal: a return is demanded of conversion value only, and replaces its caps. */
export function listBidStrategies(goal: string): readonly Choice[] {
  return bidStrategies.filter(({ value }) => {
    if (goal === 'VALUE') return value === 'LOWEST_COST_WITHOUT_CAP' || value === withMinRoas;
    return value !== withMinRoas && !(value === 'COST_CAP' && withoutCost.has(goal));
  });
}

/** Returns whether a bid strategy demands an amount. */
export function hasBidCap(strategy: string | undefined): boolean {
  return strategy !== undefined && capped.has(strategy);
}

/** Returns whether a bid strategy demands a return on ad spend. */
export function hasMinRoas(strategy: string | undefined): boolean {
  return strategy === withMinRoas;
}

/** The bid of a launch and what limits it. Amounts are in one unit. */
export type Bid = {
  readonly goal: string;
  readonly bidStrategy: string;
  readonly bidAmount: number | null | undefined;
  readonly minRoas: number | null | undefined;
  /** The budget that the bid is taken from: the campaign's, or the smallest of its ad sets. */
  readonly budget: number | undefined;
  /** Whether other ad sets have a budget, too. */
  readonly isShared: boolean;
};

/** Checks the bid strategy against the goal, and its amount against the budget. */
export function checkBid(bid: Bid): Readonly<Record<'bidStrategy' | 'bidAmount' | 'minRoas', RuleMessage>> {
  const isAllowed = listBidStrategies(bid.goal).some(({ value }) => value === bid.bidStrategy);
  return {
    bidStrategy: isAllowed ? undefined : targetMessages.bidStrategyOfGoal,
    bidAmount: checkAmount(bid),
    minRoas: checkMinRoas(bid),
  };
}

function checkAmount({ bidStrategy, bidAmount, budget, isShared }: Bid): RuleMessage {
  if (!hasBidCap(bidStrategy)) return bidAmount ? targetMessages.bidUnused : undefined;
  if (!bidAmount) return messages.fieldRequired;
  if (budget === undefined || bidAmount <= budget) return undefined;
  return isShared ? targetMessages.bidAboveShare : targetMessages.bidAboveBudget;
}

function checkMinRoas({ bidStrategy, minRoas }: Bid): RuleMessage {
  if (!hasMinRoas(bidStrategy)) return minRoas ? targetMessages.roasUnused : undefined;
  if (!minRoas) return messages.fieldRequired;
  const { min, max } = limits.facebook.minRoas;
  return minRoas >= min && minRoas <= max ? undefined : targetMessages.roasRange;
}
