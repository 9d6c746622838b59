/** Texts of Google's campaign status reasons (ads §4). */
export const googleStatusReasons: Readonly<Record<string, string>> = {
  CAMPAIGN_REMOVED: 'The campaign was removed.',
  CAMPAIGN_PAUSED: 'The campaign is paused.',
  CAMPAIGN_PENDING: 'The campaign is pending: its start date lies ahead.',
  CAMPAIGN_ENDED: 'The campaign has ended.',
  CAMPAIGN_DRAFT: 'The campaign is a draft.',
  BIDDING_STRATEGY_MISCONFIGURED: 'The bid strategy is set up wrongly.',
  BIDDING_STRATEGY_LIMITED: 'The bid strategy lacks data or budget to reach its goal.',
  BIDDING_STRATEGY_LEARNING: 'The bid strategy is learning.',
  BIDDING_STRATEGY_CONSTRAINED: "The bid strategy can't reach its target.",
  BUDGET_CONSTRAINED: 'The budget is too small: the campaign could serve more.',
  BUDGET_MISCONFIGURED: 'The budget is set up wrongly.',
  SEARCH_VOLUME_LIMITED: 'Too few people search for these keywords.',
  AD_GROUPS_PAUSED: 'All ad groups are paused.',
  NO_AD_GROUPS: 'The campaign has no ad groups.',
  KEYWORDS_PAUSED: 'All keywords are paused.',
  NO_KEYWORDS: 'The campaign has no keywords.',
  AD_GROUP_ADS_PAUSED: 'All ads are paused.',
  NO_AD_GROUP_ADS: 'The campaign has no ads.',
  HAS_ADS_LIMITED_BY_POLICY: 'Some ads are limited by a policy.',
  HAS_ADS_DISAPPROVED: 'Some ads were disapproved.',
  MOST_ADS_UNDER_REVIEW: 'Most ads are under review.',
  MISSING_LEAD_FORM_EXTENSION: 'The lead form is missing.',
  MISSING_CALL_EXTENSION: 'The phone number is missing.',
  LEAD_FORM_EXTENSION_UNDER_REVIEW: 'The lead form is under review.',
  LEAD_FORM_EXTENSION_DISAPPROVED: 'The lead form was disapproved.',
  CALL_EXTENSION_UNDER_REVIEW: 'The phone number is under review.',
  CALL_EXTENSION_DISAPPROVED: 'The phone number was disapproved.',
  HAS_ASSET_GROUPS_DISAPPROVED: 'Some asset groups were disapproved.',
  HAS_ASSET_GROUPS_LIMITED_BY_POLICY: 'Some asset groups are limited by a policy.',
  MOST_ASSET_GROUPS_UNDER_REVIEW: 'Most asset groups are under review.',
  NO_ASSET_GROUPS: 'The campaign has no asset groups.',
  ASSET_GROUPS_PAUSED: 'All asset groups are paused.',
  MISSING_LOCATION_TARGETING: 'The campaign aims at no place.',
};

/** Returns the text of a reason; an unknown one is shown by its name in lower case. */
export function describeGoogleStatusReason(reason: string): string {
  const known = googleStatusReasons[reason];
  if (known !== undefined) return known;
  const words = reason.toLowerCase().replaceAll('_', ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
