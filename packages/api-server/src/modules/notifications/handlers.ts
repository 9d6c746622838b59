import { successMessages } from '@adlane/contract/constants';
import type { UserNotification } from '@adlane/contract/notifications';
import { notifyAudience } from '../../db/notifyAudience';
import { toPage } from '../../db/page';
import type { notifications } from '../../db/schema/notifications';
import type { CallContext } from '../../http/CallContext';
import type { UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../../http/contractHandlers';
import { found } from '../../http/problem';
import type { UseCaseContext } from '../../http/UseCaseContext';
import { clearAll, countUnread, listNotifications, markAllRead, markRead } from './queries';

function toNotification(row: typeof notifications.$inferSelect): UserNotification {
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

/** Changes the user's list; its other open pages count anew. */
function change<T>(ctx: CallContext<UserCaller>, work: (unit: UseCaseContext) => Promise<T>): Promise<T> {
  return ctx.inTenant(async (unit) => {
    const { tx, caller } = unit;
    const result = await work(unit);
    await notifyAudience(tx, { agency_id: caller.agency_id, user_id: caller.user_id }, 'notifications');
    return result;
  });
}

export function notificationsHandlers(): ContractHandlers<'notifications'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant((unit) => listNotifications(unit, query));
      return toPage(rows.map(toNotification), total, query);
    },
    unreadCount: async ({ ctx }) => ({ unread: await ctx.inTenant(countUnread) }),
    read: async ({ params, ctx }) =>
      toNotification(await change(ctx, async (unit) => found(await markRead(unit, params.id)))),
    readAll: async ({ ctx }) => {
      await change(ctx, markAllRead);
      return { message: successMessages.saved };
    },
    clear: async ({ ctx }) => {
      await change(ctx, clearAll);
      return { message: successMessages.deleted };
    },
  };
}
