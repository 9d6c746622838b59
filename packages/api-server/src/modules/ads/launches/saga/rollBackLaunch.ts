import { errorMessages } from '@adlane/contract/constants';
import { inTenant } from '../../../../db/tenant';
import type { CallContext } from '../../../../http/CallContext';
import { conflict, Problem } from '../../../../http/problem';
import { updateFreeLaunch } from './commands';
import { nextLaunchStatus } from './launch.machine';
import { launchTimes } from './launchTimes';
import { getRunner, type LaunchRunners, type LaunchVerdict } from './PlatformAdapter';
import { type LaunchRow, listSteps } from './queries';
import { rollBack } from './rollBack';

/**
 * Deletes what a failed launch left on its platform, which ends the launch. It is locked meanwhile, so that it cannot be
 * resumed.
 * @throws Problem 409 where the launch has not failed; 412, 500 or 503 where the platform refuses
 */
export async function rollBackLaunch(
  { ports, transact }: Pick<CallContext, 'ports' | 'transact'>,
  runners: LaunchRunners,
  launch: LaunchRow,
): Promise<void> {
  const status = nextLaunchStatus(launch.status, 'rollBack');
  const now = ports.clock.now();
  const locked_until = new Date(now.getTime() + launchTimes.leaseMs);
  const lock = () =>
    transact((tx) => updateFreeLaunch(tx, launch, now, { locked_until, locked_by: ports.serverId }));
  if (status === undefined || !(await lock())) throw conflict('Only a failed launch can be rolled back.');
  const locked = { ...launch, locked_until };
  const unlock = (values: { status?: typeof status }) =>
    inTenant(ports.db, launch.agency_id, (tx) =>
      updateFreeLaunch(tx, locked, locked_until, { ...values, locked_until: null }),
    );
  const runner = getRunner(runners, launch);
  try {
    const connection = await runner.connect(ports, launch);
    const steps = await inTenant(ports.db, launch.agency_id, (tx) =>
      listSteps(tx, launch.agency_id, launch.id),
    );
    await rollBack({ ports, launch, runner, connection, steps });
  } catch (error) {
    await unlock({});
    const verdict = runner.judge(error);
    throw verdict ? toProblem(verdict) : error;
  }
  await unlock({ status });
}

function toProblem({ action, code, message }: LaunchVerdict): Problem {
  if (code !== null) return new Problem(code, message);
  return new Problem('UNAVAILABLE', action === 'stop' ? message : errorMessages.technicalProblem);
}
