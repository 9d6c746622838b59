import { errorMessages } from '@adlane/contract/constants';
import { inTenant } from '../../../db/tenant';
import type { JobPayloads, Ports } from '../../../ports';
import { markDisconnected } from '../../sources/access/markDisconnected';
import { connectLaunch } from '../facebook/launchConnection';
import { rollBack } from '../facebook/rollBackFacebook';
import { keepTerms } from './insertLaunchedAd';
import type { LaunchContext } from './LaunchContext';
import { nextLaunchStatus } from './launch.machine';
import { type LaunchTimes, launchTimes } from './launchTimes';
import { tellOfLaunch } from './notifyLaunch';
import { claimLaunch, findLaunch, LaunchLost, type LaunchRow, listSteps, updateClaimed } from './queries';
import { runStep } from './runStep';
import { StepFailure } from './StepFailure';

/** How often a launch is taken up again after it stopped by a fault of ours. */
const maxAttempts = 5;

/**
 * Runs a launch from where it stands to its end. May be called any number of times, by any number of workers: one of
 * them holds the launch, steps that are done are left alone, and a step whose answer was lost is looked up before it is
 * sent again. @throws Error for faults of our own; the queue then tries again
 */
export async function runLaunch(
  ports: Ports,
  { agencyId, launchId }: JobPayloads['launch.run'],
  times: LaunchTimes = launchTimes,
): Promise<void> {
  const launch = await claim(ports, agencyId, launchId, times);
  if (!launch) return;
  try {
    await runSteps(ports, launch, times);
  } catch (error) {
    if (error instanceof LaunchLost) return;
    await giveUpOrRelease(ports, launch, error);
  }
}

/** Takes the launch; where another worker holds it, waits once until that one's time is over. */
async function claim(
  ports: Ports,
  agencyId: number,
  launchId: number,
  times: LaunchTimes,
): Promise<LaunchRow | undefined> {
  const take = () => {
    const now = ports.clock.now();
    const until = new Date(now.getTime() + times.leaseMs);
    return inTenant(ports.db, agencyId, (tx) => claimLaunch(tx, { agencyId, id: launchId }, { now, until }));
  };
  const taken = await take();
  if (taken) return taken;
  const standing = await inTenant(ports.db, agencyId, (tx) => findLaunch(tx, agencyId, launchId));
  const heldMs = (standing?.locked_until?.getTime() ?? 0) - ports.clock.now().getTime();
  if (standing?.status !== 'running' || heldMs <= 0) return undefined;
  await new Promise((resolve) => setTimeout(resolve, Math.min(heldMs, times.leaseMs) + 50));
  return take();
}

async function runSteps(ports: Ports, launch: LaunchRow, times: LaunchTimes): Promise<void> {
  const connection = await connectLaunch(ports, launch);
  let waitedMs = 0;
  const wait = async (delayMs: number): Promise<boolean> => {
    if (waitedMs + delayMs > times.maxWaitMs) return false;
    waitedMs += delayMs;
    await hold(ports, launch, times.leaseMs + delayMs);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return true;
  };
  const readContext = async (): Promise<LaunchContext> => {
    const steps = await inTenant(ports.db, launch.agency_id, (tx) =>
      listSteps(tx, launch.agency_id, launch.id),
    );
    return { ports, launch, connection, steps };
  };
  let context = await readContext();
  try {
    for (const { key } of context.steps) {
      const step = context.steps.find((candidate) => candidate.key === key);
      if (!step || step.status === 'done') continue;
      await runStep({ ...context, times, wait }, step);
      context = await readContext();
    }
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    await failLaunch(await readContext(), error);
  }
}

/** A sign of life: the launch stays this worker's. @throws LaunchLost */
async function hold(ports: Ports, launch: LaunchRow, leaseMs: number): Promise<void> {
  const now = ports.clock.now();
  await inTenant(ports.db, launch.agency_id, (tx) =>
    updateClaimed(tx, launch, { locked_until: new Date(now.getTime() + leaseMs), updated_at: now }),
  );
}

async function failLaunch(context: LaunchContext, { verdict }: StepFailure): Promise<void> {
  const { ports, launch, connection } = context;
  const isDisconnected = verdict.code === 'AD_ACCOUNT_DISCONNECTED';
  // Where only patience ran out, what stands is paused, costs nothing, and is taken up again.
  const leftover = verdict.action === 'stop' && !isDisconnected ? await tryRollBack(context) : '';
  const now = ports.clock.now();
  const message = `${verdict.message}${leftover}`;
  await inTenant(ports.db, launch.agency_id, async (tx) => {
    await updateClaimed(tx, launch, {
      status: nextLaunchStatus('running', 'fail') ?? 'failed',
      code: verdict.code,
      message,
      locked_until: null,
      updated_at: now,
    });
    await tellOfLaunch(tx, launch, { status: 'failed', message }, now);
    if (isDisconnected)
      await markDisconnected(tx, { agency_id: launch.agency_id, id: connection.sourceId }, now);
    if (verdict.code === 'TECHNICAL_TOS_ERROR') await keepTerms(tx, launch, false);
  });
  ports.log.warn(
    { launch_id: launch.id, agency_id: launch.agency_id, code: verdict.code },
    'A launch failed',
  );
}

/** Answers what the user must know besides: that something is left at Facebook. */
async function tryRollBack(context: LaunchContext): Promise<string> {
  try {
    await rollBack(context);
    return '';
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.ports.log.warn({ launch_id: context.launch.id, reason }, 'A launch could not be rolled back');
    return ' What was created so far stands paused in your ad account.';
  }
}

/** A fault of our own: the queue tries again a few times, then the user is told. */
async function giveUpOrRelease(ports: Ports, launch: LaunchRow, error: unknown): Promise<void> {
  const isLast = launch.attempts >= maxAttempts;
  const now = ports.clock.now();
  const ending = { status: 'failed', message: errorMessages.internal } as const;
  await inTenant(ports.db, launch.agency_id, async (tx) => {
    await updateClaimed(tx, launch, { ...(isLast && ending), locked_until: null, updated_at: now });
    if (isLast) await tellOfLaunch(tx, launch, ending, now);
  });
  throw error;
}
