import type { StreamEvent } from '@adlane/contract/widget/sessions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { outbound_recipients } from '../../../../db/schema/widget/outbound';
import type { VisitorContext } from '../../../../http/UseCaseContext';
import { isOfPerson } from '../../visitors/samePerson';

type Reaction = 'clicked_at' | 'answered_at';

/** Events that pages track for what a visitor did with a message. */
const reactionEvent = /^outbound-([1-9]\d{0,8})-(clicked|submitted)$/;

async function mark({ tx, caller, now }: VisitorContext, reaction: Reaction, ids: readonly number[]) {
  if (ids.length === 0) return;
  const column = outbound_recipients[reaction];
  await tx
    .update(outbound_recipients)
    .set({ [reaction]: sql`coalesce(${column}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(outbound_recipients.agency_id, caller.agency_id),
        isOfPerson(outbound_recipients.visitor_id, caller),
        inArray(outbound_recipients.message_id, [...ids]),
      ),
    );
}

/** Records what the visitor did with messages, from the events of a page. */
export async function recordReactions(ctx: VisitorContext, events: readonly StreamEvent[]): Promise<void> {
  const ids: Record<Reaction, number[]> = { clicked_at: [], answered_at: [] };
  for (const { name } of events) {
    const [, id, reaction] = reactionEvent.exec(name) ?? [];
    if (id) ids[reaction === 'clicked' ? 'clicked_at' : 'answered_at'].push(Number(id));
  }
  await mark(ctx, 'clicked_at', ids.clicked_at);
  await mark(ctx, 'answered_at', ids.answered_at);
}

/** Records that the visitor answered the survey of a message; other ids are ignored. */
export async function markAnswered(ctx: VisitorContext, outboundId: string): Promise<void> {
  if (/^[1-9]\d{0,8}$/.test(outboundId)) await mark(ctx, 'answered_at', [Number(outboundId)]);
}
