import { eq } from 'drizzle-orm';
import { announcements } from '../../../db/schema/account/announcements';
import type { Database } from '../../../ports';
import type { AnnouncementRow } from './queries';

export type AnnouncementValues = Partial<typeof announcements.$inferInsert>;

export async function insertAnnouncementRow(
  tx: Database,
  values: typeof announcements.$inferInsert,
): Promise<AnnouncementRow | undefined> {
  const [row] = await tx.insert(announcements).values(values).returning();
  return row;
}

export async function updateAnnouncementRow(
  tx: Database,
  id: number,
  values: AnnouncementValues,
): Promise<AnnouncementRow | undefined> {
  const [row] = await tx.update(announcements).set(values).where(eq(announcements.id, id)).returning();
  return row;
}

/** Returns whether there was one. */
export async function deleteAnnouncementRow(tx: Database, id: number): Promise<boolean> {
  const deleted = await tx
    .delete(announcements)
    .where(eq(announcements.id, id))
    .returning({ id: announcements.id });
  return deleted.length > 0;
}
