import type { Contract, ParsedInput } from '@adlane/contract';
import { type SavedReply, type SavedReplyForm, savedReplyLimits } from '@adlane/contract/widget/savedReplies';
import { saved_replies } from '../../../db/schema/widget/savedReplies';
import { lockForEdit } from '../../../http/lockForEdit';
import { found, invalid } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { findProject } from '../projects/queries';
import { countSavedReplies, findSavedReply, isSavedReply } from './queries';

/** @throws Problem 404 for the project of another tenant */
async function checkProject(ctx: UseCaseContext, { project_id }: SavedReplyForm): Promise<void> {
  if (project_id !== null) await findProject(ctx, project_id);
}

/** @throws Problem 404, 422 */
export async function createSavedReply(ctx: UseCaseContext, form: SavedReplyForm): Promise<SavedReply> {
  const { tx, caller, now } = ctx;
  await checkProject(ctx, form);
  if ((await countSavedReplies(ctx)) >= savedReplyLimits.replies) {
    throw invalid({ name: [`You can save up to ${savedReplyLimits.replies} replies.`] });
  }
  const [row] = await tx
    .insert(saved_replies)
    .values({ agency_id: caller.agency_id, ...form, created_at: now, updated_at: now })
    .returning({ id: saved_replies.id });
  return findSavedReply(ctx, found(row).id);
}

type ReplyChange = { readonly id: number } & ParsedInput<Contract['savedReplies']['update']>['body'];

/** @throws Problem 404, 409 */
export async function updateSavedReply(
  ctx: UseCaseContext,
  { id, base_updated_at, ...form }: ReplyChange,
): Promise<SavedReply> {
  const read = () => findSavedReply(ctx, id);
  const { tx, caller, now } = await lockForEdit(ctx, saved_replies, { id, base_updated_at }, read);
  await checkProject(ctx, form);
  await tx
    .update(saved_replies)
    .set({ ...form, updated_at: now })
    .where(isSavedReply(caller.agency_id, id));
  return read();
}

/** @throws Problem 404 */
export async function deleteSavedReply(
  { tx, caller }: UseCaseContext,
  { id }: { readonly id: number },
): Promise<void> {
  const [row] = await tx
    .delete(saved_replies)
    .where(isSavedReply(caller.agency_id, id))
    .returning({ id: saved_replies.id });
  found(row);
}
