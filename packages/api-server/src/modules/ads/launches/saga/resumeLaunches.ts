import { asOperator } from '../../../../db/tenant';
import type { Ports } from '../../../../ports';
import { releaseAllLeases } from './commands';
import { enqueueLaunch } from './enqueueLaunch';
import { listOpenLaunches } from './queries';

/** Queues launches whose lease has ended: parked ones, and those whose worker died. */
export async function requestDueLaunches(ports: Ports): Promise<number> {
  const now = ports.clock.now();
  const due = await asOperator(ports.db, (tx) => listOpenLaunches(tx, now));
  for (const launch of due) await enqueueLaunch(ports, launch);
  return due.length;
}

/** Queues every unfinished launch; called when a server starts, so that no crash leaves one behind. */
export async function resumeLaunches(ports: Ports): Promise<number> {
  const open = await asOperator(ports.db, (tx) => listOpenLaunches(tx));
  for (const launch of open) await enqueueLaunch(ports, launch);
  return open.length;
}

/**
 * Ends the leases of a server that died, so that its launches go on at once. Call it before jobs run, and only where no other
 * server shares the database: a lease may be alive there.
 */
export async function reclaimLaunches(ports: Ports): Promise<void> {
  await asOperator(ports.db, releaseAllLeases);
}
