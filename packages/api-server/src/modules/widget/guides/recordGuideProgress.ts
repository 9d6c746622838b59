import { type GuideKind, guideLimits } from '@adlane/contract/widget/guides';
import type { StreamEvent } from '@adlane/contract/widget/sessions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { guide_progress, guides } from '../../../db/schema/widget/guides';
import { outbound_messages, outbound_recipients } from '../../../db/schema/widget/outbound';
import type { VisitorContext } from '../../../http/UseCaseContext';
import { resolveTextIds } from '../projects/externalIds/resolveTextId';
import { isOfPerson } from '../visitors/samePerson';

/**
 * Events that pages track for a step or tooltip that was shown or whose element was missing, and for a tour that was finished
 * or closed.
 */
const guideEvent =
  /^(?:tour-([\w.-]{1,100})-(?:step-([1-9]\d?)(-missing)?|(completed|quit))|tooltip-([1-9]\d{0,8})-(shown|missing))$/;

type Progress = {
  readonly kind: GuideKind;
  readonly step: number;
  readonly isCompleted: boolean;
  readonly isClosed: boolean;
  readonly missing: readonly number[];
};

/** Reads the progress by the name that the page has for a guide. */
function readProgress(events: readonly StreamEvent[]): Map<string, Progress> {
  const byName = new Map<string, Progress>();
  for (const { name } of events) {
    const [, tour, tourStep, isStepMissing, end, tooltip, sight] = guideEvent.exec(name) ?? [];
    const guide = tour ?? tooltip;
    if (guide === undefined) continue;
    const before = byName.get(guide);
    const step = Number(tooltip ? 1 : (tourStep ?? 0));
    const isMissing = isStepMissing !== undefined || sight === 'missing';
    const shownStep = isMissing ? 0 : Math.min(step, guideLimits.steps);
    byName.set(guide, {
      kind: tooltip ? 'tooltip' : 'tour',
      step: Math.max(before?.step ?? 0, shownStep),
      isCompleted: before?.isCompleted === true || end === 'completed',
      isClosed: before?.isClosed === true || end === 'quit',
      missing: [...(before?.missing ?? []), ...(isMissing ? [step] : [])],
    });
  }
  return byName;
}

async function listOwnGuides({ tx, caller }: VisitorContext, ids: readonly number[]) {
  return tx
    .select({ id: guides.id, kind: guides.kind, config: guides.config })
    .from(guides)
    .where(
      and(
        eq(guides.agency_id, caller.agency_id),
        eq(guides.project_id, caller.project_id),
        inArray(guides.id, [...ids]),
      ),
    );
}

/** Counts a tour as seen, and a finished one as the visitor's reaction, in the messages that show it. */
async function markMessages(
  { tx, caller, now }: VisitorContext,
  tourIds: readonly number[],
  reaction: 'seen_at' | 'clicked_at',
): Promise<void> {
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
    .set({ [reaction]: sql`coalesce(${outbound_recipients[reaction]}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(outbound_recipients.agency_id, agency_id),
        isOfPerson(outbound_recipients.visitor_id, caller),
        inArray(outbound_recipients.message_id, messages),
      ),
    );
}

/** Records the tooltips that the visitor saw, and how far tours of the project got, from the events of a page. */
export async function recordGuideProgress(
  ctx: VisitorContext,
  events: readonly StreamEvent[],
): Promise<void> {
  const byName = readProgress(events);
  if (byName.size === 0) return;
  const ids = await resolveTextIds(ctx, { kind: 'guide', texts: [...byName.keys()] });
  const byGuide = new Map([...byName].map(([name, progress]) => [ids.get(name), progress]));
  const { tx, caller, now } = ctx;
  const { agency_id, visitor_id } = caller;
  const rows = (await listOwnGuides(ctx, [...ids.values()])).flatMap(({ id, kind, config }) => {
    const progress = byGuide.get(id);
    if (progress?.kind !== kind) return [];
    const last = 'steps' in config ? config.steps.length : 1;
    return {
      agency_id,
      visitor_id,
      guide_id: id,
      furthest_step: progress.isCompleted ? last : Math.min(progress.step, last),
      completed_at: progress.isCompleted ? now : null,
      closed_at: progress.isClosed ? now : null,
      missing_steps: [...new Set(progress.missing)].filter((step) => step <= last),
      created_at: now,
    };
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
        closed_at: sql`coalesce(${guide_progress.closed_at}, excluded.closed_at)`,
        missing_steps: sql`array(select distinct unnest(${guide_progress.missing_steps} || excluded.missing_steps))`,
      },
    });
  const finished = rows.filter(({ completed_at }) => completed_at !== null);
  await markMessages(
    ctx,
    rows.filter(({ furthest_step }) => furthest_step > 0).map(({ guide_id }) => guide_id),
    'seen_at',
  );
  await markMessages(
    ctx,
    finished.map(({ guide_id }) => guide_id),
    'clicked_at',
  );
}
