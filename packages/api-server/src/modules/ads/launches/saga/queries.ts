import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
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

/** Servers' clocks differ by less. */
const clockSlackMs = 60_000;

/** Selects launches that were changed before the clock was set back: their times lie in the future. */
const isOfLaterClock = (now: Date) => gt(launches.updated_at, new Date(now.getTime() + clockSlackMs));

/** Selects launches that no worker has. A lease of a clock that was set back has ended: it would last as long as that. */
export function isFreeAt(now: Date): SQL | undefined {
  return or(isNull(launches.locked_until), lte(launches.locked_until, now), isOfLaterClock(now));
}

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
  return selectOpen(
    tx,
    and(
      isFreeAt(now),
      or(
        isNotNull(launches.locked_until),
        eq(launches.status, 'queued'),
        lt(launches.updated_at, releasedBefore),
        isOfLaterClock(now),
      ),
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
