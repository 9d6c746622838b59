import { getYoutubeThumbnailUrl } from '@adlane/contract/rules';
import { type GoogleLink, type LinkedAsset, mergeLinked } from './googleLinks';

/** A rejected picture, logo or video of a Performance Max campaign. */
export type GoogleMedium = {
  readonly kind: 'image' | 'logo' | 'video';
  readonly links: readonly GoogleLink[];
  /** Resource name of the asset. */
  readonly asset: string;
  /** Where it shows, e.g. `MARKETING_IMAGE`. */
  readonly fieldType: string;
  /** Its name at Google. */
  readonly title: string;
  /** Its address at Google or YouTube, and the one of a picture that shows it. */
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly topics: readonly string[];
};

/** Lists the rejected media among assets, each once in each of its shapes. Pure. */
export function listRejectedMedia(assets: readonly LinkedAsset[]): GoogleMedium[] {
  return mergeLinked(assets.flatMap(toMedium), ({ asset, fieldType }) => `${asset} ${fieldType}`).filter(
    ({ topics }) => topics.length > 0,
  );
}

function toMedium({ asset, ...link }: LinkedAsset): GoogleMedium[] {
  const { resourceName, name, imageAsset, youtubeVideoAsset } = asset;
  const { youtubeVideoId } = youtubeVideoAsset;
  const kind = findKind(link.fieldType);
  if (kind === undefined) return [];
  const { url: pictureUrl } = imageAsset.fullSize;
  const urls =
    kind === 'video'
      ? {
          url: `https://www.youtube.com/watch?v=${youtubeVideoId}`,
          thumbnailUrl: getYoutubeThumbnailUrl(youtubeVideoId),
        }
      : { url: pictureUrl, thumbnailUrl: pictureUrl };
  return [{ ...link, kind, asset: resourceName, title: name || youtubeVideoId, ...urls }];
}

function findKind(fieldType: string): GoogleMedium['kind'] | undefined {
  if (fieldType.endsWith('MARKETING_IMAGE')) return 'image';
  if (fieldType === 'YOUTUBE_VIDEO') return 'video';
  return fieldType === 'LOGO' || fieldType === 'LANDSCAPE_LOGO' ? 'logo' : undefined;
}
