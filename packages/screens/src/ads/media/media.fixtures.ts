import type { Media } from '@adlane/contract/ads/media';

/** An image that two templates use. */
export const image: Media = {
  id: 1,
  kind: 'image',
  name: 'waiting-room.jpg',
  url: '/waiting-room.jpg',
  thumbnailUrl: null,
  type: 'image/jpeg',
  size: 482_133,
  width: 1200,
  height: 628,
  duration: null,
  youtube_id: null,
  client_user_id: null,
  templates_count: 2,
  created_at: '2026-11-10T09:00:00.000Z',
};

/** A page with an image, a video and a YouTube video. */
export const mediaPage = {
  data: [
    image,
    {
      ...image,
      id: 2,
      kind: 'video' as const,
      name: 'tour.mp4',
      duration: 95,
      size: 18_400_000,
      templates_count: 0,
    },
    {
      ...image,
      id: 3,
      kind: 'video' as const,
      name: 'Our clinic in a minute, told by the people who work here every day',
      url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
      youtube_id: 'aaaaaaaaaaa',
      size: 0,
      width: 0,
      height: 0,
      templates_count: 1,
    },
  ],
  meta: { page: 1, per_page: 12, total: 3 },
};
