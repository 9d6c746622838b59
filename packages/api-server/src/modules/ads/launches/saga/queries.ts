import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { launch_steps, launches } from '../../../../db/schema/ads/launches';
import type { Database } from '../../../../ports';
import { openLaunchStatuses } from './launch.machine';

export type LaunchRow = typeof launches.$inferSelect;
export type LaunchStepRow = typeof launch_steps.$inferSelect;

export async function findLaunch(tx: Database, agencyId: number, id: number): Promise<LaunchRow | undefined> {
  const [row] = await tx
    .select()
    .from(launches)
    .where(and(eq(launches.agency_id, agencyId), eq(launches.id, id)));
  return row;
}

/** Finds the id of the launch with a label. */
export async function findLaunchByLabel(
  tx: Database,
  agencyId: number,
  label: string,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: launches.id })
    .from(launches)
    .where(and(eq(launches.agency_id, agencyId), eq(launches.label, label)));
  return row?.id;
}

export async function listSteps(tx: Database, agencyId: number, launchId: number): Promise<LaunchStepRow[]> {
  return tx
    .select()
    .from(launch_steps)
    .where(and(eq(launch_steps.agency_id, agencyId), eq(launch_steps.launch_id, launchId)))
    .orderBy(asc(launch_steps.position));
}

/** Another worker has claimed the launch: this one must not send anything more. */
export class LaunchLost extends Error {
  override readonly name = 'LaunchLost';
  constructor(launchId: number) {
    super(`Another worker has claimed the launch ${launchId}.`);
  }
}

/**
 * Lists unfinished launches of all tenants.
 * @param leaseEndedBefore only those whose lease has ended: their worker died, or they wait for their platform
 */
export async function listOpenLaunches(
  tx: Database,
  leaseEndedBefore?: Date,
): Promise<Pick<LaunchRow, 'agency_id' | 'id'>[]> {
  return tx
    .select({ agency_id: launches.agency_id, id: launches.id })
    .from(launches)
    .where(
      and(
        inArray(launches.status, [...openLaunchStatuses]),
        leaseEndedBefore && lt(launches.locked_until, leaseEndedBefore),
      ),
    )
    .orderBy(asc(launches.updated_at));
}
