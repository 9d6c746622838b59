import type { ReadyLaunchInputs } from '../../inputs/launchSettings';
import { buildCommonFields } from './facebookCreative';

/**
 * Returns the creative of an ad that is a post of the page: its texts, media and button are the post's, so none of the
 * template's are sent; tags of its address and the Instagram account are the launch's.
 */
export function mapPostCreative(
  inputs: ReadyLaunchInputs,
  postId: string,
  name: string,
): Record<string, unknown> {
  const instagram = inputs.settings.settings?.selectedInstagram;
  return {
    name,
    object_story_id: postId,
    ...(instagram ? { instagram_user_id: instagram.id } : {}),
    ...buildCommonFields(inputs),
  };
}
