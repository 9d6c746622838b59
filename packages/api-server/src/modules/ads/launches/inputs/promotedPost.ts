import type { PromotedPost } from '@adlane/contract/ads/facebookAssets';
import type { LaunchInputs, LaunchTerms } from './launchSettings';

/** Returns the id of the post that a launch promotes: `{page}_{post}`; undefined for ads of the template. */
export function getPromotedPostId({ settings }: Pick<LaunchTerms, 'settings'>): string | undefined {
  return settings?.promotedPostId ?? undefined;
}

/** Returns whether Facebook combines the ad from several texts and media; a post is shown as it is. */
export function isDynamicLaunch({
  settings,
  template,
}: Pick<LaunchInputs, 'settings' | 'template'>): boolean {
  const isPost = getPromotedPostId(settings) !== undefined;
  return !isPost && template.templateContent.campaignStructure === 'dynamic';
}

/** Returns the post that a launch promotes as its ad shows it; undefined for ads of the template. Pure. */
export function describePost({ post }: Pick<LaunchInputs, 'post'>): PromotedPost | undefined {
  if (!post) return undefined;
  const { id, message, picture_url, permalink_url } = post;
  return { id, message, picture_url, permalink_url };
}
