import { and, eq, inArray } from 'drizzle-orm';
import { media } from '../../../db/schema/ads/media';
import type { Database } from '../../../ports';
import { type MediaRecord } from './queries';

export async function insertMedia(tx: Database, values: typeof media.$inferInsert): Promise<MediaRecord> {
  const [row] = await tx.insert(media).values(values).returning();
  if (!row) throw new Error('The database answered an insert without the row.');
  return row;
}

export async function deleteMediaRows(tx: Database, agencyId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(media).where(and(eq(media.agency_id, agencyId), inArray(media.id, [...ids])));
}
