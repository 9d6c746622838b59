/** Messages of limits that only the server checks, for which the specification gives no text. Browsers do not load them. */
export const refusalMessages = {
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
  bidAboveBudget: 'The bid cap must not exceed the budget.',
  instagramRequired: 'Please choose the Instagram account that receives the messages.',
  declarationRequired: 'Ads in the EU must name who benefits from them and who pays for them.',
  identityRequired:
    'Ads in this country must name verified identities that benefit from them and pay for them.',
  categoryOneApp: 'Ads in a special category can open one messaging app only.',
  dynamicOneApp: 'A Dynamic ad can open one messaging app only.',
  eventRequired: 'Please choose the event that counts as a conversion.',
  pixelUnused: 'A pixel is used only for ads that are optimized for conversions.',
  templateNotActive: 'Only an active template can be launched. Please activate it first.',
  masterNotActive: 'Only an active template can be published. Please activate it first.',
} as const;
