import { parseYoutubeVideoId } from '@adlane/contract/rules';
import type { TemplateMedia } from '@adlane/contract/templates';
import type { MediaItem } from '@adlane/ui';

function toText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A template's media as the picker shows it. Of a YouTube video, the link tells the picture. */
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
    thumbnailUrl:
      toText(thumbnailUrl) ?? (youtube_id ? `https://i.ytimg.com/vi/${youtube_id}/hqdefault.jpg` : null),
    duration: typeof duration === 'number' ? duration : null,
    youtube_id,
  };
}

/** What was chosen as a template holds it; media that it held before stay as they were, unknown fields included. */
export function toTemplateMedia(
  items: readonly MediaItem[],
  before: readonly TemplateMedia[],
): TemplateMedia[] {
  return items.map(
    ({ id, kind, name, url, width, height }) =>
      before.find((media) => media.id === id) ?? { id, kind, name, url, width, height },
  );
}
