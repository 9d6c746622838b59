import { formatGoogleTextTitle, versionFieldNames, versionFields } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';
import { formatCardField } from './formatCardField';
import { translateNumbered } from './translateNumbered';

const labels: Readonly<Record<string, string>> = {
  campaignName: 'Campaign name',
  client_user_id: 'Client',
  adAccountId: 'Ad account',
  pageId: 'Facebook page',
  leadFormId: 'Lead form',
  'leadForm.privacyPolicyUrl': 'Privacy policy of the lead form',
  'leadForm.questions': 'Questions of the lead form',
  'FbAdSetting.field.objective': 'Objective',
  'FbAdSetting.field.optimization_goal': 'Optimize for',
  'FbAdSetting.ad_launch_type': 'Ad destination',
  budget: 'Budget',
  startTime: 'Start',
  endTime: 'End',
  countries: 'Countries',
  template_id: 'Template',
  templateMedia: 'Pictures and videos',
  'templateContent.adText': 'Ad texts',
  'templateContent.headlines': 'Headlines',
  'templateContent.subHeadlines': 'Sub-headlines',
  'templateContent.carousel.cards': 'Cards',
  'templateContent.campaignStructure': 'Campaign structure',
  'templateContent.callToAction': 'Call to action',
  'templateContent.landingPageUrl': 'Landing page URL',
  'templateContent.messageAd': 'Greeting',
  'templateTargeting.placement': 'Placement',
  'templateTargeting.minAge': 'Age',
  'templateTargeting.messagingApps': 'Messaging apps',
  'templateTargeting.selectedCustomAudience': 'Custom audiences',
  'templateTargeting.excludedCustomAudience': 'Excluded custom audiences',
  'templateTargeting.detailedTargeting.interests': 'Interests',
  'templateTargeting.detailedTargeting.behaviors': 'Behaviors',
  'templateTargeting.detailedTargeting.demographics': 'Demographics',
  'settings.targetAddress': 'Places',
  'settings.campaignId': 'Campaign',
  'settings.adSetId': 'Ad set',
  'settings.status': 'Campaign status after launch',
  'settings.bidStrategy': 'Bid strategy',
  'settings.bidAmount': 'Bid cap',
  'settings.minRoas': 'Minimum return on ad spend',
  'settings.budgetLevel': 'Budget is set',
  'settings.dsaBeneficiary': 'Beneficiary',
  'settings.dsaPayor': 'Payer',
  'settings.verifiedBeneficiary': 'Verified beneficiary',
  'settings.verifiedPayor': 'Verified payer',
  'settings.selectedPixel': 'Pixel',
  'settings.selectedEventConversionType': 'Conversion event',
  'settings.billingEvent': 'Charged for',
  'settings.selectedInstagram': 'Instagram account',
  'settings.selectedGHLTag': 'CRM tags',
};

/** The same for Google's, by the last part of their path. */
const googleLabels: Readonly<Record<string, string>> = {
  headlines: 'Headlines',
  longHeadline: 'Long headlines',
  description: 'Descriptions',
  googleTemplateMedia: 'Media',
  googleTemplateLogos: 'Logos',
  callToAction: 'Call to action',
  googleKeywords: 'Keywords',
  selectedAudienceSignals: 'Audience signals',
  targetCPA: 'Target CPA',
  targetROAS: 'Target ROAS',
  adBudget: 'Budget',
  businessName: 'Business name',
  campaignName: 'Campaign name',
  campaignType: 'Campaign type',
  finalUrl: 'Final URL',
  phoneNumber: 'Phone number',
  startDate: 'Start date',
  endDate: 'End date',
  targetLocationBySearch: 'Places',
  targetLocationByRadius: 'Places',
  isEverywhere: 'Places',
  targetLanguages: 'Languages',
  selectedLanguages: 'Languages',
  selectedConversionGoals: 'Conversion goals',
  googleCampaignObjectives: 'Campaign objective',
  googleBidStrategy: 'Bid strategy',
};

/** Google's lists by the names of their fields. */
const googleLists = {
  headlines: 'headlines',
  longHeadline: 'longHeadlines',
  description: 'descriptions',
} as const;

function isGoogleList(name: string): name is keyof typeof googleLists {
  return name in googleLists;
}

/** `selectedPixel` as words: 'Selected pixel'. */
function toWords(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function formatGoogleLabel(path: string): string {
  const [name = '', index] = path.split('.').slice(1);
  if (isGoogleList(name) && index !== undefined)
    return translateNumbered(formatGoogleTextTitle(googleLists[name], Number(index)));
  return translate(googleLabels[name] ?? toWords(name));
}

/** How the user knows a field that the server names: `templateContent.headlines.1.value` is 'Headline 2'. */
export function formatFieldLabel(field: string): string {
  const [, list, index] = /^templateContent\.(\w+)\.(\d+)/.exec(field) ?? [];
  const [, card, cardField = ''] = /^templateContent\.carousel\.cards\.(\d+)(?:\.(\w+))?/.exec(field) ?? [];
  if (card !== undefined) return formatCardField(cardField, Number(card));
  const name = versionFields.find((each) => each === list);
  if (name && index !== undefined) return `${translate(versionFieldNames[name])} ${Number(index) + 1}`;
  if (field.startsWith('templates.google.'))
    return formatGoogleLabel(field.slice('templates.google.'.length));
  const known = labels[field];
  if (known !== undefined) return translate(known);
  return translate(
    field.startsWith('leadForm.') ? 'Lead form' : toWords(field.slice(field.lastIndexOf('.') + 1)),
  );
}
