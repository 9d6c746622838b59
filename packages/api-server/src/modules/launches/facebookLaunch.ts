import type { LaunchReview } from '@adlane/contract/launches';
import type { UseCaseContext } from '../../http/UseCaseContext';
import { facebookAdapter } from './facebook/facebookAdapter';
import { fillInserts } from './inputs/fillInserts';
import { readLaunchInputs } from './inputs/launchInputs';
import type { LaunchSettings, ReadyLaunchInputs } from './inputs/launchSettings';
import { preflightFacebook } from './review/preflightFacebook';
import { checkReady, toReview } from './review/reviewLaunch';
import { planSteps } from './saga/planSteps';
import type { CreateLabel } from './store/launchLabel';
import { type NewLaunch, storeLaunch } from './store/storeLaunch';

/** Returns the blockers of a Facebook launch and the requests that it would send; stores nothing. @throws Problem 404 */
export async function reviewFacebookLaunch(
  unit: UseCaseContext,
  settings: LaunchSettings,
): Promise<LaunchReview> {
  const inputs = await readLaunchInputs(unit, settings);
  return toReview(facebookAdapter, inputs, {
    blockers: preflightFacebook(inputs, unit.now),
    now: unit.now,
  });
}

/**
 * Stores a Facebook launch.
 * @returns its id
 * @throws Problem 404, 412 where the account's source is disconnected, 422 with the field of each blocker
 */
export async function storeFacebookLaunch(
  unit: UseCaseContext,
  { settings, createLabel }: { readonly settings: LaunchSettings; readonly createLabel: CreateLabel },
): Promise<number> {
  const found = await readLaunchInputs(unit, settings);
  const inputs = checkReady(found, preflightFacebook(found, unit.now));
  const label = createLabel({ ...settings, leadFormId: inputs.leadForm?.id ?? null });
  const steps = planSteps(facebookAdapter, fillInserts(inputs), label);
  return (await storeLaunch(unit, toNewLaunch(inputs, { settings, label, steps }))).id;
}

/** Returns the row of a Facebook launch. */
export function toNewLaunch(
  { account, page, leadForm }: Pick<ReadyLaunchInputs, 'account' | 'page' | 'leadForm'>,
  { settings, label, steps }: { readonly settings: LaunchSettings } & Pick<NewLaunch, 'label' | 'steps'>,
): NewLaunch {
  return {
    platform: 'facebook',
    template_id: settings.template_id,
    client_user_id: settings.client_user_id,
    ad_account_id: account.id,
    page_id: page.id,
    settings: { ...settings, leadFormId: leadForm?.id ?? null },
    label,
    steps,
  };
}
