import { graphTime } from '../adObjectNode';
import type { PagePostRecord } from '../posts/demoPosts';
import { pictureUrl } from './pictureRoutes';

/** Returns a post's node; `callUrl` is the address that was called. */
export function postNode(post: PagePostRecord, callUrl: string): Record<string, unknown> {
  const { id, message, button, link, shares, reactions, comments } = post;
  const count = (total_count: number) => ({ data: [], summary: { total_count } });
  return {
    id,
    ...(message === '' ? {} : { message }),
    ...(post.hasPicture ? { full_picture: pictureUrl(callUrl, `post${id}`) } : {}),
    permalink_url: `https://www.facebook.com/${id}`,
    created_time: graphTime(post.createdAt),
    is_eligible_for_promotion: post.isEligible,
    ...(button === null
      ? {}
      : {
          call_to_action: {
            type: button,
            value: link === null ? { app_destination: 'MESSENGER' } : { link },
          },
        }),
    ...(button === null && link !== null
      ? { attachments: { data: [{ type: 'share', unshimmed_url: link }] } }
      : {}),
    ...(shares > 0 ? { shares: { count: shares } } : {}),
    reactions: count(reactions),
    comments: count(comments),
  };
}
