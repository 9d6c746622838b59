import type { ContractHandlers } from '../../http/contractHandlers';
import { found } from '../../http/problem';
import { countVisitorWrite } from '../../http/visitorLimits';
import { findConversation, listConversations, toConversation } from './queries';
import { readConversation, sendMessage, startConversation } from './visitorMessages';

export function conversationsHandlers(): ContractHandlers<'conversations'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listConversations(unit, query)),
    view: ({ params, ctx }) =>
      ctx.inTenant(async (unit) =>
        toConversation(unit.tx, found(await findConversation(unit, params.shareToken))),
      ),
    start: async ({ body, ctx }) => {
      await countVisitorWrite(ctx);
      return ctx.inTenant((unit) => startConversation(unit, body, ctx.ports.ids.token(16)));
    },
    send: async ({ params, body, ctx }) => {
      await countVisitorWrite(ctx);
      return ctx.inTenant((unit) => sendMessage(unit, params.shareToken, body.text));
    },
    read: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => readConversation(unit, params.shareToken));
    },
  };
}
