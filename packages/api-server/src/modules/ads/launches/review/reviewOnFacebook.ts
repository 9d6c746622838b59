import type { LaunchBlocker, LaunchReview } from '@adlane/contract/ads/launches';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { facebookAdapter } from '../facebook/facebookAdapter';
import type { LaunchInputs } from '../inputs/launchSettings';
import { checkAssets, dryRun, readTarget } from './askFacebook';
import { toReview } from './reviewLaunch';

/**
 * Reviews a Facebook launch: our own rules first, then what Facebook says about account, page, campaign and, where all of
 * that is fine, the requests themselves. Nothing is created.
 * @throws Problem 503 where Facebook can't be reached
 */
export async function reviewOnFacebook(
  call: CallContext<UserCaller>,
  found: LaunchInputs,
  preflight: (inputs: LaunchInputs, now: Date) => LaunchBlocker[],
): Promise<LaunchReview> {
  const now = call.ports.clock.now();
  const { inputs, blockers: ofAssets } = await checkAssets(call, await readTarget(call, found));
  const own = [...preflight(inputs, now), ...ofAssets];
  const blockers = own.length > 0 ? own : await dryRun(call, inputs);
  return toReview(facebookAdapter, inputs, { blockers, now });
}
