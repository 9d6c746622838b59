import type { GoogleLaunch } from '../../ads/launches/googleLaunch';
import type { googleConversionTypes } from '../../constants/google/google';
import { ownMessages } from '../../constants/texts/ownMessages';

/** What Google optimizes a campaign for. */
export type GoogleBidding = 'clicks' | (typeof googleConversionTypes)[number];
/** Terms of a launch that decide its bidding. */
export type GoogleBiddingTerms = Pick<
  GoogleLaunch,
  | 'campaignType'
  | 'googleCampaignObjectives'
  | 'googleConversion'
  | 'googleBidStrategy'
  | 'conversionGoalsList'
  | 'selectedConversionGoals'
>;

function isForTraffic({ googleCampaignObjectives }: GoogleBiddingTerms): boolean {
  return googleCampaignObjectives.includes('WEBSITE_TRAFFIC');
}

/**
 * Returns what a launch bids for. Google has no field for the objective: it shows in goals and bidding. A Search campaign for
 * website traffic, or without a conversion goal, bids for clicks: for conversions it would not spend. Performance Max bids
 * for conversions or their value only.
 */
export function findGoogleBidding(terms: GoogleBiddingTerms): GoogleBidding {
  const hasGoal = (terms.selectedConversionGoals ?? []).length > 0;
  if (terms.campaignType === 'SEARCH' && (isForTraffic(terms) || !hasGoal)) return 'clicks';
  return terms.googleBidStrategy?.value ?? terms.googleConversion ?? 'conversions';
}

/**
 * Checks goals and bidding of a launch: messages by field. Conversions need a goal; one that the account has must be
 * selected, and where it has none, Search bids for clicks.
 */
export function checkGoogleBidding(terms: GoogleBiddingTerms): Record<string, string[]> {
  const {
    selectedConversionGoals = [],
    conversionGoalsList = [],
    googleConversion,
    googleBidStrategy,
  } = terms;
  const isForClicks = findGoogleBidding(terms) === 'clicks';
  const lacksGoal = selectedConversionGoals.length === 0 && !isForTraffic(terms);
  const needsGoal = isForClicks
    ? lacksGoal && conversionGoalsList.length > 0
    : selectedConversionGoals.length === 0;
  const value = googleBidStrategy?.value;
  const differs = value !== undefined && googleConversion !== undefined && value !== googleConversion;
  return {
    ...(needsGoal && { selectedConversionGoals: [ownMessages.conversionGoalRequired] }),
    ...(differs && { googleBidStrategy: [ownMessages.googleBiddingDiffers] }),
  };
}
