import {
  createDefaultGoogleTemplate,
  createDefaultTemplateContent,
  createDefaultTemplateTargeting,
  type GoogleAdText,
  type GoogleTemplate,
  type TemplateMedia,
} from '@adlane/contract/ads/templates';
import { type GoogleField, googleCallsToAction, googleCampaignTypeValues } from '@adlane/contract/constants';
import { addGoogleText, formatKeyword, fromMicros, keywordMatchTypes, limits } from '@adlane/contract/rules';
import type { GoogleCampaignTree } from '../../../connectors/googleAds/readGoogleCampaigns';
import { findTemplateErrors } from '../templates/checkTemplate';
import type { CampaignTemplate } from './toTemplate';

/** Images of a campaign once they are in the library. */
export type ImportedGoogleMedia = Readonly<Record<'images' | 'logos', readonly TemplateMedia[]>>;
/** The template that a Google campaign describes. */
export type GoogleCampaignTemplate = CampaignTemplate & { readonly google: GoogleTemplate };

/**
 * Converts a campaign of Google to a template. Places and dates belong to a launch. Texts that break our rules are included:
 * the template is a draft until they are fixed. Pure.
 */
export function toGoogleTemplate(
  tree: GoogleCampaignTree,
  { media, currency }: { readonly media: ImportedGoogleMedia; readonly currency: string },
): GoogleCampaignTemplate {
  const google = toGoogle(tree, media, currency);
  const errors = findTemplateErrors({ templates: { google } }, 'active');
  return {
    name: tree.name.trim().slice(0, 120).trim() || 'Imported campaign',
    adCreativeType: 'image',
    templateAdType: 'landing_page',
    adTypes: null,
    templateContent: createDefaultTemplateContent(),
    templateTargeting: createDefaultTemplateTargeting(),
    status: Object.keys(errors).length > 0 ? 'draft' : 'active',
    leadFormExternalId: null,
    postCount: 0,
    google,
  };
}

function toGoogle(tree: GoogleCampaignTree, media: ImportedGoogleMedia, currency: string): GoogleTemplate {
  const { createAdTemplateData: content, targetAdTemplateData: targeting } = createDefaultGoogleTemplate();
  const keywords = (isNegative: boolean) => [
    ...new Set(tree.keywords.filter((keyword) => keyword.isNegative === isNegative).map(writeKeyword)),
  ];
  const campaignType = googleCampaignTypeValues.find((type) => type === tree.campaignType);
  return {
    createAdTemplateData: {
      ...content,
      headlines: toTexts('headlines', tree.texts.get('HEADLINE'), content.headlines),
      longHeadline: toTexts('longHeadlines', tree.texts.get('LONG_HEADLINE'), content.longHeadline),
      description: toTexts('descriptions', tree.texts.get('DESCRIPTION'), content.description),
      googleTemplateMedia: media.images.slice(0, limits.google.media.max),
      googleTemplateLogos: media.logos.slice(0, limits.google.logos.max),
      callToAction:
        googleCallsToAction.find(({ value }) => value === tree.callToAction)?.value ?? content.callToAction,
    },
    targetAdTemplateData: {
      ...targeting,
      googleKeywords: { target: keywords(false), negative: keywords(true) },
      selectedLanguages: tree.languageIds.length > 0 ? [...tree.languageIds] : targeting.selectedLanguages,
    },
    launchAdTemplateData: {
      ...(campaignType && { campaignType }),
      businessName: tree.texts.get('BUSINESS_NAME')?.[0] ?? '',
      campaignName: tree.name.slice(0, limits.text.googleCampaignName).trim(),
      finalUrl: tree.finalUrl,
      currency,
      adBudget: fromMicros(tree.budgetMicros, currency) || null,
      budgetType: 'Daily',
    },
  };
}

/** Fills the empty texts of a new ad first, then adds as many as Google allows. */
function toTexts(
  field: GoogleField,
  texts: readonly string[] = [],
  empty: readonly GoogleAdText[],
): GoogleAdText[] {
  const filled = texts.reduce<GoogleAdText[]>((list, text) => addGoogleText(list, field, text), []);
  return [...filled, ...empty.slice(filled.length)];
}

function writeKeyword({ text, matchType }: GoogleCampaignTree['keywords'][number]): string {
  const known = keywordMatchTypes.find((type) => type === matchType) ?? 'BROAD';
  return formatKeyword({ text, matchType: known });
}
