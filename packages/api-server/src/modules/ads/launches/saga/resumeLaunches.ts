import { asOperator } from '../../../../db/tenant';
import type { Ports } from '../../../../ports';
import { releaseLeases } from './commands';
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
 * Ends the leases that an earlier process of this server left behind, so that its launches go on at once; call it before jobs
 * run. Leases of other servers stay: those may be alive.
 * @param isOnlyServer no other server shares the database, so every lease is a dead one
 */
export async function reclaimLaunches(
  { db, serverId }: Pick<Ports, 'db' | 'serverId'>,
  { isOnlyServer }: { readonly isOnlyServer: boolean },
): Promise<void> {
  await asOperator(db, (tx) => releaseLeases(tx, isOnlyServer ? undefined : serverId));
}
