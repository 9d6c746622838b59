import type { LaunchField, LaunchFieldPath } from '@adlane/contract/ads/launches';

/** Where a blocker is fixed: at a step of the launch, or in a template of that kind. */
type Place =
  | 'account'
  | 'budget'
  | 'advanced'
  /** At the budget, for a launch in the EU. */
  | 'eu'
  /** At the budget, for a launch in a country that demands verified identities. */
  | 'identities'
  /** At the budget, for a launch that is optimized for conversions. */
  | 'conversions'
  | 'leadform'
  | 'landing_page'
  | 'messenger'
  /** In the template of a carousel. */
  | 'carousel'
  /** Our own launch form never sends these. */
  | 'nowhere';

const places: Readonly<Record<LaunchField, Place>> = {
  adAccountId: 'account',
  pageId: 'account',
  'FbAdSetting.field.optimization_goal': 'budget',
  countries: 'budget',
  budget: 'budget',
  startTime: 'budget',
  endTime: 'budget',
  'settings.dsaBeneficiary': 'eu',
  'settings.dsaPayor': 'eu',
  'settings.verifiedBeneficiary': 'identities',
  'settings.verifiedPayor': 'identities',
  'settings.budgetLevel': 'advanced',
  'settings.bidStrategy': 'advanced',
  'settings.bidAmount': 'advanced',
  'settings.minRoas': 'advanced',
  'settings.selectedInstagram': 'advanced',
  template_id: 'leadform',
  'FbAdSetting.ad_launch_type': 'leadform',
  'FbAdSetting.field.objective': 'leadform',
  'templateContent.adText': 'leadform',
  'templateContent.headlines': 'leadform',
  'templateContent.subHeadlines': 'leadform',
  'templateContent.campaignStructure': 'leadform',
  'templateContent.callToAction': 'leadform',
  templateMedia: 'leadform',
  leadFormId: 'leadform',
  'leadForm.greetingTitle': 'leadform',
  'leadForm.greetingDescription': 'leadform',
  'leadForm.disclaimerTitle': 'leadform',
  'leadForm.disclaimerText': 'leadform',
  'leadForm.privacyPolicyUrl': 'leadform',
  'leadForm.completionHeadline': 'leadform',
  'leadForm.completionDescription': 'leadform',
  'leadForm.completionCTAButtonText': 'leadform',
  'leadForm.questions': 'leadform',
  'leadForm.disclaimerConsent': 'leadform',
  'settings.targetAddress': 'budget',
  'templateTargeting.placement': 'leadform',
  'templateTargeting.selectedCustomAudience': 'leadform',
  'templateTargeting.excludedCustomAudience': 'leadform',
  'templateTargeting.minAge': 'leadform',
  'templateTargeting.detailedTargeting.interests': 'leadform',
  'templateTargeting.detailedTargeting.behaviors': 'leadform',
  'templateTargeting.detailedTargeting.demographics': 'leadform',
  'templateContent.landingPageUrl': 'landing_page',
  'templateContent.messageAd': 'messenger',
  'templateContent.carousel.cards': 'carousel',
  'templateTargeting.messagingApps': 'messenger',
  'settings.campaignId': 'account',
  /** Shown once a post is to be promoted. */
  'settings.promotedPostId': 'nowhere',
  /** Shown once a campaign is selected. */
  'settings.adSetId': 'nowhere',
  'settings.selectedPixel': 'conversions',
  'settings.selectedEventConversionType': 'conversions',
};

/** One version of a list of texts, as the review names it. */
const versions: readonly LaunchFieldPath[] = [
  'templateContent.headlines.1.value',
  'templateContent.subHeadlines.2.value',
];

/** Parts of the cards of a traffic ad, as the review names them. */
const cards: readonly LaunchFieldPath[] = [
  'templateContent.carousel.cards.0.mediaId',
  'templateContent.carousel.cards.0.headline',
  'templateContent.carousel.cards.1.description',
  'templateContent.carousel.cards.1.link',
];

/** Every field that a review of a Facebook launch can name and that is fixed in one place. */
export function listBlockerFields(place: Place): readonly string[] {
  const fields = Object.entries(places).flatMap(([field, own]) => (own === place ? [field] : []));
  if (place === 'carousel') return [...fields, ...cards];
  return place === 'leadform' ? [...fields, ...versions] : fields;
}
