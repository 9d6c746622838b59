import type { Checklist } from '@adlane/contract/widget/checklists/visitor';
import type { StreamEvent } from '@adlane/contract/widget/sessions';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { checklist_progress, type PlannedStep } from '../../../../db/schema/widget/checklists';
import { visitor_events } from '../../../../db/schema/widget/projects';
import type { VisitorCaller } from '../../../../http/callers';
import { found, notFound } from '../../../../http/problem';
import type { VisitorContext } from '../../../../http/UseCaseContext';
import { notifyPerson } from '../../visitors/notifyPerson';
import { isOfPerson } from '../../visitors/samePerson';
import { findLiveChecklist, listStartedChecklists, viewChecklist } from './queries';

/** Lists the steps that what the visitor's person did before completes. */
async function listDoneBefore({ tx, caller }: VisitorContext, steps: readonly PlannedStep[]) {
  const events = [...new Set(steps.flatMap(({ event }) => event || []))];
  if (events.length === 0) return [];
  const happened = await tx
    .selectDistinct({ name: visitor_events.name })
    .from(visitor_events)
    .where(
      and(
        eq(visitor_events.agency_id, caller.agency_id),
        isOfPerson(visitor_events.visitor_id, caller),
        inArray(visitor_events.name, events),
      ),
    );
  const names = new Set(happened.map(({ name }) => name));
  return steps.filter(({ event }) => event && names.has(event)).map(({ id }) => id);
}

/** Starts a checklist for the visitor's person; one that is started keeps its progress. */
export async function startChecklist(
  ctx: VisitorContext,
  { id }: { readonly id: number },
): Promise<Checklist> {
  const { tx, caller, now } = ctx;
  const { steps } = await findLiveChecklist(ctx, id);
  const { agency_id, visitor_id } = caller;
  const done_steps = await listDoneBefore(ctx, steps);
  await tx
    .insert(checklist_progress)
    .values({ agency_id, visitor_id, checklist_id: id, done_steps, created_at: now, updated_at: now })
    .onConflictDoNothing();
  return viewChecklist(ctx, id);
}

/** Completes steps of a started checklist; returns whether one of them was open. */
async function addDoneSteps({ tx, now }: VisitorContext, isRow: SQL | undefined, stepIds: readonly string[]) {
  const [row] = await tx.select().from(checklist_progress).where(isRow).for('update');
  const before = found(row).done_steps;
  const done_steps = [...new Set([...before, ...stepIds])];
  await tx.update(checklist_progress).set({ done_steps, updated_at: now }).where(isRow);
  return done_steps.length > before.length;
}

const isProgress = ({ agency_id, visitor_id }: VisitorCaller, checklistId: number) =>
  and(
    eq(checklist_progress.agency_id, agency_id),
    eq(checklist_progress.visitor_id, visitor_id),
    eq(checklist_progress.checklist_id, checklistId),
  );

/** Completes a step, and starts the checklist if necessary. @throws Problem 404 for an unknown step */
export async function completeStep(
  ctx: VisitorContext,
  { id, stepId }: { readonly id: number; readonly stepId: string },
): Promise<Checklist> {
  const { steps } = await startChecklist(ctx, { id });
  if (!steps.some((step) => step.id === stepId)) throw notFound();
  await addDoneSteps(ctx, isProgress(ctx.caller, id), [stepId]);
  return viewChecklist(ctx, id);
}

/** Completes the steps of the person's started checklists whose events a page reports. */
export async function completeStepsByEvents(
  ctx: VisitorContext,
  events: readonly StreamEvent[],
): Promise<void> {
  const names = new Set(events.map(({ name }) => name));
  if (names.size === 0) return;
  let hasChanged = false;
  for (const { id, steps } of await listStartedChecklists(ctx)) {
    const done = steps.filter(({ event }) => event && names.has(event));
    if (done.length === 0) continue;
    // The person may have started it on another device.
    await startChecklist(ctx, { id });
    const isNew = await addDoneSteps(
      ctx,
      isProgress(ctx.caller, id),
      done.map((step) => step.id),
    );
    hasChanged ||= isNew;
  }
  // A frame that shows the checklist fetches it again.
  const { agency_id, visitor_id } = ctx.caller;
  if (hasChanged) await notifyPerson(ctx.tx, { agency_id, visitor_id });
}
