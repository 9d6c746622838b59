import type { Contract, ParsedInput } from '@adlane/contract';
import type { MessageRow, OutboundMessageDetail } from '@adlane/contract/widget/outbound/manage';
import { and, asc, count, desc, eq, getTableColumns, ilike, type SQL, sql } from 'drizzle-orm';
import { readPage } from '../../../../db/page';
import { outbound_messages, outbound_recipients } from '../../../../db/schema/widget/outbound';
import { searchPattern } from '../../../../db/searchPattern';
import { found } from '../../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../../http/UseCaseContext';

export type MessageQuery = ParsedInput<Contract['outboundMessages']['list']>['query'];

// Tables are named: Drizzle leaves them out in a query of one table, and the inner table would win.
const countRecipients = (counted: SQL) => sql<number>`(
  select count(${counted})::int from ${outbound_recipients} r
  where r.agency_id = outbound_messages.agency_id and r.message_id = outbound_messages.id)`;

const columns = {
  ...getTableColumns(outbound_messages),
  sent: countRecipients(sql`*`),
  seen: countRecipients(sql`r.seen_at`),
  clicked: countRecipients(sql`r.clicked_at`),
  answered: countRecipients(sql`r.answered_at`),
};

/** The status as lists show it: a live message waits for its start, or has ended. */
const shownStatus = (now: Date) => sql<MessageRow['status']>`case
  when ${outbound_messages.status} <> 'live' then ${outbound_messages.status}
  when ${outbound_messages.ends_at} <= ${now.toISOString()}::timestamptz then 'ended'
  when ${outbound_messages.starts_at} > ${now.toISOString()}::timestamptz then 'scheduled'
  else 'live' end`;

type DatedContext = ReadContext & Pick<UseCaseContext, 'now'>;

/** Lists the messages of a project. */
export function listMessageRows({ tx, caller, now }: DatedContext, query: MessageQuery) {
  const where = and(
    eq(outbound_messages.agency_id, caller.agency_id),
    eq(outbound_messages.project_id, query.project_id),
    query.kind && eq(outbound_messages.kind, query.kind),
    query.status && sql`${shownStatus(now)} = ${query.status}`,
    query.search ? ilike(outbound_messages.name, searchPattern(query.search)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(
    query,
    tx
      .select({ ...columns, shown_status: shownStatus(now) })
      .from(outbound_messages)
      .where(where)
      .orderBy(direction(outbound_messages[query.sort ?? 'updated_at']), direction(outbound_messages.id)),
    tx.select({ total: count() }).from(outbound_messages).where(where),
  );
}

export type MessageRecord = Awaited<ReturnType<typeof listMessageRows>>['rows'][number];

/** Finds a message of the tenant. @throws Problem 404 */
export async function findMessage({ tx, caller, now }: DatedContext, id: number): Promise<MessageRecord> {
  const [row] = await tx
    .select({ ...columns, shown_status: shownStatus(now) })
    .from(outbound_messages)
    .where(and(eq(outbound_messages.agency_id, caller.agency_id), eq(outbound_messages.id, id)));
  return found(row);
}

/** Converts a message to its row in lists. */
export function toMessageRow(record: MessageRecord): MessageRow {
  const { id, project_id, name, kind, sent, seen, clicked, answered, position } = record;
  return {
    id,
    project_id,
    name,
    kind,
    status: record.shown_status,
    sent,
    seen,
    clicked,
    answered,
    position,
    starts_at: record.starts_at?.toISOString() ?? null,
    ends_at: record.ends_at?.toISOString() ?? null,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}

/** Converts a message with its content and rules. */
export function toMessageDetail(record: MessageRecord): OutboundMessageDetail {
  const { content, audience, pages, frequency } = record;
  return { ...toMessageRow(record), content, audience, pages, frequency };
}
