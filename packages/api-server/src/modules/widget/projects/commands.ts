import { projects } from '../../../db/schema/widget/projects';
import { found } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { isOwn, type ProjectRow } from './queries';

export type ProjectChange = Partial<typeof projects.$inferInsert>;

export async function insertProject(
  tx: Database,
  project: typeof projects.$inferInsert,
): Promise<ProjectRow> {
  const [row] = await tx.insert(projects).values(project).returning();
  return found(row);
}

/** Changes a project of the caller. @throws Problem 404 */
export async function updateProjectRow(
  { tx, caller, now }: UseCaseContext,
  id: number,
  change: ProjectChange,
): Promise<ProjectRow> {
  const [row] = await tx
    .update(projects)
    .set({ ...change, updated_at: now })
    .where(isOwn(caller.agency_id, id))
    .returning();
  return found(row);
}
