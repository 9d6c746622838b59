import type { Tag } from '@adlane/contract/ads/tags';
import { and, eq } from 'drizzle-orm';
import { tags } from '../../../db/schema/ads/tags';
import { forbidden, found } from '../../../http/problem';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { mayUpdate } from '../../account/access/visibility';
import { toTag } from './queries';

export async function insertTag(tx: Database, values: typeof tags.$inferInsert): Promise<Tag | undefined> {
  const [created] = await tx.insert(tags).values(values).returning({ id: tags.id, name: tags.name });
  return created && toTag(created);
}

/** Deletes a tag; a client deletes only its own. @throws Problem 403, 404 */
export async function deleteTag({ tx, caller }: ReadContext, id: number): Promise<void> {
  const isTag = and(eq(tags.agency_id, caller.agency_id), eq(tags.id, id));
  const [tag] = await tx.select({ client_id: tags.client_id }).from(tags).where(isTag).for('update');
  if (!mayUpdate(caller, found(tag))) throw forbidden();
  await tx.delete(tags).where(isTag);
}
