import type { ContactConditions } from '@adlane/contract/widget/contacts';
import { and, asc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
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

/** What is known of who meets some conditions: few visitors, many, or nothing yet. */
export type Segment = { readonly size: 'few' | 'many' | 'unknown'; readonly candidates?: SQL };

type Reader = ReadContext & Pick<UseCaseContext, 'now'>;

/** Finds the segment of conditions; the first time it is stored, to be computed by a job. */
export async function findSegment(ctx: Reader, conditions: ContactConditions): Promise<Segment> {
  const { tx, caller, now } = ctx;
  const digest = sha256Hex(JSON.stringify(conditions));
  const isSegment = and(eq(s.agency_id, caller.agency_id), eq(s.digest, digest));
  const { id, used_at, valid_until, computed_at, visitor_ids } = s;
  const isFew = sql<boolean>`${visitor_ids} is not null`;
  const [row] = await tx.select({ id, used_at, valid_until, computed_at, isFew }).from(s).where(isSegment);
  if (!row || now.getTime() - row.used_at.getTime() >= usedEveryMs) await storeUse(ctx, digest, conditions);
  if (!row?.valid_until || !row.computed_at || row.valid_until <= now) return { size: 'unknown' };
  if (!row.isFew) return { size: 'many' };
  const since = new Date(row.computed_at.getTime() - overlapMs);
  return { size: 'few', candidates: selectMembers(caller.agency_id, row.id, since) };
}

async function storeUse(
  { tx, caller: { agency_id }, now }: Reader,
  digest: string,
  conditions: ContactConditions,
) {
  const stored = await tx.$count(s, eq(s.agency_id, agency_id));
  if (stored >= maxSegments) {
    await tx
      .update(s)
      .set({ used_at: now })
      .where(and(eq(s.agency_id, agency_id), eq(s.digest, digest)));
    return;
  }
  await tx
    .insert(s)
    .values({ agency_id, digest, conditions, used_at: now })
    .onConflictDoUpdate({ target: [s.agency_id, s.digest], set: { used_at: now } });
}

/** Those of the segment, and the persons of all visitors that changed since a time, which are few. */
function selectMembers(agencyId: number, id: number, since: Date): SQL {
  return sql`${v.id} = any(array(
    with changed as (select id, project_id, user_id, is_proven from visitors
      where agency_id = ${agencyId} and changed_at >= ${since.toISOString()}::timestamptz)
    select unnest(${s.visitor_ids}) from ${s} where ${s.agency_id} = ${agencyId} and ${s.id} = ${id} union
    select id from changed union
    select other.id from changed join visitors other on changed.is_proven and other.agency_id = ${agencyId}
      and other.project_id = changed.project_id and other.user_id = changed.user_id and other.is_proven))`;
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
    .select({ id: v.id })
    .from(v)
    .where(
      and(
        eq(v.agency_id, agencyId),
        selectCandidates(v, conditions, agencyId, period),
        meetsConditions(v, conditions, period),
      ),
    )
    .limit(maxVisitors + 1);
  const visitor_ids = members.length > maxVisitors ? null : members.map((member) => member.id);
  await tx
    .update(s)
    .set({ visitor_ids, computed_at: sql`now()`, valid_until: until })
    .where(and(eq(s.agency_id, agencyId), eq(s.id, id)));
}
