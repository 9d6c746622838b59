import type { LaunchStep } from '@adlane/contract/ads/launches';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { launch_steps, launches } from '../../../../db/schema/ads/launches';
import type { Database } from '../../../../ports';
import { type LaunchStatus, openLaunchStatuses } from './launch.machine';
import { findLaunchByLabel, isFreeAt, LaunchLost, type LaunchRow, type LaunchStepRow } from './queries';

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

/** Raises the fencing token, so that the previous owner writes nothing more. */
const nextLease = sql`${launches.lease} + 1`;

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
      lease: nextLease,
      locked_until: lease.until,
      locked_by: lease.serverId,
      updated_at: lease.now,
    })
    .where(
      and(
        eq(launches.agency_id, launch.agencyId),
        eq(launches.id, launch.id),
        inArray(launches.status, [...openLaunchStatuses]),
        isFreeAt(lease.now),
      ),
    )
    .returning();
  return row;
}

/** A claim of a worker or of a roll back; its lease is the token that shuts out an owner that lost the launch. */
export type LaunchClaim = Pick<LaunchRow, 'agency_id' | 'id' | 'lease' | 'status'>;

const isLocked: unique symbol = Symbol('locked');
/**
 * A launch whose token this transaction has checked and whose row it locks. Only the commands of this file create one, and
 * steps are written through one alone.
 */
export type LockedLaunch = {
  readonly tx: Database;
  readonly claim: LaunchClaim;
  readonly [isLocked]: true;
};

/**
 * Writes to a launch that is still this claim's, and locks it until the transaction ends.
 * @throws LaunchLost where it has changed hands
 */
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
): Promise<LockedLaunch> {
  const rows = await tx
    .update(launches)
    .set(values)
    .where(
      and(
        eq(launches.agency_id, claim.agency_id),
        eq(launches.id, claim.id),
        eq(launches.lease, claim.lease),
        eq(launches.status, claim.status),
      ),
    )
    .returning({ id: launches.id });
  if (rows.length === 0) throw new LaunchLost(claim.id);
  return { tx, claim, [isLocked]: true };
}

export type StepChange = Partial<
  Pick<LaunchStepRow, 'status' | 'external_id' | 'error' | 'progress' | 'sent_at' | 'done_at'>
>;

/** Changes a step of a launch that this transaction has locked; the only way to write one. */
export async function updateStep(
  { tx, claim }: LockedLaunch,
  { key, ...change }: StepChange & { readonly key: string },
): Promise<void> {
  await tx
    .update(launch_steps)
    .set(change)
    .where(
      and(
        eq(launch_steps.agency_id, claim.agency_id),
        eq(launch_steps.launch_id, claim.id),
        eq(launch_steps.key, key),
      ),
    );
}

/**
 * Takes over a launch that still has the status it was read with and no lease at `now`, and locks it until the transaction
 * ends; undefined otherwise.
 */
export async function claimFreeLaunch(
  tx: Database,
  launch: Pick<LaunchRow, 'agency_id' | 'id' | 'status'>,
  now: Date,
  values: Partial<Pick<LaunchRow, 'status' | 'code' | 'message' | 'locked_until' | 'locked_by'>>,
): Promise<LockedLaunch | undefined> {
  const [claim] = await tx
    .update(launches)
    .set({ ...values, lease: nextLease, updated_at: now })
    .where(
      and(
        eq(launches.agency_id, launch.agency_id),
        eq(launches.id, launch.id),
        eq(launches.status, launch.status),
        isFreeAt(now),
      ),
    )
    .returning({
      agency_id: launches.agency_id,
      id: launches.id,
      lease: launches.lease,
      status: launches.status,
    });
  return claim && { tx, claim, [isLocked]: true };
}

/**
 * Ends leases of all tenants' launches, also those of a roll back.
 * @param serverId only the leases of this server
 */
export async function releaseLeases(tx: Database, serverId?: string): Promise<void> {
  await tx
    .update(launches)
    .set({ locked_until: null, locked_by: null, lease: nextLease })
    .where(
      and(
        inArray(launches.status, [...openLaunchStatuses, 'failed']),
        isNotNull(launches.locked_until),
        serverId === undefined ? undefined : eq(launches.locked_by, serverId),
      ),
    );
}
