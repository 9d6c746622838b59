import { conflict } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { claimFreeLaunch, updateStep } from './commands';
import { nextLaunchStatus, nextStepStatus } from './launch.machine';
import { type LaunchRow, listSteps } from './queries';

/**
 * Opens a failed launch again: steps that are done stay done, rolled-back steps start over. The caller queues it.
 * @throws Problem 409 where the launch has not failed
 */
export async function resumeLaunch({ tx, now }: UseCaseContext, launch: LaunchRow): Promise<void> {
  const status = nextLaunchStatus(launch.status, 'resume');
  const locked =
    status &&
    (await claimFreeLaunch(tx, launch, now, { status, code: null, message: null, locked_until: null }));
  if (!locked) throw conflict('Only a failed launch can be resumed.');
  for (const { key, status: before } of await listSteps(tx, launch.agency_id, launch.id)) {
    const reset = nextStepStatus(before, 'reset');
    if (reset) await updateStep(locked, { key, status: reset, external_id: null, error: null });
  }
}
