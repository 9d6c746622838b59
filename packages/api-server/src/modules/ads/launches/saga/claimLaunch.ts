import { inTenant } from '../../../../db/tenant';
import type { JobPayloads, Ports } from '../../../../ports';
import { claimOpenLaunch, updateClaimed } from './commands';
import type { LaunchTimes } from './launchTimes';
import { findLaunch, type LaunchRow } from './queries';

/** Slack between the end of a lease and the next try, in milliseconds. */
const slackMs = 50;

/**
 * Claims a launch for this worker. Where another worker has a lease on it, waits once until that lease ends.
 * @returns undefined where the launch is finished or still claimed
 */
export async function claimLaunch(
  ports: Ports,
  { agencyId, launchId }: JobPayloads['launch.run'],
  times: LaunchTimes,
): Promise<LaunchRow | undefined> {
  const claim = () => {
    const now = ports.clock.now();
    const until = new Date(now.getTime() + times.leaseMs);
    return inTenant(ports.db, agencyId, (tx) =>
      claimOpenLaunch(tx, { agencyId, id: launchId }, { now, until }),
    );
  };
  const claimed = await claim();
  if (claimed) return claimed;
  const current = await inTenant(ports.db, agencyId, (tx) => findLaunch(tx, agencyId, launchId));
  const leftMs = (current?.locked_until?.getTime() ?? 0) - ports.clock.now().getTime();
  if (current?.status !== 'running' || leftMs <= 0) return undefined;
  await ports.clock.sleep(Math.min(leftMs, times.leaseMs) + slackMs);
  return claim();
}

/** Heartbeat: renews the lease, so that no other worker claims the launch. @throws LaunchLost */
export async function renewLease(ports: Ports, launch: LaunchRow, leaseMs: number): Promise<void> {
  const now = ports.clock.now();
  await inTenant(ports.db, launch.agency_id, (tx) =>
    updateClaimed(tx, launch, { locked_until: new Date(now.getTime() + leaseMs), updated_at: now }),
  );
}
