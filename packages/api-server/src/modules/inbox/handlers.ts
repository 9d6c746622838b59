import type { ContractHandlers } from '../../http/contractHandlers';
import { changeStatus, listOwnInbox, markRead, reply, viewConversation } from './manageInbox';

export function inboxHandlers(): ContractHandlers<'inbox'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listOwnInbox(unit, query)),
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewConversation(unit, params.id)),
    reply: ({ params, body, ctx }) => ctx.inTenant((unit) => reply(unit, params.id, body.text)),
    read: ({ params, ctx }) => ctx.inTenant((unit) => markRead(unit, params.id)),
    updateStatus: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => changeStatus(unit, params.id, body.status)),
  };
}
