import type { StreamEvent } from '@adlane/contract/widget/sessions';
import { and, eq, gte, inArray } from 'drizzle-orm';
import { visitor_events, visitors } from '../../../db/schema/widget/projects';
import type { Database } from '../../../ports';
import { type VisitorRow } from './queries';

export type NewVisitor = typeof visitors.$inferInsert;

export async function insertVisitor(tx: Database, visitor: NewVisitor): Promise<VisitorRow | undefined> {
  const [row] = await tx.insert(visitors).values(visitor).returning();
  return row;
}

export type VisitorChange = Partial<
  Pick<
    NewVisitor,
    | 'name'
    | 'email'
    | 'phone'
    | 'value'
    | 'userId'
    | 'is_proven'
    | 'proof_key_version'
    | 'lang'
    | 'customData'
    | 'last_seen_at'
    | 'updated_at'
  >
>;

export async function updateVisitor(
  tx: Database,
  agencyId: number,
  visitorId: number,
  change: VisitorChange,
): Promise<VisitorRow | undefined> {
  const [row] = await tx
    .update(visitors)
    .set(change)
    .where(and(eq(visitors.agency_id, agencyId), eq(visitors.id, visitorId)))
    .returning();
  return row;
}

/** Lists order visitors by when they were seen, so that each change of it writes all their index entries. */
const seenEveryMs = 5 * 60 * 1000;

/** Stores that a visitor is seen, at most every five minutes. */
export async function updateSeen(
  tx: Database,
  visitor: VisitorRow,
  now: Date,
): Promise<VisitorRow | undefined> {
  const isNoted = Math.abs(now.getTime() - visitor.last_seen_at.getTime()) < seenEveryMs;
  return isNoted ? visitor : updateVisitor(tx, visitor.agency_id, visitor.id, { last_seen_at: now });
}

type EventBatch = {
  readonly agency_id: number;
  readonly visitor_id: number;
  readonly events: readonly StreamEvent[];
  readonly now: Date;
};

/** How far a visitor's clock may be ahead; and how long an event may wait to be sent, for example offline. */
const aheadMs = 60 * 1000;

const behindMs = 24 * 60 * 60 * 1000;

/** Years of four digits: JavaScript supports others and formats them in a way that PostgreSQL can't parse. */
const firstDate = Date.UTC(1000, 0, 1);

const lastDate = Date.UTC(9999, 11, 31);

/**
 * Returns the time of an event by its visitor's clock. A missing date counts as now; an implausible one is
 * marked, and stored if possible.
 */
function toEventTime(date: string, now: Date): { readonly date: Date; readonly is_clock_off: boolean } {
  const sent = Date.parse(date);
  return {
    date: sent >= firstDate && sent <= lastDate ? new Date(sent) : now,
    is_clock_off: sent > now.getTime() + aheadMs || sent < now.getTime() - behindMs,
  };
}

/**
 * Stores the events of a batch that none of the last day has brought, and returns them: a page sends a batch again if
 * its answer was lost, maybe much later. The visitor's row must be locked.
 */
export async function insertNewEvents(tx: Database, batch: EventBatch): Promise<readonly StreamEvent[]> {
  const { agency_id, visitor_id, now } = batch;
  const sent = batch.events.map((event) => ({ event, time: toEventTime(event.date, now) }));
  if (sent.length === 0) return [];
  const stored = await tx
    .select({ name: visitor_events.name, date: visitor_events.date })
    .from(visitor_events)
    .where(
      and(
        eq(visitor_events.agency_id, agency_id),
        eq(visitor_events.visitor_id, visitor_id),
        gte(visitor_events.created_at, new Date(now.getTime() - behindMs)),
        inArray(
          visitor_events.date,
          sent.map(({ time }) => time.date),
        ),
      ),
    );
  const toKey = (name: string, date: Date) => JSON.stringify([name, date]);
  const known = new Set(stored.map(({ name, date }) => toKey(name, date)));
  const added = sent.filter(({ event, time }) => !known.has(toKey(event.name, time.date)));
  if (added.length > 0) {
    await tx.insert(visitor_events).values(
      added.map(({ event: { name, data }, time }) => ({
        agency_id,
        visitor_id,
        name,
        ...time,
        data,
        created_at: now,
      })),
    );
  }
  return added.map(({ event }) => event);
}
