import { and, eq } from 'drizzle-orm';
import { announcement_dismissals, announcements } from '../../../db/schema/account/announcements';
import { found } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { isFor } from './queries';

/** Hides an announcement for a user. @throws Problem 404 if it is not for this kind of user */
export async function dismissAnnouncement(
  ctx: UseCaseContext,
  { id }: { readonly id: number },
): Promise<void> {
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
