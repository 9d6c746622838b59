import type { Template, TextVersion } from '@adlane/contract/ads/templates';
import { defaultMessageGreeting, type VersionField } from '@adlane/contract/constants';
import { addVersion } from '@adlane/contract/rules';
import type { Offer } from './offers/Offer';

function buildVersions(field: VersionField, texts: readonly string[]): TextVersion[] {
  return texts.reduce<TextVersion[]>((versions, text) => addVersion(versions, field, text), []);
}

/** Builds the texts of a template from an offer: three versions each, the first one default (ads §4). */
export function buildTemplateContent(offer: Offer): Template['templateContent'] {
  const slug = offer.niche.toLowerCase().replaceAll(' ', '-');
  return {
    adText: buildVersions('adText', offer.adText),
    headlines: buildVersions('headlines', offer.headlines),
    subHeadlines: buildVersions('subHeadlines', offer.subHeadlines),
    campaignStructure: 'one_adset_multiple_ads',
    callToAction: offer.callToAction,
    landingPageUrl: `https://${slug}.adlane-demo.example/offer`,
    thankYouPage: `https://${slug}.adlane-demo.example/thank-you`,
    messageAd: defaultMessageGreeting,
  };
}
