import { guideLimits } from '@adlane/contract/widget/guides';
import type { StreamEvent } from '@adlane/contract/widget/sessions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { guide_progress, guides } from '../../../db/schema/widget/guides';
import { outbound_messages, outbound_recipients } from '../../../db/schema/widget/outbound';
import type { VisitorContext } from '../../../http/UseCaseContext';
import { isOfPerson } from '../visitors/samePerson';

/** Events that pages track for a step that was shown, and for a tour that was finished. */
const tourEvent = /^tour-([1-9]\d{0,8})-(?:step-([1-9]\d?)|(completed))$/;

type Progress = { step: number; isCompleted: boolean };

function readProgress(events: readonly StreamEvent[]): Map<number, Progress> {
  const byTour = new Map<number, Progress>();
  for (const { name } of events) {
    const [, id, step, completed] = tourEvent.exec(name) ?? [];
    if (!id) continue;
    const before = byTour.get(Number(id)) ?? { step: 0, isCompleted: false };
    byTour.set(Number(id), {
      step: Math.max(before.step, Math.min(Number(step ?? 0), guideLimits.steps)),
      isCompleted: before.isCompleted || completed !== undefined,
    });
  }
  return byTour;
}

async function listOwnTours({ tx, caller }: VisitorContext, ids: readonly number[]) {
  return tx
    .select({ id: guides.id, config: guides.config })
    .from(guides)
    .where(
      and(
        eq(guides.agency_id, caller.agency_id),
        eq(guides.project_id, caller.project_id),
        eq(guides.kind, 'tour'),
        inArray(guides.id, [...ids]),
      ),
    );
}

/** Counts a finished tour as the visitor's reaction to the messages that show it. */
async function markMessages({ tx, caller, now }: VisitorContext, tourIds: readonly number[]): Promise<void> {
  if (tourIds.length === 0) return;
  const { agency_id, project_id } = caller;
  const messages = tx
    .select({ id: outbound_messages.id })
    .from(outbound_messages)
    .where(
      and(
        eq(outbound_messages.agency_id, agency_id),
        eq(outbound_messages.project_id, project_id),
        eq(outbound_messages.kind, 'tour'),
        inArray(sql`(${outbound_messages.content} ->> 'tour_id')::int`, [...tourIds]),
      ),
    );
  await tx
    .update(outbound_recipients)
    .set({ clicked_at: sql`coalesce(${outbound_recipients.clicked_at}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(outbound_recipients.agency_id, agency_id),
        isOfPerson(outbound_recipients.visitor_id, caller),
        inArray(outbound_recipients.message_id, messages),
      ),
    );
}

/** Records how far the visitor got in tours of the project, from the events of a page. */
export async function recordTourProgress(ctx: VisitorContext, events: readonly StreamEvent[]): Promise<void> {
  const byTour = readProgress(events);
  if (byTour.size === 0) return;
  const { tx, caller, now } = ctx;
  const { agency_id, visitor_id } = caller;
  const rows = (await listOwnTours(ctx, [...byTour.keys()])).flatMap(({ id, config }) => {
    const { step, isCompleted } = byTour.get(id) ?? { step: 0, isCompleted: false };
    const last = 'steps' in config ? config.steps.length : 0;
    const furthest_step = isCompleted ? last : Math.min(step, last);
    const completed_at = isCompleted ? now : null;
    return [{ agency_id, visitor_id, guide_id: id, furthest_step, completed_at, created_at: now }];
  });
  if (rows.length === 0) return;
  await tx
    .insert(guide_progress)
    .values(rows)
    .onConflictDoUpdate({
      target: [guide_progress.agency_id, guide_progress.visitor_id, guide_progress.guide_id],
      set: {
        furthest_step: sql`greatest(${guide_progress.furthest_step}, excluded.furthest_step)`,
        completed_at: sql`coalesce(${guide_progress.completed_at}, excluded.completed_at)`,
      },
    });
  await markMessages(
    ctx,
    rows.filter(({ completed_at }) => completed_at !== null).map(({ guide_id }) => guide_id),
  );
}
