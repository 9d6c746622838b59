export type { DoubleClock } from './clock';
export {
  createPlatformDoubles,
  type PlatformDoubles,
  type PlatformDoublesOptions,
} from './createPlatformDoubles';
export { doublePlatforms } from './doublePlatforms';
export { checkParameters } from './facebook/checkParameters';
export {
  createFacebookDouble,
  type FacebookDouble,
  type FacebookDoubleOptions,
} from './facebook/createFacebookDouble';
export { facebookCurrencies, facebookOffsets, formatAmounts } from './facebook/currencyOffsets';
export type { DemoAd } from './facebook/demoAds';
export { type DemoAdAccount, type DemoPage, type DemoUser, facebookDemo } from './facebook/demoBusiness';
export {
  type FacebookControl,
  type Fault,
  type RequestMatch,
  transientError,
} from './facebook/facebookControl';
export type { GraphError } from './facebook/graphFault';
export type { AdObject, GraphState, RecordedRequest } from './facebook/graphState';
export { facebookParameters, type ParameterList } from './facebook/parameterList';
export { signFacebookRequest } from './facebook/signatures/signFacebookRequest';
export { signFacebookWebhook } from './facebook/signatures/signFacebookWebhook';
export { createGoHighLevelDouble, type GoHighLevelDouble } from './goHighLevel/createGoHighLevelDouble';
export { goHighLevelDemo } from './goHighLevel/goHighLevelDemo';
export { signGoHighLevelWebhook } from './goHighLevel/signGoHighLevelWebhook';
export { formatMicros, googleBillableUnits, googleCurrencies } from './googleAds/billableUnits';
export { createGoogleAdsDouble, type GoogleAdsDouble } from './googleAds/createGoogleAdsDouble';
export type { DemoCampaign } from './googleAds/demoCampaigns';
export type { GoogleAdsControl } from './googleAds/googleAdsControl';
export { googleAdsDemo } from './googleAds/googleAdsDemo';
export type { GoogleResource } from './googleAds/googleAdsState';
export { googlePeople } from './googleAds/googleIdentity';
export { checkOperation, parseOperations } from './googleAds/manyMutate/checkOperation';
export { googleMutateLists, type MutateLists } from './googleAds/manyMutate/mutateLists';
export { createOpenAiDouble, type OpenAiDouble } from './openAi/createOpenAiDouble';
export { periodsUntil } from './stripe/billingPeriod';
export { createStripeDouble } from './stripe/createStripeDouble';
export { formatStripeAmount, stripeCurrencies } from './stripe/currencies';
export { signWebhook } from './stripe/signWebhook';
export { type DemoSubscriber, demoInvoice, stripeDemo } from './stripe/stripeDemo';
export { trackersDemo } from './trackers/trackersDemo';
