import type { PagePost } from '../../ads/facebookAssets/pagePosts';
import type { AdLaunchType } from '../../constants/launches';
import { postMessages } from '../../constants/texts/postMessages';

/** What decides which posts a launch can promote. */
export type PostTerms = {
  readonly adType: AdLaunchType;
  /** Whether message ads open Instagram, alone or beside Messenger. */
  readonly opensInstagram: boolean;
};

/** Button of a post that opens a chat with its page. */
const messageButton = 'MESSAGE_PAGE';

/**
 * Checks whether ads of a kind can be posts of the page at all. A lead ad opens the form that its button names, and a post has
 * none; the button of a post opens Messenger.
 * @returns why not, in words for the user; undefined where they can
 * @example
 * checkPostTerms({ adType: 'leadform', opensInstagram: false }); // 'A post has no lead form. …'
 */
export function checkPostTerms({ adType, opensInstagram }: PostTerms): string | undefined {
  if (adType === 'leadform') return postMessages.leadForm;
  return adType === 'messenger' && opensInstagram ? postMessages.oneApp : undefined;
}

/**
 * Checks whether a launch can promote a post: Facebook allows it, and a click leads where ads of this kind lead.
 * @returns why not, in words for the user; undefined where it can
 * @example
 * checkPromotedPost({ adType: 'landing_page', opensInstagram: false }, post); // undefined
 */
export function checkPromotedPost(terms: PostTerms, post: PagePost): string | undefined {
  const ofTerms = checkPostTerms(terms);
  if (ofTerms !== undefined) return ofTerms;
  if (!post.is_eligible) return postMessages.ineligible;
  if (terms.adType === 'messenger') {
    return post.button === messageButton ? undefined : postMessages.buttonRequired;
  }
  return post.link === null ? postMessages.linkRequired : undefined;
}
