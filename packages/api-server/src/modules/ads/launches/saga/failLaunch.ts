import { errorMessages } from '@adlane/contract/constants';
import { inTenant } from '../../../../db/tenant';
import type { Ports } from '../../../../ports';
import { markDisconnected } from '../../sources/access/markDisconnected';
import { updateClaimed } from './commands';
import type { LaunchContext } from './LaunchContext';
import { nextLaunchStatus } from './launch.machine';
import { notifyLaunch } from './notifyLaunch';
import type { LaunchVerdict } from './PlatformAdapter';
import { LaunchLost, type LaunchRow } from './queries';
import { rollBack } from './rollBack';

/** How often a launch is tried again after a bug or an outage of ours. */
const maxAttempts = 5;

/**
 * Fails a launch. A final error rolls back first; where only the retries ran out, what exists stays paused, costs nothing,
 * and is adopted on resume.
 */
export async function failLaunch(context: LaunchContext, verdict: LaunchVerdict): Promise<void> {
  const { ports, launch, connection } = context;
  const isDisconnected = verdict.code === 'AD_ACCOUNT_DISCONNECTED';
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
    await notifyLaunch(tx, launch, { status: 'failed', message }, now);
    if (isDisconnected)
      await markDisconnected(tx, { agency_id: launch.agency_id, id: connection.sourceId }, now);
    await connection.storeFailure(tx, verdict);
  });
  ports.log.warn(
    { launch_id: launch.id, agency_id: launch.agency_id, code: verdict.code },
    'A launch failed',
  );
}

/** Returns the sentence about leftovers for the user; empty after a roll back. @throws LaunchLost */
async function tryRollBack(context: LaunchContext): Promise<string> {
  try {
    await rollBack(context);
    return '';
  } catch (error) {
    if (error instanceof LaunchLost) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    context.ports.log.warn({ launch_id: context.launch.id, reason }, 'A launch could not be rolled back');
    return ' What was created so far is paused in your ad account.';
  }
}

/**
 * Releases a launch after an error of ours, so that the queue runs it again; fails it after the last attempt.
 * @throws the error itself
 */
export async function releaseLaunch(ports: Ports, launch: LaunchRow, error: unknown): Promise<never> {
  const isLast = launch.attempts >= maxAttempts;
  const now = ports.clock.now();
  const outcome = { status: 'failed', message: errorMessages.internal } as const;
  await inTenant(ports.db, launch.agency_id, async (tx) => {
    await updateClaimed(tx, launch, { ...(isLast && outcome), locked_until: null, updated_at: now });
    if (isLast) await notifyLaunch(tx, launch, outcome, now);
  });
  throw error;
}
