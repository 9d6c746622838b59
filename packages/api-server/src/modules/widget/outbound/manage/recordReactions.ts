import type { StreamEvent } from '@adlane/contract/widget/sessions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { outbound_recipients } from '../../../../db/schema/widget/outbound';
import type { VisitorContext } from '../../../../http/UseCaseContext';
import { isOfPerson } from '../../visitors/samePerson';

type Reaction = 'seen_at' | 'clicked_at' | 'answered_at';

/** Events that pages track when they have drawn a message, and for what the visitor did with it. */
const reactionEvent = /^outbound-([1-9]\d{0,8})-(shown|clicked|submitted)$/;
const reactions: Readonly<Record<string, Reaction>> = {
  shown: 'seen_at',
  clicked: 'clicked_at',
  submitted: 'answered_at',
};

async function mark({ tx, caller, now }: VisitorContext, reaction: Reaction, ids: readonly number[]) {
  if (ids.length === 0) return;
  const setFirst = (name: Reaction) => ({
    [name]: sql`coalesce(${outbound_recipients[name]}, ${now.toISOString()}::timestamptz)`,
  });
  await tx
    .update(outbound_recipients)
    // A visitor who reacted has seen it: stock clients report reactions only.
    .set({ ...setFirst('seen_at'), ...setFirst(reaction) })
    .where(
      and(
        eq(outbound_recipients.agency_id, caller.agency_id),
        isOfPerson(outbound_recipients.visitor_id, caller),
        inArray(outbound_recipients.message_id, [...ids]),
      ),
    );
}

/** Records what pages showed and what the visitor did with messages, from the events of a page. */
export async function recordReactions(ctx: VisitorContext, events: readonly StreamEvent[]): Promise<void> {
  const ids: Record<Reaction, number[]> = { seen_at: [], clicked_at: [], answered_at: [] };
  for (const { name } of events) {
    const [, id, event = ''] = reactionEvent.exec(name) ?? [];
    const reaction = reactions[event];
    if (reaction) ids[reaction].push(Number(id));
  }
  await mark(ctx, 'seen_at', ids.seen_at);
  await mark(ctx, 'clicked_at', ids.clicked_at);
  await mark(ctx, 'answered_at', ids.answered_at);
}

function parseMessageIds(outboundId: string): number[] {
  return /^[1-9]\d{0,8}$/.test(outboundId) ? [Number(outboundId)] : [];
}

/** Records that the frame showed the survey of a message; other ids are ignored. */
export function markShown(ctx: VisitorContext, outboundId: string): Promise<void> {
  return mark(ctx, 'seen_at', parseMessageIds(outboundId));
}

/** Records that the visitor answered the survey of a message; other ids are ignored. */
export function markAnswered(ctx: VisitorContext, outboundId: string): Promise<void> {
  return mark(ctx, 'answered_at', parseMessageIds(outboundId));
}
