import type { LaunchMedia, ReadyLaunchInputs } from '../../inputs/launchSettings';
import type { CreativeTexts } from '../../inputs/planVariants';
import { placeholder } from '../../saga/placeholders';
import { chooseThumbnail, toMediaKey } from './mediaReferences';
import type { PlacementRule } from './placementRules';

/** A medium of a feed; a label connects it to a placement rule. */
type Asset = { readonly media: LaunchMedia; readonly label?: string };

/** Returns the texts, media and formats of an `asset_feed_spec`. Pure. */
export function buildAssetFeed(
  inputs: ReadyLaunchInputs,
  texts: CreativeTexts,
  assets: readonly Asset[],
): Record<string, unknown> {
  const toTexts = (list: readonly string[]) => list.map((text) => ({ text }));
  const images = assets.filter(({ media }) => media.kind === 'image').map(toImage);
  const videos = assets
    .filter(({ media }) => media.kind === 'video')
    .map((asset) => ({ ...buildThumbnail(inputs, asset), ...toVideo(asset) }));
  return {
    bodies: toTexts(texts.adText),
    titles: toTexts(texts.headlines),
    ...(texts.subHeadlines.length > 0 ? { descriptions: toTexts(texts.subHeadlines) } : {}),
    ...(images.length > 0 ? { images } : {}),
    ...(videos.length > 0 ? { videos } : {}),
    ad_formats: [chooseFormat(images.length > 0, videos.length > 0)],
  };
}

/** Returns which placements show which medium: Meta's placement asset customization. Pure. */
export function buildCustomization(rules: readonly PlacementRule[]): Record<string, unknown> {
  return {
    optimization_type: 'PLACEMENT',
    asset_customization_rules: rules.map(({ label, media, placements }, index) => ({
      customization_spec: {
        publisher_platforms: Object.keys(placements),
        ...Object.fromEntries(
          Object.entries(placements).map(([platform, positions]) => [`${platform}_positions`, positions]),
        ),
      },
      [`${media.kind}_label`]: { name: label },
      priority: index + 1,
      ...(index === rules.length - 1 ? { is_default: true } : {}),
    })),
  };
}

/** Images and videos in one ad need Facebook's own choice of format; otherwise the videos would never be shown. */
function chooseFormat(hasImages: boolean, hasVideos: boolean): string {
  if (hasImages && hasVideos) return 'AUTOMATIC_FORMAT';
  return hasImages ? 'SINGLE_IMAGE' : 'SINGLE_VIDEO';
}

function toLabels({ label }: Asset) {
  return label === undefined ? {} : { adlabels: [{ name: label }] };
}

function toImage(asset: Asset) {
  return { hash: placeholder(toMediaKey(asset.media)), ...toLabels(asset) };
}

function toVideo(asset: Asset) {
  return { video_id: placeholder(toMediaKey(asset.media)), ...toLabels(asset) };
}

function buildThumbnail(inputs: ReadyLaunchInputs, { media }: Asset) {
  const { hash, url } = chooseThumbnail(inputs, media);
  return hash === undefined ? { thumbnail_url: url } : { thumbnail_hash: hash };
}
