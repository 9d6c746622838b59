import { successMessages } from '@adlane/contract/constants';
import { notifyAudience } from '../../../db/notifyAudience';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import type { ContractHandlers } from '../../../http/contractHandlers';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { clearNotifications, countUnread, listNotifications, markAllRead, markRead } from './queries';
import { listSettings, updateSettings } from './settings';

/** Updates the user's list; other open pages of the user count again. */
function updateList<T>(ctx: CallContext<UserCaller>, work: (unit: UseCaseContext) => Promise<T>): Promise<T> {
  return ctx.inTenant(async (unit) => {
    const { tx, caller } = unit;
    const result = await work(unit);
    await notifyAudience(tx, { agency_id: caller.agency_id, user_id: caller.user_id }, 'notifications');
    return result;
  });
}

export function notificationsHandlers(): ContractHandlers<'notifications'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listNotifications(unit, query)),
    unreadCount: async ({ ctx }) => ({ unread: await ctx.inTenant(countUnread) }),
    settings: async ({ ctx }) => ({ data: await ctx.inTenant(listSettings) }),
    updateSettings: async ({ body, ctx }) => ({
      data: await ctx.inTenant((unit) => updateSettings(unit, body.settings)),
    }),
    read: ({ params, ctx }) => updateList(ctx, (unit) => markRead(unit, params.id)),
    readAll: async ({ ctx }) => {
      await updateList(ctx, markAllRead);
      return { message: successMessages.saved };
    },
    clear: async ({ ctx }) => {
      await updateList(ctx, clearNotifications);
      return { message: successMessages.deleted };
    },
  };
}
