import type { Contract, ParsedInput } from '@adlane/contract';
import type { Launch, LaunchStep } from '@adlane/contract/launches';
import { and, asc, count, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { readPage } from '../../../db/page';
import { ads } from '../../../db/schema/ads';
import { launch_steps, launches } from '../../../db/schema/launches';
import type { Database } from '../../../ports';
import { type LaunchStatus, openLaunchStatuses } from './launch.machine';

export type LaunchRow = typeof launches.$inferSelect;
export type LaunchStepRow = typeof launch_steps.$inferSelect;
type NewLaunch = Omit<typeof launches.$inferInsert, 'id'>;

/** Stores a launch with its steps; a launch of the same label is answered instead, and nothing is stored. */
export async function insertLaunch(
  tx: Database,
  launch: NewLaunch,
  steps: readonly LaunchStep[],
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const [made] = await tx
    .insert(launches)
    .values(launch)
    .onConflictDoNothing()
    .returning({ id: launches.id });
  if (!made) {
    const [standing] = await tx
      .select({ id: launches.id })
      .from(launches)
      .where(and(eq(launches.agency_id, launch.agency_id), eq(launches.label, launch.label)));
    if (!standing) throw new Error(`The launch ${launch.label} could not be stored.`);
    return { id: standing.id, isNew: false };
  }
  await tx
    .insert(launch_steps)
    .values(
      steps.map((step, position) => ({ ...step, agency_id: launch.agency_id, launch_id: made.id, position })),
    );
  return { id: made.id, isNew: true };
}

export async function findLaunch(tx: Database, agencyId: number, id: number): Promise<LaunchRow | undefined> {
  const [row] = await tx
    .select()
    .from(launches)
    .where(and(eq(launches.agency_id, agencyId), eq(launches.id, id)));
  return row;
}

export async function listSteps(tx: Database, agencyId: number, launchId: number): Promise<LaunchStepRow[]> {
  return tx
    .select()
    .from(launch_steps)
    .where(and(eq(launch_steps.agency_id, agencyId), eq(launch_steps.launch_id, launchId)))
    .orderBy(asc(launch_steps.position));
}

/** Launches of one tenant as the contract shows them, in the order given: two queries, however many they are. */
export async function viewLaunches(tx: Database, rows: readonly LaunchRow[]): Promise<Launch[]> {
  const agencyId = rows[0]?.agency_id;
  if (agencyId === undefined) return [];
  const ids = rows.map(({ id }) => id);
  const steps = await tx
    .select()
    .from(launch_steps)
    .where(and(eq(launch_steps.agency_id, agencyId), inArray(launch_steps.launch_id, ids)))
    .orderBy(asc(launch_steps.launch_id), asc(launch_steps.position));
  const launched = await tx
    .select({ id: ads.id, launch_id: ads.launch_id })
    .from(ads)
    .where(and(eq(ads.agency_id, agencyId), inArray(ads.launch_id, ids)));
  return rows.map((row) => ({
    id: row.id,
    template_id: row.template_id,
    ad_id: launched.find(({ launch_id }) => launch_id === row.id)?.id ?? null,
    platform: row.platform,
    status: row.status,
    code: row.code,
    message: row.message,
    steps: steps.filter(({ launch_id }) => launch_id === row.id).map(toStep),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

function toStep(step: LaunchStepRow): LaunchStep {
  const { key, title, status, method, path, request, external_id, error } = step;
  return { key, title, status, method, path, request, external_id, error };
}

/** A launch as the contract shows it. */
export async function viewLaunch(tx: Database, row: LaunchRow): Promise<Launch> {
  const [launch] = await viewLaunches(tx, [row]);
  if (!launch) throw new Error(`The launch ${row.id} could not be shown.`);
  return launch;
}

/** Takes a launch for one worker until `until`; undefined where it is finished or another worker holds it. */
export async function claimLaunch(
  tx: Database,
  launch: { readonly agencyId: number; readonly id: number },
  times: { readonly now: Date; readonly until: Date },
): Promise<LaunchRow | undefined> {
  const [row] = await tx
    .update(launches)
    .set({
      status: 'running',
      attempts: sql`${launches.attempts} + 1`,
      locked_until: times.until,
      updated_at: times.now,
    })
    .where(
      and(
        eq(launches.agency_id, launch.agencyId),
        eq(launches.id, launch.id),
        inArray(launches.status, [...openLaunchStatuses]),
        or(isNull(launches.locked_until), lt(launches.locked_until, times.now)),
      ),
    )
    .returning();
  return row;
}

/** A claim: the attempt that it was made with fences off a worker that lost its launch. */
export type LaunchClaim = Pick<LaunchRow, 'agency_id' | 'id' | 'attempts'>;

/** Writes to a launch that is still this worker's. @throws LaunchLost where another worker took it over */
export async function updateClaimed(
  tx: Database,
  claim: LaunchClaim,
  values: {
    locked_until: Date | null;
    updated_at: Date;
    status?: LaunchStatus;
    code?: string | null;
    message?: string | null;
  },
): Promise<void> {
  const rows = await tx
    .update(launches)
    .set(values)
    .where(
      and(
        eq(launches.agency_id, claim.agency_id),
        eq(launches.id, claim.id),
        eq(launches.attempts, claim.attempts),
        eq(launches.status, 'running'),
      ),
    )
    .returning({ id: launches.id });
  if (rows.length === 0) throw new LaunchLost(claim.id);
}

/** Another worker holds the launch now: this one must not send anything any more. */
export class LaunchLost extends Error {
  override readonly name = 'LaunchLost';
  constructor(launchId: number) {
    super(`Another worker has taken over the launch ${launchId}.`);
  }
}

export type StepChange = Partial<
  Pick<LaunchStepRow, 'status' | 'external_id' | 'error' | 'sent_at' | 'done_at'>
>;

export async function updateStep(
  tx: Database,
  launch: { readonly agency_id: number; readonly id: number },
  key: string,
  change: StepChange,
): Promise<void> {
  await tx
    .update(launch_steps)
    .set(change)
    .where(
      and(
        eq(launch_steps.agency_id, launch.agency_id),
        eq(launch_steps.launch_id, launch.id),
        eq(launch_steps.key, key),
      ),
    );
}

/** Changes a launch that still has the status it was read with and that nobody holds at `now`; false otherwise. */
export async function moveLaunch(
  tx: Database,
  launch: Pick<LaunchRow, 'agency_id' | 'id' | 'status'>,
  now: Date,
  values: Partial<Pick<LaunchRow, 'status' | 'code' | 'message' | 'locked_until'>>,
): Promise<boolean> {
  const rows = await tx
    .update(launches)
    .set({ ...values, updated_at: now })
    .where(
      and(
        eq(launches.agency_id, launch.agency_id),
        eq(launches.id, launch.id),
        eq(launches.status, launch.status),
        or(isNull(launches.locked_until), lte(launches.locked_until, now)),
      ),
    )
    .returning({ id: launches.id });
  return rows.length > 0;
}

type LaunchQuery = ParsedInput<Contract['launches']['list']>['query'];

/** A page of launches, newest first unless asked otherwise; a client's own where `clientId` is given. */
export async function listLaunches(
  tx: Database,
  agencyId: number,
  query: LaunchQuery,
  clientId: number | undefined,
): Promise<{ readonly rows: LaunchRow[]; readonly total: number }> {
  const where = and(
    eq(launches.agency_id, agencyId),
    query.status === undefined ? undefined : eq(launches.status, query.status),
    query.platform === undefined ? undefined : eq(launches.platform, query.platform),
    clientId === undefined ? undefined : eq(launches.client_user_id, clientId),
  );
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(
    query,
    tx
      .select()
      .from(launches)
      .where(where)
      .orderBy(direction(launches[query.sort ?? 'created_at']), direction(launches.id)),
    tx.select({ total: count() }).from(launches).where(where),
  );
}

/** Launches of all tenants that wait for a worker. */
export async function listOpenLaunches(tx: Database): Promise<Pick<LaunchRow, 'agency_id' | 'id'>[]> {
  return tx
    .select({ agency_id: launches.agency_id, id: launches.id })
    .from(launches)
    .where(inArray(launches.status, [...openLaunchStatuses]))
    .orderBy(asc(launches.updated_at));
}
