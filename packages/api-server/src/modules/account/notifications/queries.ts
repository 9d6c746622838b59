import { type Contract, mayCall, type ParsedInput } from '@adlane/contract';
import {
  notificationAccess,
  notificationKinds,
  type UserNotification,
} from '@adlane/contract/account/notifications';
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { notifications } from '../../../db/schema/account/notifications';
import { searchPattern } from '../../../db/searchPattern';
import type { UserCaller } from '../../../http/callers';
import type { ReadContext } from '../../../http/UseCaseContext';

type NotificationQuery = ParsedInput<Contract['notifications']['list']>['query'];

/** Matches the user's notifications that are not cleared, of kinds it may still receive. */
export function isVisibleTo(caller: UserCaller): SQL | undefined {
  const kinds = notificationKinds.filter((kind) => mayCall(notificationAccess[kind], caller));
  return and(
    eq(notifications.agency_id, caller.agency_id),
    eq(notifications.user_id, caller.user_id),
    isNull(notifications.cleared_at),
    eq(notifications.is_listed, true),
    inArray(notifications.kind, kinds),
  );
}

export type NotificationRow = typeof notifications.$inferSelect;

export function toNotification(row: NotificationRow): UserNotification {
  const { id, kind, title, body, path, read_at, created_at } = row;
  return {
    id,
    kind,
    title,
    body,
    path,
    read_at: read_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

export async function listNotifications({ tx, caller }: ReadContext, query: NotificationQuery) {
  const { kind, unread } = query;
  const pattern = searchPattern(query.search ?? '');
  const where = and(
    isVisibleTo(caller),
    kind && eq(notifications.kind, kind),
    unread === undefined
      ? undefined
      : unread
        ? isNull(notifications.read_at)
        : isNotNull(notifications.read_at),
    query.search ? or(ilike(notifications.title, pattern), ilike(notifications.body, pattern)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  return listPage(
    query,
    tx
      .select()
      .from(notifications)
      .where(where)
      .orderBy(direction(notifications.created_at), direction(notifications.id)),
    tx.select({ total: count() }).from(notifications).where(where),
    toNotification,
  );
}

export async function countUnread({ tx, caller }: ReadContext): Promise<number> {
  const [row] = await tx
    .select({ unread: count() })
    .from(notifications)
    .where(and(isVisibleTo(caller), isNull(notifications.read_at)));
  return row?.unread ?? 0;
}
