import type { VersionField } from '../../constants/texts/textTitles';
import type { CardField } from '../templates/Carousel';

/** Parts of a lead form that hold texts. */
type LeadFormTextField =
  | 'greetingTitle'
  | 'greetingDescription'
  | 'disclaimerTitle'
  | 'disclaimerText'
  | 'privacyPolicyUrl'
  | 'completionHeadline'
  | 'completionDescription'
  | 'completionCTAButtonText';

/**
 * Fields that the review of a Facebook launch can name. A screen that lists where each is fixed in a `Record<LaunchField, …>`
 * does not compile until a new one has its place.
 */
export type LaunchField =
  | 'template_id'
  | 'adAccountId'
  | 'pageId'
  | 'FbAdSetting.ad_launch_type'
  | 'FbAdSetting.field.objective'
  | 'FbAdSetting.field.optimization_goal'
  | 'countries'
  | 'budget'
  | 'startTime'
  | 'endTime'
  | 'leadFormId'
  | 'leadForm.questions'
  | 'leadForm.disclaimerConsent'
  | `leadForm.${LeadFormTextField}`
  | `templateContent.${VersionField}`
  | 'templateContent.carousel.cards'
  | 'templateContent.campaignStructure'
  | 'templateContent.callToAction'
  | 'templateContent.landingPageUrl'
  | 'templateContent.messageAd'
  | 'templateMedia'
  | 'templateTargeting.placement'
  | 'templateTargeting.messagingApps'
  | 'templateTargeting.selectedCustomAudience'
  | 'templateTargeting.excludedCustomAudience'
  | 'templateTargeting.minAge'
  | `templateTargeting.detailedTargeting.${'interests' | 'behaviors' | 'demographics'}`
  | 'settings.targetAddress'
  | 'settings.budgetLevel'
  | 'settings.bidStrategy'
  | 'settings.bidAmount'
  | 'settings.minRoas'
  | 'settings.dsaBeneficiary'
  | 'settings.dsaPayor'
  | 'settings.verifiedBeneficiary'
  | 'settings.verifiedPayor'
  | 'settings.selectedInstagram'
  | 'settings.campaignId'
  | 'settings.adSetId'
  | 'settings.promotedPostId'
  | 'settings.selectedPixel'
  | 'settings.selectedEventConversionType';

/** A launch field, one version of a list of texts, or a part of a carousel's card. */
export type LaunchFieldPath =
  | LaunchField
  | `templateContent.${VersionField}.${number}.value`
  | `templateContent.carousel.cards.${number}.${CardField}`;
