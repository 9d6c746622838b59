import type { Contract, ParsedInput, Role } from '@adlane/contract';
import type { Announcement } from '@adlane/contract/account/announcements';
import { and, asc, count, desc, eq, gt, ilike, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { announcement_dismissals, announcements } from '../../../db/schema/account/announcements';
import { searchPattern } from '../../../db/searchPattern';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';

export type AnnouncementRow = typeof announcements.$inferSelect;
type ListQuery = ParsedInput<Contract['announcements']['list']>['query'];

const listAudiences: Readonly<Record<Role, readonly Announcement['audience'][]>> = {
  Agency: ['all', 'agency'],
  Client: ['all', 'client'],
  SuperAdmin: ['all'],
};
/** Most announcements shown at a time. */
const maxShown = 20;

export const isFor = (role: Role) => inArray(announcements.audience, [...listAudiences[role]]);

export function toAnnouncement(row: AnnouncementRow): Announcement {
  return {
    ...row,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Lists all announcements for the super admin. */
export function listAnnouncements({ tx }: ReadContext, query: ListQuery) {
  const pattern = searchPattern(query.search ?? '');
  const where = and(
    query.audience && eq(announcements.audience, query.audience),
    query.search ? or(ilike(announcements.title, pattern), ilike(announcements.body, pattern)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  const sorted = announcements[query.sort ?? 'created_at'];
  const order = query.order === 'asc' ? sql`${sorted} asc nulls first` : sql`${sorted} desc nulls last`;
  return listPage(
    query,
    tx.select().from(announcements).where(where).orderBy(order, direction(announcements.id)),
    tx.select({ total: count() }).from(announcements).where(where),
    toAnnouncement,
  );
}

/**
 * Lists announcements for the user's role that have begun, have not ended and were not dismissed, newest
 * first.
 */
export async function listCurrentAnnouncements(ctx: UseCaseContext): Promise<Announcement[]> {
  const {
    tx,
    caller: { agency_id, user_id, entity_type },
    now,
  } = ctx;
  const hidden = tx
    .select({ id: announcement_dismissals.announcement_id })
    .from(announcement_dismissals)
    .where(
      and(
        eq(announcement_dismissals.agency_id, agency_id),
        eq(announcement_dismissals.user_id, user_id),
        eq(announcement_dismissals.announcement_id, announcements.id),
      ),
    );
  const rows = await tx
    .select()
    .from(announcements)
    .where(
      and(
        isFor(entity_type),
        or(isNull(announcements.starts_at), lte(announcements.starts_at, now)),
        or(isNull(announcements.ends_at), gt(announcements.ends_at, now)),
        notExists(hidden),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${announcements.starts_at}, ${announcements.created_at})`),
      desc(announcements.id),
    )
    .limit(maxShown);
  return rows.map(toAnnouncement);
}

/** Locks an announcement until the transaction ends. Within `asOperator`. */
export async function lockAnnouncement(tx: Database, id: number): Promise<AnnouncementRow | undefined> {
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update');
  return row;
}
