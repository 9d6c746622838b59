import type { TemplateMedia } from '@adlane/contract/ads/templates';
import { getYoutubeThumbnailUrl, parseYoutubeVideoId } from '@adlane/contract/rules';
import type { MediaItem } from '@adlane/ui';

function toText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * Converts a template's media to an item of the picker. The thumbnail of a YouTube video follows from its
 * link.
 */
export function toMediaItem(media: TemplateMedia): MediaItem {
  const { id, kind, name, url, width, height, thumbnailUrl, duration } = media;
  const youtube_id = (kind === 'video' ? parseYoutubeVideoId(url) : undefined) ?? null;
  return {
    id,
    kind,
    name,
    url,
    width,
    height,
    thumbnailUrl: toText(thumbnailUrl) ?? (youtube_id ? getYoutubeThumbnailUrl(youtube_id) : null),
    duration: typeof duration === 'number' ? duration : null,
    youtube_id,
  };
}

/** Converts the selection to a template's media; existing ones stay unchanged, with unknown fields. */
export function toTemplateMedia(
  items: readonly MediaItem[],
  before: readonly TemplateMedia[],
): TemplateMedia[] {
  return items.map(
    ({ id, kind, name, url, width, height, thumbnailUrl }) =>
      before.find((media) => media.id === id) ?? {
        id,
        kind,
        name,
        url,
        width,
        height,
        ...(kind === 'video' && thumbnailUrl ? { thumbnailUrl } : {}),
      },
  );
}
