import type { Contract, ParsedInput } from '@adlane/contract';
import type { Tag } from '@adlane/contract/ads/tags';
import { asc, eq } from 'drizzle-orm';
import { tags } from '../../../db/schema/ads/tags';
import type { Database } from '../../../ports';

export type TagQuery = ParsedInput<Contract['tags']['list']>['query'];
type TagRow = Pick<typeof tags.$inferSelect, 'id' | 'name'>;

export function toTag({ id, name }: TagRow): Tag {
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
