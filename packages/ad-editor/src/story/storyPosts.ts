import type { PagePost, PagePostList } from '@adlane/contract/ads/facebookAssets';
import { storyPictureUrl } from './storyMedia';

const post: PagePost = {
  id: '2001_20010042',
  message: 'We have moved the Saturday hours: from this week on, the door opens at 8.',
  picture_url: storyPictureUrl,
  permalink_url: 'https://www.facebook.com/2001_20010042',
  created_at: '2026-11-18T10:00:00.000Z',
  reactions: 41,
  comments: 6,
  shares: 3,
  link: 'https://example.com/hours',
  button: null,
  is_eligible: true,
};

/** Posts of a page: one with a link, one without, one with a chat button and one that Facebook does not promote. */
export const storyPosts: readonly PagePost[] = [
  post,
  { ...post, id: '2001_20010041', message: 'This is the team on a Monday morning.', link: null },
  {
    ...post,
    id: '2001_20010040',
    message: 'Questions before your first visit? Send us a message.',
    picture_url: null,
    link: null,
    button: 'MESSAGE_PAGE',
  },
  { ...post, id: '2001_20010039', message: 'Win a voucher: like this post.', is_eligible: false },
];

/** Returns some posts as the server lists them. */
export function listStoryPosts(posts: readonly PagePost[], after: string | null = null): PagePostList {
  return { data: [...posts], after };
}
