import { isWrittenUrl } from '../../isWrittenUrl';
import { toText } from '../../toText';
import { type GraphParameters, isRecord } from '../checkParameters';
import type { GraphWorld } from '../graphContext';
import { badParameter, refused } from '../graphFault';
import type { AdObject, GraphState } from '../graphState';
import { getVideoStatus } from '../videoNode';
import { isFilledList } from './campaignRules';
import { checkCards, listCards } from './cardRules';
import { checkMessageCreative } from './messageRules';
import { checkPlacementAssets } from './placementAssetRules';
import { checkPostCreative, checkPostOfAdSet } from './postRules';

/** Validates a new creative: a page, uploaded pictures, processed videos, a form of that page. */
export function checkCreative(params: GraphParameters, world: GraphWorld, accountId: string): void {
  const { state } = world;
  if (params.object_story_id !== undefined) return checkPostCreative(params, state, accountId);
  const story = isRecord(params.object_story_spec) ? params.object_story_spec : undefined;
  if (!story) {
    throw refused(
      1443048,
      'Story missing',
      'The field object_story_spec is ill formed.',
      'object_story_spec',
    );
  }
  if (!state.pages[toText(story.page_id)]) {
    throw badParameter('Param object_story_spec[page_id] must be a valid page.', 'object_story_spec');
  }
  const features = isRecord(params.degrees_of_freedom_spec)
    ? params.degrees_of_freedom_spec.creative_features_spec
    : undefined;
  if (isRecord(features) && 'standard_enhancements' in features) {
    throw refused(
      3858504,
      'Feature not available',
      'standard_enhancements is closed.',
      'degrees_of_freedom_spec',
    );
  }
  const link = isRecord(story.link_data) ? story.link_data : undefined;
  const video = isRecord(story.video_data) ? story.video_data : undefined;
  const feed = isRecord(params.asset_feed_spec) ? params.asset_feed_spec : undefined;
  const isWithMedia = feed !== undefined && (isFilledList(feed.images) || isFilledList(feed.videos));
  if (!link && !video && !isWithMedia) {
    throw refused(1443048, 'Story ill formed', 'Give link_data or video_data.', 'object_story_spec');
  }
  if (link) {
    checkLink(link, state, accountId);
    checkCards(link, {
      checkImage: (hash) => checkImage(hash, state, accountId),
      checkVideo: (id) => checkVideoId(id, world, accountId),
    });
  }
  if (video) checkVideo(video, world, accountId);
  if (feed) checkFeed(feed, world, accountId);
  const action = link?.call_to_action ?? video?.call_to_action;
  const actions = [
    action,
    ...listCards(link).map((card) => card.call_to_action),
    ...(isFilledList(feed?.call_to_actions) ? feed.call_to_actions : []),
  ];
  for (const each of actions.filter(isRecord)) checkForm(each, toText(story.page_id), state);
}

function checkLink(link: Record<string, unknown>, state: GraphState, accountId: string): void {
  if (!isWrittenUrl(link.link)) {
    throw refused(2061015, 'Link missing', 'The link of the ad is not a valid address.', 'object_story_spec');
  }
  if (link.image_hash !== undefined) checkImage(link.image_hash, state, accountId);
}

function checkVideo(video: Record<string, unknown>, world: GraphWorld, accountId: string): void {
  checkVideoId(video.video_id, world, accountId);
  if (video.image_hash !== undefined) checkImage(video.image_hash, world.state, accountId);
  if (video.image_hash === undefined && video.image_url === undefined) {
    throw refused(1443226, 'Thumbnail missing', 'Give the video a thumbnail.', 'object_story_spec');
  }
}

/** A video must be in the account's library, and processed. */
function checkVideoId(id: unknown, { state, clock }: GraphWorld, accountId: string): void {
  const video = state.media.find(
    (media) => media.kind === 'video' && media.id === id && media.accountId === accountId,
  );
  if (!video) throw badParameter('Param video_id must be a valid video.', 'video_id');
  if (getVideoStatus(video, state, clock.now().getTime()) !== 'ready') {
    throw refused(1885252, 'Video not ready', 'The video is still being processed.', 'video_id');
  }
}

function checkFeed(feed: Record<string, unknown>, world: GraphWorld, accountId: string): void {
  for (const field of ['bodies', 'titles', 'descriptions']) {
    const texts = feed[field];
    if (Array.isArray(texts) && texts.length > 5) {
      throw refused(1885843, 'Too many texts', `At most 5 ${field}.`, 'asset_feed_spec');
    }
  }
  checkPlacementAssets(feed);
  const images = Array.isArray(feed.images) ? feed.images : [];
  for (const image of images.filter(isRecord)) checkImage(image.hash, world.state, accountId);
  const videos = isFilledList(feed.videos) ? feed.videos.filter(isRecord) : [];
  for (const { video_id, thumbnail_hash } of videos) {
    checkVideoId(video_id, world, accountId);
    if (thumbnail_hash !== undefined) checkImage(thumbnail_hash, world.state, accountId);
  }
  if (videos.some((video) => !video.thumbnail_hash && !video.thumbnail_url)) {
    throw refused(1443226, 'Thumbnail missing', 'Give each video a thumbnail.', 'asset_feed_spec');
  }
  const formats = isFilledList(feed.ad_formats) ? feed.ad_formats : [];
  const unused = [
    images.length > 0 && videos.length > 0 && !formats.includes('AUTOMATIC_FORMAT'),
    images.length > 0 && formats.every((format) => format === 'SINGLE_VIDEO'),
    videos.length > 0 && formats.every((format) => format === 'SINGLE_IMAGE'),
  ];
  if (formats.length > 0 && unused.includes(true)) {
    throw refused(1885396, 'Formats do not match', 'Some media fit none of ad_formats.', 'asset_feed_spec');
  }
}

function checkImage(hash: unknown, state: GraphState, accountId: string): void {
  const isKnown = state.media.some((media) => media.hash === hash && media.accountId === accountId);
  if (!isKnown)
    throw refused(2446388, 'Image not found', `No image with the hash ${toText(hash)}.`, 'image_hash');
}

function checkForm(action: Record<string, unknown>, pageId: string, state: GraphState): void {
  const value = isRecord(action.value) ? action.value : {};
  if (value.lead_gen_form_id === undefined) return;
  const isKnown = state.forms.some((form) => form.id === value.lead_gen_form_id && form.pageId === pageId);
  if (!isKnown) {
    throw badParameter('Param lead_gen_form_id must be a form of the page.', 'lead_gen_form_id');
  }
}

/**
 * Validates the creative of an ad: one of the account that fits its ad set, which holds one ad if it is dynamic.
 * @param changed the ad whose creative changes; undefined for a new ad
 */
export function checkAd(
  params: GraphParameters,
  adSet: AdObject,
  state: GraphState,
  changed?: AdObject,
): void {
  const creative = isRecord(params.creative) ? params.creative : {};
  const known = state.objects.find(
    (object) =>
      object.kind === 'AdCreative' &&
      object.id === creative.creative_id &&
      object.accountId === adSet.accountId &&
      object.status !== 'DELETED',
  );
  if (!known) throw badParameter('Param creative[creative_id] must be a valid creative.', 'creative');
  if (known.fields.object_story_id !== undefined) return checkPostOfAdSet(adSet, known, state);
  checkMessageCreative(adSet, known);
  if (adSet.fields.is_dynamic_creative === true) checkDynamicAd(adSet, known, state, changed);
}

/** A dynamic ad set holds one ad, with an asset feed and without rules (Meta's guide to Dynamic Creative). */
function checkDynamicAd(
  adSet: AdObject,
  creative: AdObject,
  state: GraphState,
  changed: AdObject | undefined,
): void {
  const feed = creative.fields.asset_feed_spec;
  if (!isRecord(feed) || !(isFilledList(feed.images) || isFilledList(feed.videos))) {
    throw badParameter('Param creative must have an asset_feed_spec in a dynamic ad set.', 'creative');
  }
  if (feed.optimization_type === 'PLACEMENT') {
    throw refused(1885875, 'Customization rule not valid', 'A dynamic ad set takes no rules.', 'creative');
  }
  const siblings = state.objects.filter(
    (object) =>
      object.kind === 'Ad' &&
      object !== changed &&
      object.fields.adset_id === adSet.id &&
      object.status !== 'DELETED',
  );
  if (siblings.length > 0) {
    throw refused(1885998, 'Ad set is full', 'A dynamic ad set holds one ad.', 'adset_id');
  }
}
