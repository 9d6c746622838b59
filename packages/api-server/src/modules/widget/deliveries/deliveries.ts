import type { OutboundAction } from '@adlane/contract/widget/outbound/visitor';
import { and, asc, countDistinct, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { VisitorCall } from '../../../db/notifyAudience';
import { outbound_deliveries } from '../../../db/schema/widget/outbound';
import { projects, visitors } from '../../../db/schema/widget/projects';
import { asOperator } from '../../../db/tenant';
import type { Database, Ports } from '../../../ports';
import { listDevices } from '../visitors/notifyPerson';
import { isOfPerson } from '../visitors/samePerson';

/** Lifetime of an undelivered action. */
export const deliveryLifetimeMs = 30 * 24 * 60 * 60 * 1000;
/** Maximum actions per message; the rest waits for the next one. */
export const deliveredAtOnce = 20;
/** Maximum rows that one sweep deletes. */
const sweptAtOnce = 1000;

type Receivers = {
  readonly agency_id: number;
  readonly project_id: number;
  readonly gleapIds: readonly string[];
  readonly userIds: readonly string[];
};

/**
 * Queues an action for visitors of a project; returns the visitors, each once. Where a project verifies identities, who
 * only claims a user id receives nothing that is meant for the user.
 */
export async function queueDeliveries(
  tx: Database,
  { agency_id, project_id, gleapIds, userIds }: Receivers,
  action: OutboundAction,
  now: Date,
): Promise<VisitorCall[]> {
  const known = await tx
    .select({ id: visitors.id })
    .from(visitors)
    .innerJoin(
      projects,
      and(eq(projects.agency_id, visitors.agency_id), eq(projects.id, visitors.project_id)),
    )
    .where(
      and(
        eq(visitors.agency_id, agency_id),
        eq(visitors.project_id, project_id),
        or(
          inArray(visitors.gleap_id, [...gleapIds]),
          and(
            inArray(visitors.userId, [...userIds]),
            or(eq(visitors.is_proven, true), eq(projects.identityMode, 'off')),
          ),
        ),
      ),
    );
  if (known.length === 0) return [];
  const calls = known.map(({ id }) => ({ agency_id, visitor_id: id }));
  await tx.insert(outbound_deliveries).values(calls.map((call) => ({ ...call, action, created_at: now })));
  return calls;
}

/** Queues an action for a person: each device on which it may still be delivered shows it. */
export async function queueForPerson(
  tx: Database,
  call: VisitorCall,
  action: OutboundAction,
  now: Date,
): Promise<void> {
  const since = now.getTime() - deliveryLifetimeMs;
  const devices = (await listDevices(tx, call)).filter(
    ({ visitor_id, last_seen_at }) => visitor_id === call.visitor_id || last_seen_at.getTime() > since,
  );
  await tx
    .insert(outbound_deliveries)
    .values(devices.map(({ agency_id, visitor_id }) => ({ agency_id, visitor_id, action, created_at: now })));
}

/**
 * Queues an action for one visitor.
 * @param messageId the project's message that it belongs to
 */
export async function queueForVisitor(
  tx: Database,
  { agency_id, visitor_id }: VisitorCall,
  action: OutboundAction,
  now: Date,
  messageId?: number,
): Promise<void> {
  const message_id = messageId ?? null;
  await tx.insert(outbound_deliveries).values({ agency_id, visitor_id, action, message_id, created_at: now });
}

const isNotification = sql`${outbound_deliveries.action} ->> 'actionType' = 'notification'`;

/** Claims a visitor's waiting actions, oldest first, so that only one of two pages shows them. */
export async function claimDeliveries(
  tx: Database,
  { agency_id, visitor_id }: VisitorCall,
  now: Date,
): Promise<OutboundAction[]> {
  // A CTE: the database may run a subquery for each row, and its limit would hold no more.
  const waiting = tx.$with('waiting').as(
    tx
      .select({ waiting_id: sql<number>`${outbound_deliveries.id}`.as('waiting_id') })
      .from(outbound_deliveries)
      .where(
        and(
          eq(outbound_deliveries.agency_id, agency_id),
          eq(outbound_deliveries.visitor_id, visitor_id),
          isNull(outbound_deliveries.delivered_at),
          gt(outbound_deliveries.created_at, new Date(now.getTime() - deliveryLifetimeMs)),
        ),
      )
      .orderBy(asc(outbound_deliveries.id))
      .limit(deliveredAtOnce)
      .for('update', { skipLocked: true }),
  );
  const claimed = await tx
    .with(waiting)
    .update(outbound_deliveries)
    .set({
      delivered_at: now,
      // Only notifications can be unread.
      read_at: sql`case when ${isNotification} then ${outbound_deliveries.read_at} else ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(outbound_deliveries.agency_id, agency_id),
        inArray(outbound_deliveries.id, tx.select({ id: waiting.waiting_id }).from(waiting)),
      ),
    )
    .returning({ id: outbound_deliveries.id, action: outbound_deliveries.action });
  return claimed.toSorted((one, other) => one.id - other.id).map(({ action }) => action);
}

/**
 * Counts the notifications since the person last had the widget open on any device. One that was sent twice, or to
 * several devices, counts once, as pages show it once (widget §4.12).
 */
export async function countUnread(tx: Database, call: VisitorCall): Promise<number> {
  const [row] = await tx
    .select({ unread: countDistinct(sql`${outbound_deliveries.action} ->> 'outbound'`) })
    .from(outbound_deliveries)
    .where(
      and(
        eq(outbound_deliveries.agency_id, call.agency_id),
        isOfPerson(outbound_deliveries.visitor_id, call),
        isNull(outbound_deliveries.read_at),
        isNotification,
      ),
    );
  return row?.unread ?? 0;
}

const deliveredNow = (now: Date) =>
  sql`coalesce(${outbound_deliveries.delivered_at}, ${now.toISOString()}::timestamptz)`;

/**
 * Marks the person's notifications as read, because the widget is open (widget §4.12). Other devices no longer show
 * those that wait for them.
 */
export async function markRead(tx: Database, call: VisitorCall, now: Date): Promise<number> {
  const isOther = ne(outbound_deliveries.visitor_id, call.visitor_id);
  const read = await tx
    .update(outbound_deliveries)
    .set({
      read_at: now,
      delivered_at: sql`case when ${isOther} then ${deliveredNow(now)} else ${outbound_deliveries.delivered_at} end`,
    })
    .where(
      and(
        eq(outbound_deliveries.agency_id, call.agency_id),
        isOfPerson(outbound_deliveries.visitor_id, call),
        isNull(outbound_deliveries.read_at),
        isNotification,
      ),
    )
    .returning({ id: outbound_deliveries.id });
  return read.length;
}

/** Marks the notifications of a conversation as read, including those that no page has shown. */
export async function markConversationRead(
  tx: Database,
  call: VisitorCall,
  shareToken: string,
  now: Date,
): Promise<number> {
  const read = await tx
    .update(outbound_deliveries)
    .set({
      read_at: now,
      delivered_at: deliveredNow(now),
    })
    .where(
      and(
        eq(outbound_deliveries.agency_id, call.agency_id),
        isOfPerson(outbound_deliveries.visitor_id, call),
        isNull(outbound_deliveries.read_at),
        isNotification,
        sql`${outbound_deliveries.action} -> 'data' -> 'conversation' ->> 'shareToken' = ${shareToken}`,
      ),
    )
    .returning({ id: outbound_deliveries.id });
  return read.length;
}

/** Deletes a batch of expired actions. */
export async function deleteExpiredDeliveries(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - deliveryLifetimeMs);
  await asOperator(ports.db, (tx) =>
    tx.execute(sql`
      delete from outbound_deliveries where (agency_id, id) in (
        select d.agency_id, d.id from outbound_deliveries d
        where d.created_at < ${before.toISOString()}::timestamptz limit ${sweptAtOnce})`),
  );
}
