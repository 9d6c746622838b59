import { inTenant } from '../../../../db/tenant';
import type { JobPayloads, Ports } from '../../../../ports';
import { checkLauncher } from './checkLauncher';
import { claimLaunch, renewLease } from './claimLaunch';
import { failLaunch, releaseLaunch } from './failLaunch';
import type { LaunchContext } from './LaunchContext';
import { type LaunchTimes, launchTimes } from './launchTimes';
import { getRunner, type LaunchRunners } from './PlatformAdapter';
import { LaunchLost, type LaunchRow, listSteps } from './queries';
import { runStep } from './runStep';
import { StepFailure } from './StepFailure';
import { StepPending } from './StepPending';

/**
 * Runs a launch from its current step to the end. Safe to call any number of times, by any number of workers: one of them
 * claims the launch, steps that are done are skipped, and a step whose answer was lost is looked up before it is sent again.
 * @param runners adapters of the platforms that launches run on
 * @throws Error for bugs and outages of ours; the queue then tries again
 */
export async function runLaunch(
  ports: Ports,
  runners: LaunchRunners,
  payload: JobPayloads['launch.run'],
  times: LaunchTimes = launchTimes,
): Promise<void> {
  const launch = await claimLaunch(ports, payload, times);
  if (!launch) return;
  try {
    await runSteps(runners, { ports, launch, times });
  } catch (error) {
    if (error instanceof LaunchLost) return;
    await releaseLaunch(ports, launch, error);
  }
}

async function runSteps(runners: LaunchRunners, waiting: Waiting): Promise<void> {
  const { ports, launch, times } = waiting;
  const runner = getRunner(runners, launch);
  const connection = await runner.connect(ports, launch);
  const wait = createWait(waiting, times.maxWaitMs);
  const waitPending = createWait(waiting, times.maxPendingMs);
  const readContext = async (): Promise<LaunchContext> => {
    const steps = await inTenant(ports.db, launch.agency_id, (tx) =>
      listSteps(tx, launch.agency_id, launch.id),
    );
    return { ports, launch, runner, connection, steps };
  };
  let context = await readContext();
  try {
    for (const { key } of context.steps) {
      const step = context.steps.find((candidate) => candidate.key === key);
      if (!step || step.status === 'done') continue;
      await pause(waiting, connection.pauseMs?.() ?? 0);
      await checkLauncher(ports, launch);
      await runStep({ ...context, times, wait, waitPending }, step);
      context = await readContext();
    }
  } catch (error) {
    if (error instanceof StepPending) {
      // Parked: the scheduler queues it again, and this worker takes other launches meanwhile.
      await renewLease(ports, launch, times.parkMs);
      return;
    }
    if (!(error instanceof StepFailure)) throw error;
    await failLaunch(await readContext(), error.verdict);
  }
}

type Waiting = {
  readonly ports: Ports;
  readonly launch: LaunchRow;
  readonly times: LaunchTimes;
};

/** Returns a sleep with a renewed lease that refuses to sleep longer than `maxMs` in total. */
function createWait(waiting: Waiting, maxMs: number): (delayMs: number) => Promise<boolean> {
  let waitedMs = 0;
  return async (delayMs) => {
    if (waitedMs + delayMs > maxMs) return false;
    waitedMs += delayMs;
    await pause(waiting, delayMs);
    return true;
  };
}

/** Sleeps with a renewed lease. */
async function pause({ ports, launch, times }: Waiting, delayMs: number): Promise<void> {
  if (delayMs === 0) return;
  await renewLease(ports, launch, times.leaseMs + delayMs);
  await ports.clock.sleep(delayMs);
}
