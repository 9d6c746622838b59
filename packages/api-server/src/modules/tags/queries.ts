import type { Contract, ParsedInput } from '@adlane/contract';
import type { Tag } from '@adlane/contract/tags';
import { and, asc, eq } from 'drizzle-orm';
import { tags } from '../../db/schema/tags';
import type { Database } from '../../ports';

export type TagQuery = ParsedInput<Contract['tags']['list']>['query'];
type TagRow = Pick<typeof tags.$inferSelect, 'id' | 'name'>;

function toTag({ id, name }: TagRow): Tag {
  return { id: String(id), name, origin: 'own' };
}

/** Lists the agency's own tags, at most `maxTags`. */
export async function listOwnTags(tx: Database, agencyId: number): Promise<Tag[]> {
  const rows = await tx
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(eq(tags.agency_id, agencyId))
    .orderBy(asc(tags.id));
  return rows.map(toTag);
}

export async function insertTag(tx: Database, values: typeof tags.$inferInsert): Promise<Tag | undefined> {
  const [created] = await tx.insert(tags).values(values).returning({ id: tags.id, name: tags.name });
  return created && toTag(created);
}

/** Returns false if the agency has no such tag. */
export async function deleteTag(tx: Database, agencyId: number, id: number): Promise<boolean> {
  const deleted = await tx
    .delete(tags)
    .where(and(eq(tags.agency_id, agencyId), eq(tags.id, id)))
    .returning({ id: tags.id });
  return deleted.length > 0;
}
