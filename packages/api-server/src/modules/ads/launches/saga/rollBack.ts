import { inTenant } from '../../../../db/tenant';
import { renewLease, withHeartbeat } from './claimLaunch';
import { updateClaimed, updateStep } from './commands';
import type { LaunchContext } from './LaunchContext';
import { nextStepStatus } from './launch.machine';
import { launchTimes } from './launchTimes';

/**
 * Deletes on the platform what a launch created, and marks the steps whose objects no longer exist; they keep their ids.
 * @throws the platform's error where it refuses; LaunchLost where the launch has changed hands meanwhile
 */
export async function rollBack({ ports, launch, connection, steps }: LaunchContext): Promise<void> {
  const { leaseMs } = launchTimes;
  const checkClaim = () => renewLease(ports, launch, leaseMs);
  const removed = await withHeartbeat({ ports, launch, leaseMs }, () =>
    connection.rollBack(steps, checkClaim),
  );
  const now = ports.clock.now();
  await inTenant(ports.db, launch.agency_id, async (tx) => {
    const locked_until = new Date(now.getTime() + leaseMs);
    const locked = await updateClaimed(tx, launch, { locked_until, updated_at: now });
    for (const { key, status, external_id } of steps) {
      const next = removed.includes(key) ? nextStepStatus(status, 'rollBack') : undefined;
      // A failed step without an id has created nothing; one that switches on or reads has no id when it is done.
      if (next && (external_id !== null || status === 'done'))
        await updateStep(locked, { key, status: next });
    }
  });
}
