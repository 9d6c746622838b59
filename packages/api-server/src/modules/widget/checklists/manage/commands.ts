import type { ParsedInput } from '@adlane/contract';
import { checklists } from '../../../../db/schema/widget/checklists';
import { found } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { type Inputs, isChecklist } from './queries';

export type ChecklistChange = ParsedInput<Inputs['update']>['body'];

export type ChecklistInput = Omit<ChecklistChange, 'base_updated_at'>;

/** Inserts a checklist and returns its id. */
export async function insertChecklist(
  { tx, caller, now }: UseCaseContext,
  checklist: ChecklistInput & { readonly project_id: number },
): Promise<number> {
  const [row] = await tx
    .insert(checklists)
    .values({ agency_id: caller.agency_id, ...checklist, created_at: now, updated_at: now })
    .returning({ id: checklists.id });
  return found(row).id;
}

/** @throws Problem 404 */
export async function updateChecklistRow(
  { tx, caller, now }: UseCaseContext,
  id: number,
  checklist: ChecklistInput,
): Promise<void> {
  const [row] = await tx
    .update(checklists)
    .set({ ...checklist, updated_at: now })
    .where(isChecklist(caller.agency_id, id))
    .returning({ id: checklists.id });
  found(row);
}

/** Deletes a checklist with the progress of visitors. @throws Problem 404 */
export async function deleteChecklistRow({ tx, caller }: UseCaseContext, id: number): Promise<void> {
  const [row] = await tx
    .delete(checklists)
    .where(isChecklist(caller.agency_id, id))
    .returning({ id: checklists.id });
  found(row);
}
