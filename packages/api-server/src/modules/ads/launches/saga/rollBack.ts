import { inTenant } from '../../../../db/tenant';
import { updateStep } from './commands';
import type { LaunchContext } from './LaunchContext';
import { nextStepStatus } from './launch.machine';

/**
 * Deletes on the platform what a launch created, and marks the steps whose objects no longer exist; they keep their ids.
 * @throws the platform's error where it refuses
 */
export async function rollBack({ ports, launch, connection, steps }: LaunchContext): Promise<void> {
  const removed = await connection.rollBack(steps);
  await inTenant(ports.db, launch.agency_id, async (tx) => {
    for (const { key, status, external_id } of steps) {
      const next = removed.includes(key) ? nextStepStatus(status, 'rollBack') : undefined;
      // A failed step without an id has created nothing; one that switches on or reads has no id when it is done.
      if (next && (external_id !== null || status === 'done'))
        await updateStep(tx, launch, key, { status: next });
    }
  });
}
