import type { LaunchReview } from '@adlane/contract/ads/launches';
import type { UserCall } from '../../../http/CallContext';
import { lockClientLimit } from '../ads/budgetLimit/lockClientLimit';
import { facebookAdapter } from './facebook/facebookAdapter';
import { fillInserts } from './inputs/fillInserts';
import { readLaunchInputs } from './inputs/launchInputs';
import type { LaunchInputs, LaunchSettings, ReadyLaunchInputs } from './inputs/launchSettings';
import { describePost } from './inputs/promotedPost';
import { readTarget } from './review/askFacebook';
import { preflightFacebook } from './review/preflightFacebook';
import { checkFacebookApproval, checkReady } from './review/reviewLaunch';
import { reviewOnFacebook } from './review/reviewOnFacebook';
import { planSteps } from './saga/planSteps';
import { type NewLaunch, storeLaunch } from './store/storeLaunch';

/**
 * Returns the blockers of a Facebook launch, Facebook's own among them, and the requests that it would send; stores and
 * creates nothing.
 * @throws Problem 404; 503 where Facebook can't be reached
 */
export async function reviewFacebookLaunch(call: UserCall, settings: LaunchSettings): Promise<LaunchReview> {
  const found = await call.inTenant((ctx) => readLaunchInputs(ctx, settings));
  return reviewOnFacebook(call, found, preflightFacebook);
}

/**
 * Stores a Facebook launch.
 * @returns its id
 * @throws Problem 404, 409 where the plan is not the approved one, 412 where the account's source is disconnected, 422 with
 * the field of each blocker
 */
export async function storeFacebookLaunch(
  call: UserCall,
  { settings, label }: { readonly settings: LaunchSettings; readonly label: string },
): Promise<number> {
  const { target, post } = await readTarget(
    call,
    await call.inTenant((ctx) => readLaunchInputs(ctx, settings)),
  );
  return call.inTenant(async (ctx) => {
    await lockClientLimit(ctx, settings);
    const found: LaunchInputs = {
      ...(await readLaunchInputs(ctx, settings)),
      ...(target && { target }),
      ...(post && { post }),
    };
    const inputs = checkReady(found, preflightFacebook(found, ctx.now));
    checkFacebookApproval(facebookAdapter, inputs, ctx.now);
    const steps = planSteps(facebookAdapter, fillInserts(inputs), label);
    return (await storeLaunch(ctx, toNewLaunch(inputs, { settings, label, steps }))).id;
  });
}

/** Returns the row of a Facebook launch. */
export function toNewLaunch(
  inputs: Pick<ReadyLaunchInputs, 'account' | 'page' | 'leadForm' | 'post'>,
  { settings, label, steps }: { readonly settings: LaunchSettings } & Pick<NewLaunch, 'label' | 'steps'>,
): NewLaunch {
  const { account, page, leadForm } = inputs;
  const promotedPost = describePost(inputs);
  return {
    platform: 'facebook',
    template_id: settings.template_id,
    client_user_id: settings.client_user_id,
    ad_account_id: account.id,
    page_id: page.id,
    settings: { ...settings, leadFormId: leadForm?.id ?? null, ...(promotedPost && { promotedPost }) },
    label,
    steps,
  };
}
