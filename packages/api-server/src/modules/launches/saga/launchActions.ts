import { errorMessages } from '@adlane/contract/constants';
import { FacebookError } from '../../../connectors/facebook/facebookError';
import { judgeFacebookError } from '../../../connectors/facebook/judgeFacebookError';
import { inTenant } from '../../../db/tenant';
import type { CallContext } from '../../../http/CallContext';
import { conflict, Problem } from '../../../http/problem';
import { connectLaunch } from '../facebook/launchConnection';
import { rollBack } from '../facebook/rollBackFacebook';
import { nextLaunchStatus, nextStepStatus } from './launch.machine';
import { launchTimes } from './launchTimes';
import { type LaunchRow, listSteps, moveLaunch, updateStep } from './queries';

/**
 * Lets a failed launch go on: what stands is kept, what was taken back is made anew.
 * @throws Problem 409 where the launch is in no state to be resumed
 */
export async function resumeLaunch({ ports, transact }: CallContext, launch: LaunchRow): Promise<void> {
  const status = nextLaunchStatus(launch.status, 'resume');
  const now = ports.clock.now();
  await transact(async (tx) => {
    const isMoved =
      status !== undefined &&
      (await moveLaunch(tx, launch, now, { status, code: null, message: null, locked_until: null }));
    if (!isMoved) throw conflict('Only a launch that failed can go on.');
    for (const step of await listSteps(tx, launch.agency_id, launch.id)) {
      const reset = nextStepStatus(step.status, 'reset');
      if (reset) await updateStep(tx, launch, step.key, { status: reset, external_id: null, error: null });
    }
  });
  const payload = { agencyId: launch.agency_id, launchId: launch.id };
  await ports.jobs.send('launch.run', payload, { key: `${launch.agency_id}/${launch.id}` });
}

/**
 * Takes back what a failed launch left at Facebook; the launch is over then. The launch is held meanwhile, so that
 * nobody resumes it.
 * @throws Problem 409 where the launch is in no state for it; 412, 500 or 503 where Facebook refuses
 */
export async function takeBackLaunch({ ports, transact }: CallContext, launch: LaunchRow): Promise<void> {
  const status = nextLaunchStatus(launch.status, 'rollBack');
  const now = ports.clock.now();
  const locked_until = new Date(now.getTime() + launchTimes.leaseMs);
  const hold = () => transact((tx) => moveLaunch(tx, launch, now, { locked_until }));
  if (status === undefined || !(await hold())) {
    throw conflict('Only a launch that failed can be taken back.');
  }
  const held = { ...launch, locked_until };
  try {
    const connection = await connectLaunch(ports, launch);
    const steps = await inTenant(ports.db, launch.agency_id, (tx) =>
      listSteps(tx, launch.agency_id, launch.id),
    );
    await rollBack({ ports, launch, connection, steps });
  } catch (error) {
    await inTenant(ports.db, launch.agency_id, (tx) =>
      moveLaunch(tx, held, locked_until, { locked_until: null }),
    );
    throw error instanceof FacebookError ? problemOf(error) : error;
  }
  await inTenant(ports.db, launch.agency_id, (tx) =>
    moveLaunch(tx, held, locked_until, { status, locked_until: null }),
  );
}

function problemOf(error: FacebookError): Problem {
  const { action, code, message } = judgeFacebookError(error);
  if (code !== null) return new Problem(code, message);
  return new Problem('UNAVAILABLE', action === 'stop' ? message : errorMessages.technicalProblem);
}
