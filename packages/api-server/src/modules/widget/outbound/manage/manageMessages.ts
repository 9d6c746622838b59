import {
  type MessageForm,
  messageLimits,
  type OutboundMessageDetail,
} from '@adlane/contract/widget/outbound/manage';
import { and, count, eq, isNull } from 'drizzle-orm';
import { isAmong } from '../../../../db/isAmong';
import { toPage } from '../../../../db/page';
import {
  outbound_deliveries,
  outbound_messages,
  outbound_recipients,
} from '../../../../db/schema/widget/outbound';
import { lockForEdit } from '../../../../http/lockForEdit';
import { found, invalid } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { findProject } from '../../projects/queries';
import { findMessage, listMessageRows, type MessageQuery, toMessageDetail, toMessageRow } from './queries';
import { checkTarget } from './targets';

/** @throws Problem 404 for an unknown project */
export async function listMessages(ctx: UseCaseContext, query: MessageQuery) {
  await findProject(ctx, query.project_id);
  const { rows, total } = await listMessageRows(ctx, query);
  return toPage(rows.map(toMessageRow), total, query);
}

/** @throws Problem 404 */
export async function viewMessage(
  ctx: UseCaseContext,
  { id }: { readonly id: number },
): Promise<OutboundMessageDetail> {
  return toMessageDetail(await findMessage(ctx, id));
}

function toColumns({ name, content, audience, pages, frequency, position, starts_at, ends_at }: MessageForm) {
  return {
    name,
    kind: content.kind,
    content,
    audience,
    pages,
    frequency,
    position,
    starts_at: starts_at === null ? null : new Date(starts_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
  };
}

async function insertMessage(ctx: UseCaseContext, project_id: number, form: MessageForm) {
  const { tx, caller, now } = ctx;
  const [counted] = await tx
    .select({ total: count() })
    .from(outbound_messages)
    .where(
      and(eq(outbound_messages.agency_id, caller.agency_id), eq(outbound_messages.project_id, project_id)),
    );
  if ((counted?.total ?? 0) >= messageLimits.messages) {
    throw invalid({ name: [`A project can have up to ${messageLimits.messages} messages.`] });
  }
  const [row] = await tx
    .insert(outbound_messages)
    .values({
      agency_id: caller.agency_id,
      project_id,
      ...toColumns(form),
      created_at: now,
      updated_at: now,
    })
    .returning({ id: outbound_messages.id });
  return viewMessage(ctx, found(row));
}

/** Creates a draft. @throws Problem 404 for an unknown project, 422 */
export async function createMessage(
  ctx: UseCaseContext,
  { project_id, ...form }: MessageForm & { readonly project_id: number },
): Promise<OutboundMessageDetail> {
  await findProject(ctx, project_id);
  await checkTarget(ctx, project_id, form.content, false);
  return insertMessage(ctx, project_id, form);
}

const isOwn = ({ caller }: Pick<UseCaseContext, 'caller'>, id: number) =>
  and(eq(outbound_messages.agency_id, caller.agency_id), eq(outbound_messages.id, id));

/** @throws Problem 404, 409, 422 */
export async function updateMessage(
  ctx: UseCaseContext,
  {
    id,
    base_updated_at,
    ...form
  }: { readonly id: number } & MessageForm & { readonly base_updated_at?: string | undefined },
): Promise<OutboundMessageDetail> {
  const read = () => viewMessage(ctx, { id });
  const { tx, now } = await lockForEdit(ctx, outbound_messages, { id, base_updated_at }, read);
  const { project_id, status } = await findMessage(ctx, id);
  await checkTarget(ctx, project_id, form.content, status === 'live');
  await tx
    .update(outbound_messages)
    .set({ ...toColumns(form), updated_at: now })
    .where(isOwn(ctx, id));
  return read();
}

/**
 * Withdraws deliveries that no page has received: they count as not sent, and are sent again after a restart. What a
 * page received stays sent without a report that it was shown, so that no visitor gets it twice.
 */
async function withdraw({ tx, caller }: UseCaseContext, id: number): Promise<void> {
  const withdrawn = await tx
    .delete(outbound_deliveries)
    .where(
      and(
        eq(outbound_deliveries.agency_id, caller.agency_id),
        eq(outbound_deliveries.message_id, id),
        isNull(outbound_deliveries.delivered_at),
      ),
    )
    .returning({ visitor_id: outbound_deliveries.visitor_id });
  await tx.delete(outbound_recipients).where(
    and(
      eq(outbound_recipients.agency_id, caller.agency_id),
      eq(outbound_recipients.message_id, id),
      eq(outbound_recipients.times, 1),
      isAmong(
        outbound_recipients.visitor_id,
        withdrawn.map(({ visitor_id }) => visitor_id),
      ),
    ),
  );
}

/** Starts or pauses a message. @throws Problem 404, 422 if visitors can't open what it shows or it has ended */
export async function updateMessageStatus(
  ctx: UseCaseContext,
  { id, status }: { readonly id: number; readonly status: 'live' | 'paused' },
): Promise<OutboundMessageDetail> {
  const { tx, now } = ctx;
  const { project_id, content, ends_at } = await findMessage(ctx, id);
  if (status === 'live') {
    await checkTarget(ctx, project_id, content, true);
    if (ends_at !== null && ends_at <= now) {
      throw invalid({ ends_at: ['The end of the schedule is in the past.'] });
    }
  } else await withdraw(ctx, id);
  await tx.update(outbound_messages).set({ status, updated_at: now }).where(isOwn(ctx, id));
  return viewMessage(ctx, { id });
}

/** Copies a message as a draft. @throws Problem 404, 422 */
export async function duplicateMessage(
  ctx: UseCaseContext,
  { id }: { readonly id: number },
): Promise<OutboundMessageDetail> {
  const message = await findMessage(ctx, id);
  const { name, content, audience, pages, frequency, position, starts_at, ends_at } = message;
  return insertMessage(ctx, message.project_id, {
    name: `${name.slice(0, messageLimits.name - 7)} (copy)`,
    content,
    audience,
    pages,
    frequency,
    position,
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  });
}

/** Deletes a message with its figures and what waits for visitors. @throws Problem 404 */
export async function deleteMessage(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  await findMessage(ctx, id);
  await ctx.tx.delete(outbound_messages).where(isOwn(ctx, id));
}
