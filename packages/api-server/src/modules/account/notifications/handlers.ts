import { successMessages } from '@adlane/contract/constants';
import { notifyAudience } from '../../../db/notifyAudience';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import type { ContractHandlers } from '../../../http/contractHandlers';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { clearNotifications, markAllRead, markRead } from './manageNotifications';
import { countUnread, listNotifications } from './queries';
import { updateSettings, viewSettings } from './settings';

/** Updates the user's list; other open pages of the user count again. */
function updateList<T>(call: CallContext<UserCaller>, work: (ctx: UseCaseContext) => Promise<T>): Promise<T> {
  return call.inTenant(async (ctx) => {
    const { tx, caller } = ctx;
    const result = await work(ctx);
    await notifyAudience(tx, { agency_id: caller.agency_id, user_id: caller.user_id }, 'notifications');
    return result;
  });
}

export function notificationsHandlers(): ContractHandlers<'notifications'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listNotifications(ctx, query)),
    unreadCount: async ({ call }) => ({ unread: await call.inTenant(countUnread) }),
    settings: ({ call }) => call.inTenant(viewSettings),
    updateSettings: ({ body, call }) => call.inTenant((ctx) => updateSettings(ctx, body)),
    read: ({ params, call }) => updateList(call, (ctx) => markRead(ctx, params)),
    readAll: async ({ call }) => {
      await updateList(call, markAllRead);
      return { message: successMessages.saved };
    },
    clear: async ({ call }) => {
      await updateList(call, clearNotifications);
      return { message: successMessages.deleted };
    },
  };
}
