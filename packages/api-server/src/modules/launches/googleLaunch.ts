import { errorMessages } from '@adlane/contract/constants';
import type { LaunchBlocker, LaunchReview } from '@adlane/contract/launches';
import { invalid } from '../../http/problem';
import type { UseCaseContext } from '../../http/UseCaseContext';
import { googleAdapter } from './google/googleAdapter';
import {
  type GoogleLaunchInputs,
  type GoogleLaunchSettings,
  type ReadyGoogleInputs,
  readGoogleInputs,
} from './google/googleInputs';
import { listGoogleLeftOut } from './google/listGoogleLeftOut';
import { preflightGoogle } from './google/preflightGoogle';
import { checkConnected, groupByField, reviewLabel } from './review/reviewLaunch';
import { planSteps } from './saga/planSteps';
import type { CreateLabel } from './store/launchLabel';
import { storeLaunch } from './store/storeLaunch';

/** Returns the blockers of a Google launch and the requests that it would send; stores nothing. @throws Problem 404 */
export async function reviewGoogleLaunch(
  unit: UseCaseContext,
  settings: GoogleLaunchSettings,
): Promise<LaunchReview> {
  const inputs = await readGoogleInputs(unit, settings);
  const blockers = preflightGoogle(inputs);
  if (!isReady(inputs)) return { blockers, steps: [] };
  const steps = planSteps(googleAdapter, inputs, reviewLabel);
  return { blockers, steps, leftOut: listGoogleLeftOut(inputs) };
}

/**
 * Stores a Google launch.
 * @returns its id
 * @throws Problem 404, 412 where the account's source is disconnected, 422 with the field of each blocker
 */
export async function storeGoogleLaunch(
  unit: UseCaseContext,
  { settings, createLabel }: { readonly settings: GoogleLaunchSettings; readonly createLabel: CreateLabel },
): Promise<number> {
  const inputs = await readGoogleInputs(unit, settings);
  const ready = checkReady(inputs, preflightGoogle(inputs));
  const label = createLabel(settings);
  const { id } = await storeLaunch(unit, {
    platform: 'google',
    template_id: settings.template_id,
    client_user_id: settings.client_user_id,
    ad_account_id: ready.account.id,
    page_id: null,
    settings,
    label,
    steps: planSteps(googleAdapter, ready, label),
  });
  return id;
}

function isReady(inputs: GoogleLaunchInputs): inputs is ReadyGoogleInputs {
  return inputs.account !== undefined && inputs.google !== null;
}

function checkReady(inputs: GoogleLaunchInputs, blockers: readonly LaunchBlocker[]): ReadyGoogleInputs {
  checkConnected(inputs.account, errorMessages.connectGoogle);
  if (blockers.length > 0 || !isReady(inputs)) throw invalid(groupByField(blockers));
  return inputs;
}
