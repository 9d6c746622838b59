import type { Contract, ParsedInput } from '@adlane/contract';
import type { AvailabilityView } from '@adlane/contract/widget/projects';
import { monotonicNow } from '../../../db/monotonicNow';
import { checkBase } from '../../../http/lockForEdit';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { updateProjectRow } from './commands';
import { findProject, lockProject, type ProjectRow } from './queries';

type Change = ParsedInput<Contract['projects']['updateAvailability']>['body'];

/** Other changes of the project are no newer version. */
const findVersion = ({ availability_at, created_at }: ProjectRow): Date => availability_at ?? created_at;

function toAvailability(row: ProjectRow): AvailabilityView {
  const { reply_time, office_hours } = row;
  return { reply_time, office_hours, updated_at: findVersion(row).toISOString() };
}

/** @throws Problem 404 */
export async function viewAvailability(
  ctx: ReadContext,
  { id }: { readonly id: number },
): Promise<AvailabilityView> {
  return toAvailability(await findProject(ctx, id));
}

/** @throws Problem 404; 409 with the stored values if they are newer than the opened ones */
export async function updateAvailability(
  ctx: UseCaseContext,
  { id, base_updated_at, ...change }: { readonly id: number } & Change,
): Promise<AvailabilityView> {
  const row = await lockProject(ctx, id);
  const updated_at = findVersion(row);
  await checkBase(base_updated_at, { updated_at }, async () => toAvailability(row));
  const availability_at = monotonicNow(updated_at, ctx.now);
  return toAvailability(await updateProjectRow(ctx, id, { ...change, availability_at }));
}
