import type { StreamEvent } from '@adlane/contract/widget/sessions';
import { and, eq } from 'drizzle-orm';
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

/** One statement for the whole batch. */
export async function insertEvents(
  tx: Database,
  { agency_id, visitor_id, events, now }: EventBatch,
): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(visitor_events).values(
    events.map(({ name, date, data }) => ({
      agency_id,
      visitor_id,
      name,
      ...toEventTime(date, now),
      data,
      created_at: now,
    })),
  );
}
