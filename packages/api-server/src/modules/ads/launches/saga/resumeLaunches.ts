import { asOperator } from '../../../../db/tenant';
import type { Ports } from '../../../../ports';
import { releaseLeases } from './commands';
import { enqueueLaunch } from './enqueueLaunch';
import { launchTimes } from './launchTimes';
import { listDueLaunches, listOpenLaunches } from './queries';

/**
 * Queues every launch that no worker has, so that none depends on the request or the server that should have queued it:
 * the table says what is due, and a launch that waits in the queue already is queued once.
 */
export async function requestDueLaunches(ports: Ports): Promise<number> {
  const now = ports.clock.now();
  // A launch that an error of ours released goes on with the queue's own retry; this one is for a lost retry.
  const releasedBefore = new Date(now.getTime() - launchTimes.leaseMs);
  const due = await asOperator(ports.db, (tx) => listDueLaunches(tx, { now, releasedBefore }));
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
