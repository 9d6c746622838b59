import { and, asc, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
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

type OpenLaunch = Pick<LaunchRow, 'agency_id' | 'id'>;

/** Lists unfinished launches of all tenants. */
export async function listOpenLaunches(tx: Database): Promise<OpenLaunch[]> {
  return selectOpen(tx);
}

/**
 * Lists unfinished launches of all tenants that no worker has: those that wait for one, those whose lease has ended (their
 * worker died, or they wait for their platform), and those that were released before `releasedBefore`.
 */
export async function listDueLaunches(
  tx: Database,
  { now, releasedBefore }: { readonly now: Date; readonly releasedBefore: Date },
): Promise<OpenLaunch[]> {
  const isFree = isNull(launches.locked_until);
  return selectOpen(
    tx,
    or(
      lt(launches.locked_until, now),
      and(isFree, eq(launches.status, 'queued')),
      and(isFree, lt(launches.updated_at, releasedBefore)),
    ),
  );
}

function selectOpen(tx: Database, condition?: SQL): Promise<OpenLaunch[]> {
  return tx
    .select({ agency_id: launches.agency_id, id: launches.id })
    .from(launches)
    .where(and(inArray(launches.status, [...openLaunchStatuses]), condition))
    .orderBy(asc(launches.updated_at));
}
