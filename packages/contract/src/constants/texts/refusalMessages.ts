/** Messages of limits and rules that only the server checks, for which the specification gives no text. Browsers do not load them. */
export const refusalMessages = {
  emailUnconfirmed: 'Please confirm your email first, with the link that we sent you or another one.',
  mediaDamaged: 'This file is damaged or incomplete.',
  imageAnimated: 'Animated images cannot be used in ads. Please upload a video instead.',
  youtubeOnFacebook: 'Facebook cannot show YouTube videos. Please upload the video itself.',
  campaignGone: 'This campaign no longer exists in the ad account. Please choose another one.',
  adSetGone: 'This ad set no longer exists in the campaign. Please choose another one.',
  campaignObjective: 'This campaign has another objective than the ad. Please choose another campaign.',
  campaignCategory: 'This campaign has another special ad category than the template.',
  adSetGoal: 'This ad set is optimized for another goal. Please choose the same goal or another ad set.',
  adSetDynamic: 'Dynamic ads need a Dynamic ad set, and other ads need another one.',
  staleReview: 'The launch has changed since your review. Please check it again.',
  currencyWithoutAds: 'Neither Facebook nor Google has ads in this currency. Please choose another one.',
  budgetOfAdSets:
    'The ad sets of this campaign have their own budgets. Please set the budget per ad set or choose another campaign.',
  bidStrategyOfCampaign:
    'The campaign has the budget and bids by another strategy. Please choose the same one or another campaign.',
  instagramRequired: 'Please choose the Instagram account that receives the messages.',
  declarationRequired: 'Ads in the EU must name who benefits from them and who pays for them.',
  identityRequired:
    'Ads in this country must name verified identities that benefit from them and pay for them.',
  categoryOneApp: 'Ads in a special category can open one messaging app only.',
  dynamicOneApp: 'A Dynamic ad can open one messaging app only.',
  templateNotActive: 'Only an active template can be launched. Please activate it first.',
  masterNotActive: 'Only an active template can be published. Please activate it first.',
} as const;
