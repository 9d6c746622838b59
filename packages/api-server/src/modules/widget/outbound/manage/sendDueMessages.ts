import type { MessageContent } from '@adlane/contract/widget/outbound/manage';
import type { StreamEvent } from '@adlane/contract/widget/sessions';
import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { outbound_messages, outbound_recipients } from '../../../../db/schema/widget/outbound';
import { visitor_events } from '../../../../db/schema/widget/projects';
import type { VisitorCaller } from '../../../../http/callers';
import type { VisitorContext } from '../../../../http/UseCaseContext';
import type { Ids } from '../../../../ports';
import { queueForVisitor } from '../../deliveries/deliveries';
import { buildMessageAction } from './buildMessageAction';
import { countLeft } from './countLeft';
import { createAudienceTest } from './createAudienceTest';
import { findReceiptsElsewhere, joinReceipts } from './findReceiptsElsewhere';
import { isDue } from './isDue';
import type { AudienceVisitor } from './matchesAudience';
import { matchesPages } from './matchesPages';

/** Maximum messages at once by what they take of the page; the others wait for the next event. */
const maxAtOnce = { survey: 1, banner: 1, tour: 1, notification: 2 } as const;

function toSpace(kind: MessageContent['kind']): keyof typeof maxAtOnce {
  return kind === 'survey' || kind === 'banner' || kind === 'tour' ? kind : 'notification';
}

/** Lists the messages in their schedule, in their order, with what the visitor received of them. */
function listCandidates({ tx, caller, now }: VisitorContext) {
  const { agency_id, project_id, visitor_id } = caller;
  return tx
    .select({ message: outbound_messages, receipt: outbound_recipients })
    .from(outbound_messages)
    .leftJoin(
      outbound_recipients,
      and(
        eq(outbound_recipients.agency_id, outbound_messages.agency_id),
        eq(outbound_recipients.message_id, outbound_messages.id),
        eq(outbound_recipients.visitor_id, visitor_id),
      ),
    )
    .where(
      and(
        eq(outbound_messages.agency_id, agency_id),
        eq(outbound_messages.project_id, project_id),
        eq(outbound_messages.status, 'live'),
        or(isNull(outbound_messages.starts_at), lte(outbound_messages.starts_at, now)),
        or(isNull(outbound_messages.ends_at), gt(outbound_messages.ends_at, now)),
      ),
    )
    .orderBy(asc(outbound_messages.position), asc(outbound_messages.id));
}

type Candidate = Awaited<ReturnType<typeof listCandidates>>[number];

const ofVisitor = ({ agency_id, visitor_id }: VisitorCaller) =>
  and(eq(visitor_events.agency_id, agency_id), eq(visitor_events.visitor_id, visitor_id));

function readPage(events: readonly StreamEvent[]): string | undefined {
  const data = events.findLast(({ name }) => name === 'pageView')?.data;
  const page: unknown = typeof data === 'object' && data !== null && 'page' in data ? data.page : undefined;
  return typeof page === 'string' ? page : undefined;
}

/** Finds the page that the visitor is on: the last one that was tracked. */
async function findPage({ tx, caller }: VisitorContext, events: readonly StreamEvent[]): Promise<string> {
  const current = readPage(events);
  if (current !== undefined) return current;
  const [row] = await tx
    .select({ page: sql<string | null>`${visitor_events.data} ->> 'page'` })
    .from(visitor_events)
    .where(and(ofVisitor(caller), eq(visitor_events.name, 'pageView')))
    .orderBy(desc(visitor_events.created_at), desc(visitor_events.id))
    .limit(1);
  return row?.page ?? '';
}

async function filterMatching(
  ctx: VisitorContext,
  candidates: readonly Candidate[],
  visitor: AudienceVisitor,
  events: readonly StreamEvent[],
): Promise<Candidate[]> {
  const { tx, caller, now } = ctx;
  const elsewhere = await findReceiptsElsewhere(ctx);
  const due = candidates.filter(({ message, receipt }) =>
    isDue(message.frequency, joinReceipts(receipt ?? undefined, elsewhere.get(message.id)), now),
  );
  const audiences = due.map(({ message }) => message.audience);
  const isInAudience = await createAudienceTest({ tx, now, call: caller, visitor, audiences });
  const wanted = due.filter(({ message }) => isInAudience(message.audience));
  if (wanted.length === 0) return [];
  const page = wanted.some(({ message }) => message.pages.length > 0) ? await findPage(ctx, events) : '';
  return wanted.filter(({ message }) => matchesPages(message.pages, page));
}

/** Records the delivery; false if another page of the visitor was faster. */
async function claimRecipient({ tx, caller, now }: VisitorContext, { message, receipt }: Candidate) {
  const { agency_id, visitor_id } = caller;
  const before = receipt?.sent_at.toISOString() ?? null;
  const claimed = await tx
    .insert(outbound_recipients)
    .values({ agency_id, visitor_id, message_id: message.id, sent_at: now, created_at: now })
    .onConflictDoUpdate({
      target: [outbound_recipients.agency_id, outbound_recipients.visitor_id, outbound_recipients.message_id],
      set: { sent_at: now, times: sql`${outbound_recipients.times} + 1` },
      setWhere: sql`${outbound_recipients.sent_at} = ${before}::timestamptz`,
    })
    .returning({ id: outbound_recipients.id });
  return claimed.length > 0;
}

/** What may cause a message: a visitor's events. */
type DueMessages = {
  /** Ids of the deliveries. */
  readonly ids: Ids;
  readonly visitor: AudienceVisitor;
  readonly events: readonly StreamEvent[];
};

/**
 * Queues the project's messages that the visitor should receive now: by schedule, audience, page, frequency and the
 * project's limit. Called with the events of a page; without any, nothing has changed. Returns the number of queued
 * messages.
 */
export async function sendDueMessages(
  ctx: VisitorContext,
  { ids, visitor, events }: DueMessages,
): Promise<number> {
  if (events.length === 0) return 0;
  const candidates = await listCandidates(ctx);
  if (candidates.length === 0) return 0;
  const { tx, caller, now } = ctx;
  const sentByKind = { survey: 0, banner: 0, tour: 0, notification: 0 };
  let sent = 0;
  const matching = await filterMatching(ctx, candidates, visitor, events);
  const left = matching.length > 0 ? await countLeft(ctx) : 0;
  for (const candidate of matching) {
    if (sent >= left) break;
    const { message } = candidate;
    const space = toSpace(message.kind);
    if (sentByKind[space] >= maxAtOnce[space]) continue;
    // Claimed first: a chat message starts a conversation, of which there must be one.
    if (!(await claimRecipient(ctx, candidate))) continue;
    const action = await buildMessageAction(ctx, ids, message.content);
    if (!action) {
      await forgetRecipient(ctx, candidate);
      continue;
    }
    sentByKind[space] += 1;
    sent += 1;
    const call = { agency_id: caller.agency_id, visitor_id: caller.visitor_id };
    await queueForVisitor(tx, call, { outbound: String(message.id), ...action }, now, message.id);
  }
  return sent;
}

/** Reverts a claim whose message has nothing to open. */
async function forgetRecipient(
  { tx, caller }: VisitorContext,
  { message, receipt }: Candidate,
): Promise<void> {
  const own = and(
    eq(outbound_recipients.agency_id, caller.agency_id),
    eq(outbound_recipients.visitor_id, caller.visitor_id),
    eq(outbound_recipients.message_id, message.id),
  );
  if (receipt) {
    await tx.update(outbound_recipients).set({ sent_at: receipt.sent_at, times: receipt.times }).where(own);
  } else await tx.delete(outbound_recipients).where(own);
}
