import type { LaunchStep } from '@adlane/contract/ads/launches';
import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { launch_steps, launches } from '../../../../db/schema/ads/launches';
import type { Database } from '../../../../ports';
import { type LaunchStatus, openLaunchStatuses } from './launch.machine';
import { findLaunchByLabel, LaunchLost, type LaunchRow, type LaunchStepRow } from './queries';

type NewLaunch = Omit<typeof launches.$inferInsert, 'id'>;

/** Stores a launch with its steps. Where a launch has the label already, returns that one and stores nothing. */
export async function insertLaunch(
  tx: Database,
  launch: NewLaunch,
  steps: readonly Omit<LaunchStep, 'progress'>[],
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const [created] = await tx
    .insert(launches)
    .values(launch)
    .onConflictDoNothing()
    .returning({ id: launches.id });
  if (!created) {
    const existing = await findLaunchByLabel(tx, launch.agency_id, launch.label);
    if (existing === undefined) throw new Error(`The launch ${launch.label} could not be stored.`);
    return { id: existing, isNew: false };
  }
  await tx.insert(launch_steps).values(
    steps.map((step, position) => ({
      ...step,
      agency_id: launch.agency_id,
      launch_id: created.id,
      position,
    })),
  );
  return { id: created.id, isNew: true };
}

/** Claims a launch for one worker until `until`; undefined where it is finished or has a lease already. */
export async function claimOpenLaunch(
  tx: Database,
  launch: { readonly agencyId: number; readonly id: number },
  lease: { readonly now: Date; readonly until: Date; readonly serverId: string },
): Promise<LaunchRow | undefined> {
  const [row] = await tx
    .update(launches)
    .set({
      status: 'running',
      attempts: sql`${launches.attempts} + 1`,
      locked_until: lease.until,
      locked_by: lease.serverId,
      updated_at: lease.now,
    })
    .where(
      and(
        eq(launches.agency_id, launch.agencyId),
        eq(launches.id, launch.id),
        inArray(launches.status, [...openLaunchStatuses]),
        or(isNull(launches.locked_until), lt(launches.locked_until, lease.now)),
      ),
    )
    .returning();
  return row;
}

/** A claim; its attempt is the fencing token that shuts out a worker with an expired lease. */
export type LaunchClaim = Pick<LaunchRow, 'agency_id' | 'id' | 'attempts'>;

/** Writes to a launch that is still this worker's. @throws LaunchLost where another worker has claimed it */
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

export type StepChange = Partial<
  Pick<LaunchStepRow, 'status' | 'external_id' | 'error' | 'progress' | 'sent_at' | 'done_at'>
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

/** Changes a launch that still has the status it was read with and no lease at `now`; false otherwise. */
export async function updateFreeLaunch(
  tx: Database,
  launch: Pick<LaunchRow, 'agency_id' | 'id' | 'status'>,
  now: Date,
  values: Partial<Pick<LaunchRow, 'status' | 'code' | 'message' | 'locked_until' | 'locked_by'>>,
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

/**
 * Ends leases of all tenants' launches, also those of a roll back.
 * @param serverId only the leases of this server
 */
export async function releaseLeases(tx: Database, serverId?: string): Promise<void> {
  await tx
    .update(launches)
    .set({ locked_until: null, locked_by: null })
    .where(
      and(
        inArray(launches.status, [...openLaunchStatuses, 'failed']),
        isNotNull(launches.locked_until),
        serverId === undefined ? undefined : eq(launches.locked_by, serverId),
      ),
    );
}
