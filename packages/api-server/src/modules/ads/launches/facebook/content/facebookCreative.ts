import { optimizedCreativeFeatures } from '@adlane/contract/constants';
import { buildUrlTags, encodeUrl, findCarousel } from '@adlane/contract/rules';
import type { ReadyLaunchInputs } from '../../inputs/launchSettings';
import { type LaunchVariant, listDynamicAssets } from '../../inputs/planVariants';
import { placeholder } from '../../saga/placeholders';
import { buildAssetFeed, buildCustomization } from './assetFeed';
import { buildCarouselData } from './carouselData';
import { chooseThumbnail, toMediaKey } from './mediaReferences';
import {
  buildDestinationChoice,
  getMessageAction,
  getMessageLink,
  getMessagingDestination,
} from './messagingDestination';
import { listPlacementRules, type PlacementRule } from './placementRules';

/** Link of a lead ad; Facebook opens the form instead. */
const leadFormLink = 'http://fb.me/';

/** Returns a creative of one ad for `POST /act_…/adcreatives`. */
export function mapCreative(
  inputs: ReadyLaunchInputs,
  variant: LaunchVariant,
  name: string,
): Record<string, unknown> {
  const { templateContent: content } = inputs.template;
  const rules = listPlacementRules(inputs, variant.media);
  if (rules.length > 0) return mapFeed(inputs, name, mapPlacedCreative(inputs, variant, rules));
  const story = buildStory(inputs, variant);
  const isMessage = inputs.settings.FbAdSetting.ad_launch_type === 'messenger';
  const greeting = isMessage ? buildGreeting(content.messageAd) : {};
  const choice = isMessage ? buildDestinationChoice(getMessagingDestination(inputs)) : undefined;
  const [kind, data] = story;
  return {
    name,
    object_story_spec: { ...buildSender(inputs), [kind]: { ...data, ...greeting } },
    ...(choice ? { asset_feed_spec: choice } : {}),
    ...buildCommonFields(inputs),
  };
}

function buildStory(inputs: ReadyLaunchInputs, variant: LaunchVariant) {
  const carousel = findCarousel(inputs.template.templateContent);
  if (carousel) {
    const parts = { message: variant.adText, link: getLink(inputs), action: callToAction(inputs) };
    return buildCarouselData(inputs, carousel, parts);
  }
  return variant.media.kind === 'video' ? buildVideoData(inputs, variant) : buildLinkData(inputs, variant);
}

/** Returns the creative of a Dynamic ad: all texts and images at once; Facebook combines them. */
export function mapDynamicCreative(inputs: ReadyLaunchInputs, name: string): Record<string, unknown> {
  const { media, ...texts } = listDynamicAssets(inputs.template, inputs.media);
  const assets = media.map((item) => ({ media: item }));
  return mapFeed(inputs, name, buildAssetFeed(inputs, texts, assets));
}

/** Returns the creative of an ad whose medium depends on the placement. */
function mapPlacedCreative(
  inputs: ReadyLaunchInputs,
  { adText, headline, subHeadline }: LaunchVariant,
  rules: readonly PlacementRule[],
): Record<string, unknown> {
  const texts = { adText: [adText], headlines: [headline], subHeadlines: [subHeadline].filter(Boolean) };
  return { ...buildAssetFeed(inputs, texts, rules), ...buildCustomization(rules) };
}

function mapFeed(inputs: ReadyLaunchInputs, name: string, feed: Record<string, unknown>) {
  return {
    name,
    object_story_spec: buildSender(inputs),
    asset_feed_spec: {
      ...feed,
      link_urls: [{ website_url: getLink(inputs) }],
      call_to_actions: [callToAction(inputs)],
      ...buildFeedGreeting(inputs),
    },
    ...buildCommonFields(inputs),
  };
}

/** The greeting of a message ad with several texts or media. */
function buildFeedGreeting({ settings, template }: ReadyLaunchInputs) {
  if (settings.FbAdSetting.ad_launch_type !== 'messenger') return {};
  const greeting = buildGreeting(template.templateContent.messageAd);
  return { additional_data: { is_click_to_message: true, ...greeting } };
}

/** The page, and the Instagram account where one is selected. */
function buildSender({ page, settings }: ReadyLaunchInputs) {
  const instagram = settings.settings?.selectedInstagram;
  return { page_id: page.external_id, ...(instagram ? { instagram_user_id: instagram.id } : {}) };
}

function buildLinkData(
  inputs: ReadyLaunchInputs,
  variant: LaunchVariant,
): ['link_data', Record<string, unknown>] {
  const data = {
    message: variant.adText,
    name: variant.headline,
    ...(variant.subHeadline === '' ? {} : { description: variant.subHeadline }),
    link: getLink(inputs),
    image_hash: placeholder(toMediaKey(variant.media)),
    call_to_action: callToAction(inputs),
  };
  return ['link_data', data];
}

function buildVideoData(
  inputs: ReadyLaunchInputs,
  variant: LaunchVariant,
): ['video_data', Record<string, unknown>] {
  const { hash, url } = chooseThumbnail(inputs, variant.media);
  const data = {
    message: variant.adText,
    title: variant.headline,
    ...(variant.subHeadline === '' ? {} : { link_description: variant.subHeadline }),
    video_id: placeholder(toMediaKey(variant.media)),
    ...(hash === undefined ? { image_url: url } : { image_hash: hash }),
    call_to_action: callToAction(inputs),
  };
  return ['video_data', data];
}

function getLink(inputs: ReadyLaunchInputs): string {
  const { settings, template } = inputs;
  switch (settings.FbAdSetting.ad_launch_type) {
    case 'leadform':
      return leadFormLink;
    case 'landing_page':
      return encodeUrl(template.templateContent.landingPageUrl);
    case 'messenger':
      return getMessageLink(getMessagingDestination(inputs));
  }
}

function callToAction(inputs: ReadyLaunchInputs) {
  const { callToAction: type } = inputs.template.templateContent;
  switch (inputs.settings.FbAdSetting.ad_launch_type) {
    case 'leadform':
      return { type, value: { link: leadFormLink, lead_gen_form_id: getLeadFormReference(inputs) } };
    case 'landing_page':
      return { type, value: { link: getLink(inputs) } };
    case 'messenger':
      return getMessageAction(getMessagingDestination(inputs));
  }
}

/** Returns the id of a form that exists already, else a reference to the step that creates it. */
function getLeadFormReference({ leadForm }: ReadyLaunchInputs): string {
  return leadForm?.external_id ?? placeholder('leadForm');
}

function buildGreeting(text: string) {
  if (text.trim() === '') return {};
  const message = { type: 'VISUAL_EDITOR', version: 2, landing_screen_type: 'welcome_message' };
  const page_welcome_message = JSON.stringify({
    ...message,
    media_type: 'text',
    text_format: { customer_action_type: 'autofill_message', message: { text } },
  });
  return { page_welcome_message };
}

/** What creatives of all kinds have: tags of the address and the choices of the template. */
export function buildCommonFields({ template }: ReadyLaunchInputs) {
  const { utmTags, isMultiAdvertiser, doCreativeOptimize } = template.templateTargeting;
  const tags = buildUrlTags(utmTags);
  const features = optimizedCreativeFeatures.map(({ value }) => [value, { enroll_status: 'OPT_IN' }]);
  return {
    contextual_multi_ads: { enroll_status: isMultiAdvertiser ? 'OPT_IN' : 'OPT_OUT' },
    ...(tags === '' ? {} : { url_tags: tags }),
    ...(doCreativeOptimize
      ? { degrees_of_freedom_spec: { creative_features_spec: Object.fromEntries(features) } }
      : {}),
  };
}
