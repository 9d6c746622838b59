import type { ContactConditions } from '@adlane/contract/widget/contacts';
import { and, asc, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sha256Hex } from '../../../crypto/sha256Hex';
import { agencies } from '../../../db/schema/account/agencies';
import { contact_segments } from '../../../db/schema/widget/contactSegments';
import { contact_visitors } from '../../../db/schema/widget/contactViews';
import { asOperator, inTenant } from '../../../db/tenant';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database, JobPayloads, Ports } from '../../../ports';
import { meetsConditions, selectCandidates } from './meetsConditions';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Visitors that a segment has at most: reading contacts in the order of the list finds a page of more of them sooner. */
const maxVisitors = 4000;
/** Those that a page in the order of the list is read from, with what it counts beyond the page (`maxContactCount`). */
export const firstVisitors = 300;
/** Segments of an agency: each costs reading all of its contacts. */
const maxSegments = 200;
/** How long a segment finds who meets its conditions, and how long before its end it is computed again. */
const validMs = 15 * minuteMs;
const earlyMs = 2 * minuteMs;
/** Segments are computed this long after they were used, and deleted after a week without. */
const activeMs = dayMs;
const unusedMs = 7 * dayMs;
const usedEveryMs = 60 * minuteMs;
/**
 * Changes this long before a segment was computed are read again: transactions that had not ended, and events of visitors
 * whose row says only every five minutes that they are there (`updateSeen`).
 */
const overlapMs = 10 * minuteMs;

const v = contact_visitors;
const s = contact_segments;

/** Who meets some conditions. */
export type Segment = {
  /** Selects all of them; undefined if they are many, or not computed. */
  readonly candidates?: SQL;
  /** If they are more: selects all of them down to a place in the order of the list, those seen last first. */
  readonly first?: SQL;
  /** True if they are too many to be stored. */
  readonly isMany: boolean;
};

type Reader = ReadContext & Pick<UseCaseContext, 'now'>;

const toDigest = (conditions: ContactConditions) => sha256Hex(JSON.stringify(conditions));

/** Finds the segment of conditions; undefined if it is not stored. */
export async function findSegment(ctx: Reader, conditions: ContactConditions): Promise<Segment | undefined> {
  const { tx, caller, now } = ctx;
  const { id, used_at, valid_until, computed_at, visitor_ids } = s;
  const isFew = sql<boolean>`${visitor_ids} is not null`;
  const hasFirst = sql<boolean>`${s.first_until} is not null`;
  const [row] = await tx
    .select({ id, used_at, valid_until, computed_at, isFew, hasFirst })
    .from(s)
    .where(and(eq(s.agency_id, caller.agency_id), eq(s.digest, toDigest(conditions))));
  if (!row) return undefined;
  const isRow = and(eq(s.agency_id, caller.agency_id), eq(s.id, row.id));
  if (now.getTime() - row.used_at.getTime() >= usedEveryMs)
    await tx.update(s).set({ used_at: now }).where(isRow);
  if (!row.valid_until || !row.computed_at || row.valid_until <= now) return { isMany: false };
  const since = new Date(row.computed_at.getTime() - overlapMs);
  const select = (ids: PgColumn) => selectMembers(caller.agency_id, row.id, ids, since);
  return {
    isMany: !row.isFew,
    ...(row.isFew ? { candidates: select(visitor_ids) } : {}),
    ...(row.hasFirst
      ? { first: sql`${select(s.first_ids)} and ${isInFirst(caller.agency_id, row.id)}` }
      : {}),
  };
}

/** Stores conditions that are slow to find, to be computed by a job. */
export async function storeSegment(
  { tx, caller: { agency_id }, now }: Reader,
  conditions: ContactConditions,
) {
  if ((await tx.$count(s, eq(s.agency_id, agency_id))) >= maxSegments) return;
  await tx
    .insert(s)
    .values({ agency_id, digest: toDigest(conditions), conditions, used_at: now })
    .onConflictDoNothing({ target: [s.agency_id, s.digest] });
}

/** Those of the segment, and the persons of all visitors that changed since a time, which are few. */
function selectMembers(agencyId: number, id: number, ids: PgColumn, since: Date): SQL {
  return sql`${v.id} = any(array(
    with changed as (select id, project_id, user_id, is_proven from visitors
      where agency_id = ${agencyId} and changed_at >= ${since.toISOString()}::timestamptz)
    select unnest(${ids}) from ${s} where ${s.agency_id} = ${agencyId} and ${s.id} = ${id} union
    select id from changed union
    select other.id from changed join visitors other on changed.is_proven and other.agency_id = ${agencyId}
      and other.project_id = changed.project_id and other.user_id = changed.user_id and other.is_proven))`;
}

/** True for those who are at most as far down the list as the last of the first ones was: what is below can be another. */
function isInFirst(agencyId: number, id: number): SQL {
  return sql`(${v.last_seen_at}, ${v.id}) >= (select ${s.first_until}, ${s.first_ids}[cardinality(${s.first_ids})]
    from ${s} where ${s.agency_id} = ${agencyId} and ${s.id} = ${id})`;
}

/** Queues the job of each tenant that has segments to compute, and deletes those that are no longer used. */
export async function requestDueSegments({ db, clock, jobs }: Ports): Promise<void> {
  const now = clock.now();
  const due = await asOperator(db, async (tx) => {
    await tx.delete(s).where(lt(s.used_at, new Date(now.getTime() - unusedMs)));
    return tx
      .selectDistinct({ agencyId: s.agency_id })
      .from(s)
      .innerJoin(agencies, eq(agencies.id, s.agency_id))
      .where(and(isDue(now), eq(agencies.status, 'active')));
  });
  for (const { agencyId } of due)
    await jobs.send('contacts.segments', { agencyId }, { key: String(agencyId) });
}

const isDue = (now: Date) =>
  and(
    or(isNull(s.valid_until), lt(s.valid_until, new Date(now.getTime() + earlyMs))),
    gt(s.used_at, new Date(now.getTime() - activeMs)),
  );

/** Job: computes the segments of a tenant that are due, each in a transaction. */
export async function computeSegments(
  { db, clock }: Ports,
  { agencyId }: JobPayloads['contacts.segments'],
): Promise<void> {
  const due = await inTenant(db, agencyId, (tx) =>
    tx
      .select({ id: s.id, conditions: s.conditions })
      .from(s)
      .where(and(eq(s.agency_id, agencyId), isDue(clock.now())))
      .orderBy(asc(s.id)),
  );
  for (const segment of due)
    await inTenant(db, agencyId, (tx) => compute(tx, agencyId, segment, clock.now()));
}

type StoredSegment = { readonly id: number; readonly conditions: ContactConditions };

async function compute(tx: Database, agencyId: number, { id, conditions }: StoredSegment, now: Date) {
  const until = new Date(now.getTime() + validMs);
  const period = { from: now, to: until };
  const members = await tx
    .select({ id: v.id, seenAt: v.last_seen_at })
    .from(v)
    .where(
      and(
        eq(v.agency_id, agencyId),
        selectCandidates(v, conditions, agencyId, period),
        meetsConditions(v, conditions, period),
      ),
    )
    .orderBy(desc(v.last_seen_at), desc(v.id))
    .limit(maxVisitors + 1);
  const ids = members.map((member) => member.id);
  const last = members.length > firstVisitors ? members[firstVisitors - 1] : undefined;
  await tx
    .update(s)
    .set({
      visitor_ids: ids.length > maxVisitors ? null : ids,
      first_ids: last ? ids.slice(0, firstVisitors) : null,
      first_until: last?.seenAt ?? null,
      computed_at: sql`now()`,
      valid_until: until,
    })
    .where(and(eq(s.agency_id, agencyId), eq(s.id, id)));
}
