/**
 * Every field that a review of a Facebook launch can name, by where it is mended: at a step of the launch, or in a template
 * of the kind that it is asked of.
 */
export const blockerFields = {
  account: ['adAccountId', 'pageId'],
  budget: ['FbAdSetting.field.optimization_goal', 'countries', 'budget', 'endTime'],
  advanced: ['settings.bidAmount'],
  leadform: [
    'template_id',
    'FbAdSetting.ad_launch_type',
    'FbAdSetting.field.objective',
    'templateContent.adText',
    'templateContent.headlines.1.value',
    'templateContent.subHeadlines.2.value',
    'templateContent.callToAction',
    'templateMedia',
    'leadFormId',
    'leadForm.privacyPolicyUrl',
    'leadForm.questions',
    'leadForm.disclaimerConsent',
    'settings.targetAddress',
    'templateTargeting.placement',
    'templateTargeting.selectedCustomAudience',
    'templateTargeting.excludedCustomAudience',
    'templateTargeting.minAge',
    'templateTargeting.detailedTargeting.demographics',
  ],
  landing_page: ['templateContent.landingPageUrl'],
  messenger: ['templateContent.messageAd', 'templateTargeting.messagingApps'],
  /** No launch of ours sends these. */
  nowhere: [
    'settings.campaignId',
    'settings.adSetId',
    'settings.selectedPixel',
    'settings.selectedEventConversionType',
  ],
} as const;
