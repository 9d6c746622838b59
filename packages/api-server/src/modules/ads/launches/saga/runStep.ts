import { inTenant } from '../../../../db/tenant';
import type { Database } from '../../../../ports';
import { markDisconnected } from '../../sources/access/markDisconnected';
import { withHeartbeat } from './claimLaunch';
import { type LockedLaunch, updateClaimed, updateStep } from './commands';
import { insertLaunchedAd } from './insertLaunchedAd';
import type { LaunchContext } from './LaunchContext';
import { nextLaunchStatus } from './launch.machine';
import type { LaunchTimes } from './launchTimes';
import { notifyLaunch } from './notifyLaunch';
import type { LaunchVerdict, SaveProgress, StepResult } from './PlatformAdapter';
import { LaunchLost, type LaunchStepRow } from './queries';
import { StepFailure } from './StepFailure';
import { StepPending } from './StepPending';

/** Says of a launch that its platform refused to show what was switched on. */
export const stateUnread =
  'Your ad is complete. The platform did not show its state and its parts yet: they are read again soon.';

export type StepContext = LaunchContext & {
  readonly times: LaunchTimes;
  /** Sleeps with a renewed lease; false where the waiting of this run is used up. */
  readonly wait: (delayMs: number) => Promise<boolean>;
  /** The same while the platform is still working. */
  readonly waitPending: (delayMs: number) => Promise<boolean>;
};

/**
 * Runs one step: stores it as sent before it is sent, retries while that may help, stores it as done with its id. After
 * any earlier attempt the platform is searched first, so that nothing is created twice.
 * @throws StepFailure where the step cannot be completed; StepPending where the platform works longer than a run waits;
 * LaunchLost where another worker claimed the launch
 */
export async function runStep(context: StepContext, step: LaunchStepRow): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const mayExist = step.status === 'sent' || step.status === 'failed' || tries > 0;
    const sharedId = await waitWhilePending(context, () => markSent(context, step));
    try {
      const adopted = mayExist || sharedId !== undefined ? await adopt(context, step, sharedId) : undefined;
      if (adopted) await complete(context, step, adopted);
      else {
        const result = await waitWhilePending(context, () => sendWithHeartbeat(context, step));
        await completeOwn(context, step, result);
      }
      return;
    } catch (error) {
      if (error instanceof StepPending) throw error;
      const verdict = judge(context, error, step);
      if (await mayRetry(context, verdict, tries)) continue;
      if (await completeUnread(context, step, verdict)) return;
      await markFailed(context, step, verdict.message);
      throw new StepFailure(verdict);
    }
  }
}

/** Tries again and again while the platform, or another launch, is still working. @throws StepPending */
async function waitWhilePending<T>(context: StepContext, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StepPending) || !(await context.waitPending(error.retryAfterMs))) throw error;
    }
  }
}

async function sendWithHeartbeat(context: StepContext, step: LaunchStepRow): Promise<StepResult> {
  const { times, connection, steps } = context;
  const saveProgress: SaveProgress = (progress, store) =>
    write(context, async (locked) => {
      await updateStep(locked, { key: step.key, progress });
      await store?.(locked);
    });
  return withHeartbeat({ ...context, leaseMs: times.leaseMs }, () =>
    connection.send(step, steps, saveProgress),
  );
}

async function adopt(
  { connection, steps, ports, launch }: StepContext,
  step: LaunchStepRow,
  sharedId: string | undefined,
): Promise<StepResult | undefined> {
  const found = await connection.find(step, steps, sharedId);
  if (found) ports.log.info({ launch_id: launch.id, step: step.key }, 'A launch adopted an existing object');
  return found;
}

function judge({ runner }: StepContext, error: unknown, step: LaunchStepRow): LaunchVerdict {
  if (error instanceof StepFailure) return error.verdict;
  const verdict = runner.judge(error, step);
  if (!verdict) throw error;
  return verdict;
}

/** Waits and returns true where the step should be tried again. */
async function mayRetry(
  { times, wait }: StepContext,
  verdict: LaunchVerdict,
  tries: number,
): Promise<boolean> {
  const delayMs = times.retryDelaysMs[tries];
  if (verdict.action === 'stop' || delayMs === undefined) return false;
  return wait(verdict.action === 'retry' ? delayMs : (verdict.retryAfterMs ?? times.rateDelayMs));
}

/** Writes while the launch is this worker's, and renews the lease. @throws LaunchLost */
async function write(
  context: StepContext,
  work: (locked: LockedLaunch, now: Date) => Promise<void>,
): Promise<void> {
  const { ports, launch, times } = context;
  const now = ports.clock.now();
  await inTenant(ports.db, launch.agency_id, async (tx) => {
    const locked_until = new Date(now.getTime() + times.leaseMs);
    await work(await updateClaimed(tx, launch, { locked_until, updated_at: now }), now);
  });
}

/** Stores the step as sent; returns the id of what it would create where another launch has created that. @throws StepPending */
async function markSent(context: StepContext, step: LaunchStepRow): Promise<string | undefined> {
  const { key, status, sent_at } = step;
  // A step that was sent before keeps its time: it bounds how long the platform may work on it.
  const sentBefore = status === 'sent' ? sent_at : null;
  let sharedId: string | undefined;
  await write(context, async (locked, now) => {
    sharedId = await context.connection.claim?.(locked.tx, step);
    await updateStep(locked, { key, status: 'sent', error: null, sent_at: sentBefore ?? now });
  });
  return sharedId;
}

async function markFailed(context: StepContext, { key }: LaunchStepRow, error: string): Promise<void> {
  await write(context, (locked) => updateStep(locked, { key, status: 'failed', error }));
}

/** Completes what this worker has just created; deletes it where another worker claimed the launch meanwhile. */
async function completeOwn(context: StepContext, step: LaunchStepRow, result: StepResult): Promise<void> {
  try {
    await complete(context, step, result);
  } catch (error) {
    if (error instanceof LaunchLost && result.externalId !== null) {
      await context.connection.removeStray(step, result.externalId);
    }
    throw error;
  }
}

/** Completes the step that ends a launch without what it should have read. @returns false for other steps */
async function completeUnread(
  context: StepContext,
  step: LaunchStepRow,
  unread: LaunchVerdict,
): Promise<boolean> {
  const ad = context.connection.toUnreadAd?.(step, context.steps);
  if (!ad) return false;
  await complete(context, step, { externalId: null, ad, unread });
  return true;
}

/** Stores the step's result; the last step turns the launch into an ad, in the same transaction. */
async function complete(context: StepContext, { key }: LaunchStepRow, result: StepResult): Promise<void> {
  await write(context, async (locked, now) => {
    await updateStep(locked, {
      key,
      status: 'done',
      external_id: result.externalId,
      error: result.unread?.message ?? null,
      done_at: now,
    });
    await result.store?.(locked.tx, locked);
    if (key === context.steps.at(-1)?.key) await finish(locked.tx, context, result, now);
  });
}

async function finish(
  tx: Database,
  { launch, connection }: StepContext,
  { ad, unread }: StepResult,
  now: Date,
): Promise<void> {
  if (!ad) throw new Error(`The last step of the launch ${launch.id} returned no ad.`);
  await insertLaunchedAd(tx, launch, ad, { now, status_at: unread ? null : now });
  if (unread?.code === 'AD_ACCOUNT_DISCONNECTED') {
    await markDisconnected(tx, { agency_id: launch.agency_id, id: connection.sourceId }, now);
  }
  await notifyLaunch(tx, launch, { status: 'finished' }, now);
  await updateClaimed(tx, launch, {
    status: nextLaunchStatus('running', 'succeed') ?? 'launched',
    code: null,
    message: unread ? stateUnread : null,
    locked_until: null,
    updated_at: now,
  });
}
