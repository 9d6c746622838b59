import type { Checklist } from '@adlane/contract/widget/checklists/visitor';
import { and, eq } from 'drizzle-orm';
import { checklist_progress } from '../../../../db/schema/widget/checklists';
import { found, notFound } from '../../../../http/problem';
import type { VisitorContext } from '../../../../http/UseCaseContext';
import { viewChecklist } from './queries';

/** Starts a checklist for the visitor's person; one that is started keeps its progress. */
export async function startChecklist(
  ctx: VisitorContext,
  { id }: { readonly id: number },
): Promise<Checklist> {
  const { tx, caller, now } = ctx;
  await viewChecklist(ctx, id);
  const { agency_id, visitor_id } = caller;
  await tx
    .insert(checklist_progress)
    .values({ agency_id, visitor_id, checklist_id: id, created_at: now, updated_at: now })
    .onConflictDoNothing();
  return viewChecklist(ctx, id);
}

/** Completes a step, and starts the checklist if necessary. @throws Problem 404 for an unknown step */
export async function completeStep(
  ctx: VisitorContext,
  { id, stepId }: { readonly id: number; readonly stepId: string },
): Promise<Checklist> {
  const { tx, caller, now } = ctx;
  const { steps } = await startChecklist(ctx, { id });
  if (!steps.some((step) => step.id === stepId)) throw notFound();
  const isProgress = and(
    eq(checklist_progress.agency_id, caller.agency_id),
    eq(checklist_progress.visitor_id, caller.visitor_id),
    eq(checklist_progress.checklist_id, id),
  );
  const [row] = await tx.select().from(checklist_progress).where(isProgress).for('update');
  const done_steps = [...new Set([...found(row).done_steps, stepId])];
  await tx.update(checklist_progress).set({ done_steps, updated_at: now }).where(isProgress);
  return viewChecklist(ctx, id);
}
