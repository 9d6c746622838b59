import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { checkPostTerms, checkPromotedPost, type PostTerms, postMessages } from '@adlane/contract/rules';
import { getMessagingDestination } from '../facebook/content/messagingDestination';
import type { LaunchInputs } from '../inputs/launchSettings';

/** Checks that the post that a launch promotes is on its page and suits the ad. Pure. */
export function checkPost(inputs: LaunchInputs): LaunchBlocker[] {
  const { post, page } = inputs;
  const message = post
    ? checkPromotedPost(toPostTerms(inputs), post)
    : (checkPostTerms(toPostTerms(inputs)) ?? (page ? postMessages.gone : undefined));
  return message === undefined ? [] : [{ field: 'settings.promotedPostId', message }];
}

function toPostTerms(inputs: LaunchInputs): PostTerms {
  const adType = inputs.settings.FbAdSetting.ad_launch_type;
  return { adType, opensInstagram: getMessagingDestination(inputs) !== 'MESSENGER' };
}
