import { and, eq } from 'drizzle-orm';
import { announcement_dismissals, announcements } from '../../../db/schema/account/announcements';
import { found } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { type AnnouncementRow, isFor } from './queries';

export type AnnouncementValues = Partial<typeof announcements.$inferInsert>;

/** Hides an announcement for a user. @throws Problem 404 if it is not for this kind of user */
export async function dismissAnnouncement(ctx: UseCaseContext, id: number): Promise<void> {
  const {
    tx,
    caller: { agency_id, user_id, entity_type },
    now,
  } = ctx;
  const [row] = await tx
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(eq(announcements.id, id), isFor(entity_type)));
  found(row);
  await tx
    .insert(announcement_dismissals)
    .values({ agency_id, user_id, announcement_id: id, created_at: now })
    .onConflictDoNothing();
}

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

/** @throws Problem 404 */
export async function deleteAnnouncement({ tx }: UseCaseContext, id: number): Promise<void> {
  const [row] = await tx
    .delete(announcements)
    .where(eq(announcements.id, id))
    .returning({ id: announcements.id });
  found(row);
}
