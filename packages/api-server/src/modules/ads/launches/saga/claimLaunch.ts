import { inTenant } from '../../../../db/tenant';
import type { JobPayloads, Ports } from '../../../../ports';
import { claimOpenLaunch, type LaunchClaim, updateClaimed } from './commands';
import { enqueueLaunch } from './enqueueLaunch';
import type { LaunchTimes } from './launchTimes';
import { findLaunch, type LaunchRow } from './queries';

/** Slack between the end of a lease and the next try, in milliseconds. */
const slackMs = 50;

/**
 * Claims a launch for this worker. Where another worker has a lease on it, the launch goes back to the queue until that
 * lease ends, and this worker takes other launches meanwhile.
 * @returns undefined where the launch is finished or still claimed
 */
export async function claimLaunch(
  ports: Ports,
  { agencyId, launchId }: JobPayloads['launch.run'],
  times: LaunchTimes,
): Promise<LaunchRow | undefined> {
  const now = ports.clock.now();
  const lease = { now, until: new Date(now.getTime() + times.leaseMs), serverId: ports.serverId };
  const claimed = await inTenant(ports.db, agencyId, (tx) =>
    claimOpenLaunch(tx, { agencyId, id: launchId }, lease),
  );
  if (claimed) return claimed;
  const current = await inTenant(ports.db, agencyId, (tx) => findLaunch(tx, agencyId, launchId));
  if (current?.status !== 'running' || current.locked_until === null) return undefined;
  const leftMs = Math.max(0, current.locked_until.getTime() - now.getTime());
  await enqueueLaunch(ports, current, Math.min(leftMs, times.leaseMs) + slackMs);
  return undefined;
}

/** Renews the lease, so that no other worker claims the launch. @throws LaunchLost */
export async function renewLease(ports: Ports, launch: LaunchClaim, leaseMs: number): Promise<void> {
  const now = ports.clock.now();
  await inTenant(ports.db, launch.agency_id, (tx) =>
    updateClaimed(tx, launch, { locked_until: new Date(now.getTime() + leaseMs), updated_at: now }),
  );
}

/** Heartbeat: renews the lease while work at a platform takes long, so that no other worker claims the launch. */
export async function withHeartbeat<T>(
  {
    ports,
    launch,
    leaseMs,
  }: { readonly ports: Ports; readonly launch: LaunchClaim; readonly leaseMs: number },
  work: () => Promise<T>,
): Promise<T> {
  let lastBeat: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    lastBeat = renewLease(ports, launch, leaseMs).catch(() => undefined);
  }, leaseMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    // One that is under way must not renew a lease that is ended next.
    await lastBeat;
  }
}
