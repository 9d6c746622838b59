import { errorMessages } from '@adlane/contract/constants';
import { inTenant } from '../../../../db/tenant';
import type { CallContext } from '../../../../http/CallContext';
import { conflict, Problem } from '../../../../http/problem';
import type { Database, Ports } from '../../../../ports';
import { claimFreeLaunch, type LaunchClaim, updateClaimed } from './commands';
import { type LaunchStatus, nextLaunchStatus } from './launch.machine';
import { launchTimes } from './launchTimes';
import { getRunner, type LaunchRunner, type LaunchRunners, type LaunchVerdict } from './PlatformAdapter';
import { LaunchLost, type LaunchRow, listSteps } from './queries';
import { rollBack } from './rollBack';

const onlyFailed = 'Only a failed launch can be rolled back.';

/**
 * Deletes what a failed launch left on its platform, which ends the launch. It is locked meanwhile, so that it cannot be
 * resumed.
 * @throws Problem 409 where the launch has not failed, or was resumed after the lock had ended; 412, 500 or 503 where the
 * platform refuses
 */
export async function rollBackLaunch(
  { ports, transact }: Pick<CallContext, 'ports' | 'transact'>,
  runners: LaunchRunners,
  launch: LaunchRow,
): Promise<void> {
  const status = nextLaunchStatus(launch.status, 'rollBack');
  const claim = status && (await transact((tx) => lock(tx, ports, launch)));
  if (!claim) throw conflict(onlyFailed);
  try {
    await rollBackClaimed(ports, getRunner(runners, launch), { ...launch, ...claim }, status);
  } catch (error) {
    throw error instanceof LaunchLost ? conflict(onlyFailed) : error;
  }
}

/** @throws LaunchLost, Problem */
async function rollBackClaimed(
  ports: Ports,
  runner: LaunchRunner,
  launch: LaunchRow,
  status: LaunchStatus,
): Promise<void> {
  const unlock = (values: { status?: LaunchStatus }) =>
    inTenant(ports.db, launch.agency_id, (tx) =>
      updateClaimed(tx, launch, { ...values, locked_until: null, updated_at: ports.clock.now() }),
    );
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

async function lock(
  tx: Database,
  { clock, serverId }: Pick<Ports, 'clock' | 'serverId'>,
  launch: LaunchRow,
): Promise<LaunchClaim | undefined> {
  const now = clock.now();
  const locked_until = new Date(now.getTime() + launchTimes.leaseMs);
  return (await claimFreeLaunch(tx, launch, now, { locked_until, locked_by: serverId }))?.claim;
}

function toProblem({ action, code, message }: LaunchVerdict): Problem {
  if (code !== null) return new Problem(code, message);
  return new Problem('UNAVAILABLE', action === 'stop' ? message : errorMessages.technicalProblem);
}
