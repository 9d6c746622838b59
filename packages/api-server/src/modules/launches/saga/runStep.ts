import { FacebookError } from '../../../connectors/facebook/facebookError';
import { type FacebookVerdict, judgeFacebookError } from '../../../connectors/facebook/judgeFacebookError';
import { inTenant } from '../../../db/tenant';
import type { Database } from '../../../ports';
import { findExisting } from '../facebook/findExisting';
import { removeLate } from '../facebook/removeStrays';
import { type StepResult, sendStep } from '../facebook/sendStep';
import { isLabelled, stepKind } from '../facebook/stepKinds';
import { insertLaunchedAd, keepFindings } from './insertLaunchedAd';
import type { LaunchContext } from './LaunchContext';
import { nextLaunchStatus } from './launch.machine';
import type { LaunchTimes } from './launchTimes';
import { tellOfLaunch } from './notifyLaunch';
import { LaunchLost, type LaunchStepRow, updateClaimed, updateStep } from './queries';
import { StepFailure } from './StepFailure';

export type StepContext = LaunchContext & {
  readonly times: LaunchTimes;
  /** Sleeps while holding the launch; false where the run's waiting is used up. */
  readonly wait: (delayMs: number) => Promise<boolean>;
};

/**
 * Does one step: stored as sent before it is sent, retried while that may help, stored as done with its id. Whenever an
 * earlier sending may have had an effect, Facebook is asked for it first.
 * @throws StepFailure when it can not be done; LaunchLost when another worker took over
 */
export async function runStep(context: StepContext, step: LaunchStepRow): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const mayStand = step.status === 'sent' || step.status === 'failed' || tries > 0;
    await markSent(context, step);
    try {
      const adopted = mayStand ? await adopt(context, step) : undefined;
      if (adopted) await complete(context, step, adopted);
      else await completeOwn(context, step, await sendStep(context, step));
      return;
    } catch (error) {
      const verdict = verdictOf(error, step);
      if (await mayRetry(context, verdict, error, tries)) continue;
      await markFailed(context, step, verdict.message);
      throw new StepFailure(verdict);
    }
  }
}

async function adopt(context: StepContext, step: LaunchStepRow): Promise<StepResult | undefined> {
  const labelId = context.steps.find((other) => other.key === 'label')?.external_id ?? null;
  const externalId = await findExisting(context.connection, step, labelId);
  if (externalId === undefined) return undefined;
  context.ports.log.info(
    { launch_id: context.launch.id, step: step.key },
    'A launch adopted what stood already',
  );
  return { externalId, answer: { id: externalId } };
}

function verdictOf(error: unknown, step: LaunchStepRow): FacebookVerdict {
  if (error instanceof StepFailure) return error.verdict;
  if (error instanceof FacebookError) return judgeFacebookError(error, stepKind(step.key) === 'leadForm');
  throw error;
}

/** Waits and answers true where the step should be tried again. */
async function mayRetry(
  { times, wait }: StepContext,
  verdict: FacebookVerdict,
  error: unknown,
  tries: number,
): Promise<boolean> {
  const delayMs = times.retryDelaysMs[tries];
  if (verdict.action === 'stop' || delayMs === undefined) return false;
  if (verdict.action === 'retry') return wait(delayMs);
  const askedMs = error instanceof FacebookError ? error.retryAfterMs : null;
  return wait(askedMs ?? times.rateDelayMs);
}

/** Writes as long as the launch is this worker's, and holds it further. @throws LaunchLost */
async function write(context: StepContext, work: (tx: Database, now: Date) => Promise<void>): Promise<void> {
  const { ports, launch, times } = context;
  const now = ports.clock.now();
  await inTenant(ports.db, launch.agency_id, async (tx) => {
    await updateClaimed(tx, launch, {
      locked_until: new Date(now.getTime() + times.leaseMs),
      updated_at: now,
    });
    await work(tx, now);
  });
}

async function markSent(context: StepContext, step: LaunchStepRow): Promise<void> {
  await write(context, (tx, sent_at) =>
    updateStep(tx, context.launch, step.key, { status: 'sent', error: null, sent_at }),
  );
}

async function markFailed(context: StepContext, step: LaunchStepRow, error: string): Promise<void> {
  await write(context, (tx) => updateStep(tx, context.launch, step.key, { status: 'failed', error }));
}

/** The same for what this worker has just made: where the launch was lost meanwhile, it is deleted again. */
async function completeOwn(context: StepContext, step: LaunchStepRow, result: StepResult): Promise<void> {
  try {
    await complete(context, step, result);
  } catch (error) {
    const isOwn = isLabelled(stepKind(step.key)) && result.externalId !== null;
    if (error instanceof LaunchLost && isOwn) await removeLate(context, result.externalId);
    throw error;
  }
}

/** Stores what the step brought; the last one makes the launch an ad, in the same transaction. */
async function complete(context: StepContext, step: LaunchStepRow, result: StepResult): Promise<void> {
  const { launch, connection, steps } = context;
  const { externalId, answer } = result;
  await write(context, async (tx, now) => {
    await updateStep(tx, launch, step.key, {
      status: 'done',
      external_id: externalId,
      error: null,
      done_at: now,
    });
    await keepFindings(tx, launch, { key: step.key, externalId }, answer);
    if (stepKind(step.key) !== 'state') return;
    await insertLaunchedAd(tx, { launch, steps, currency: connection.currency, node: answer, now });
    await tellOfLaunch(tx, launch, { status: 'finished' }, now);
    await updateClaimed(tx, launch, {
      status: nextLaunchStatus('running', 'succeed') ?? 'launched',
      code: null,
      message: null,
      locked_until: null,
      updated_at: now,
    });
  });
}
