import type { ReadyLaunchInputs } from '../inputs/launchSettings';
import { getPromotedPostId } from '../inputs/promotedPost';
import type { PlannedStep } from '../saga/PlatformAdapter';

/** Checks before anything is created that the post that a launch promotes still is on the page, and may be promoted. Pure. */
export function planPostCheck({ settings }: ReadyLaunchInputs): PlannedStep[] {
  const path = getPromotedPostId(settings);
  if (path === undefined) return [];
  const request = { fields: 'id,is_eligible_for_promotion' };
  return [{ key: 'checkPost', title: 'Check the post of the page', method: 'GET', path, request }];
}
