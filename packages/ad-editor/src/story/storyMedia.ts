import type { Media } from '@adlane/contract/ads/media';

/** A plain image of 1200 by 628 pixels. */
export const storyPictureUrl =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1200" height="628"%3E%3Crect width="1200" height="628" fill="%237cc4dc"/%3E%3C/svg%3E';

/** Returns an image as the library lists it. */
export function storyMedia(id: number, name: string, changes: Partial<Media> = {}): Media {
  return {
    id,
    kind: 'image',
    name,
    url: storyPictureUrl,
    thumbnailUrl: storyPictureUrl,
    type: 'image/png',
    size: 90_000,
    width: 1200,
    height: 628,
    duration: null,
    youtube_id: null,
    client_user_id: null,
    templates_count: 0,
    created_at: '2026-10-01T09:00:00.000Z',
    ...changes,
  };
}
