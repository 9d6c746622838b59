import { toText } from '../../toText';
import type { GraphParameters } from '../checkParameters';
import { refused } from '../graphFault';
import type { AdObject, GraphState } from '../graphState';
import type { PagePostRecord } from '../posts/demoPosts';

/** Buttons of a post that open a messaging app, by the destination of the ad set. */
const messageButtons: Readonly<Record<string, string>> = { MESSENGER: 'MESSAGE_PAGE' };

/**
 * Validates a creative that is a post: it is on a page of a user of the account, and Facebook allows promoting it.
 * @throws GraphFault
 */
export function checkPostCreative(params: GraphParameters, state: GraphState, accountId: string): void {
  if (params.object_story_spec !== undefined) {
    throw refused(
      1443048,
      'Two stories',
      'Give object_story_id or object_story_spec, not both.',
      'object_story_spec',
    );
  }
  const post = findPost(params.object_story_id, state);
  const users = state.users.filter(({ accounts }) => accounts.some(({ id }) => id === accountId));
  if (!post || !users.some(({ pages }) => pages.some(({ id }) => id === post.pageId))) {
    throw refused(
      1487124,
      'Invalid post',
      "The page id and post id didn't resolve to a valid story.",
      'object_story_id',
    );
  }
  if (!post.isEligible) {
    throw refused(
      1885194,
      'Post cannot be promoted',
      'This post is not eligible for promotion.',
      'object_story_id',
    );
  }
}

/**
 * Validates that a click on a post leads where the ads of its ad set lead: to a website, a chat or a form.
 * @throws GraphFault
 */
export function checkPostOfAdSet(adSet: AdObject, creative: AdObject, state: GraphState): void {
  const post = findPost(creative.fields.object_story_id, state);
  if (!post) return;
  const destination = toText(adSet.fields.destination_type);
  const isFine = leadsThere(destination, post);
  if (adSet.fields.is_dynamic_creative === true || !isFine) {
    throw refused(
      1487891,
      'Destination does not match',
      `The post does not lead to the ad set's destination ${destination}.`,
      'creative',
    );
  }
}

function leadsThere(destination: string, post: PagePostRecord): boolean {
  if (destination === 'WEBSITE') return post.link !== null;
  const button = messageButtons[destination];
  return button !== undefined && post.button === button;
}

function findPost(id: unknown, state: GraphState): PagePostRecord | undefined {
  return state.posts.find((post) => post.id === id);
}
