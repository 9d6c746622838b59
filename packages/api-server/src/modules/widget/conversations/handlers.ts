import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { runWithWebhooks } from '../projects/webhooks/emitWebhookEvent';
import { findFile, openFile, storeConversationFile } from './files';
import { findConversation, listConversations, toConversation } from './queries';
import { readConversation, reportTyping, sendMessage, startConversation } from './visitorMessages';

export function conversationsHandlers(): ContractHandlers<'conversations'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listConversations(ctx, query)),
    view: ({ params, call }) =>
      call.inTenant(async (ctx) =>
        toConversation(ctx.tx, found(await findConversation(ctx, params.shareToken)), ctx.now),
      ),
    start: ({ body, call }) =>
      runWithWebhooks(call, async (ctx) =>
        call.commitAnswer(await startConversation(ctx, { ...body, shareToken: call.ports.ids.token(16) })),
      ),
    send: ({ params, body, call }) =>
      runWithWebhooks(call, async (ctx) => call.commitAnswer(await sendMessage(ctx, { ...body, ...params }))),
    upload: async ({ body, call }) => {
      const { ports, caller } = call;
      const { agency_id, visitor_id } = caller;
      const owner = { agency_id, visitor_id, user_id: null };
      return (await body.receive((file) => storeConversationFile(ports, owner, file))).stored;
    },
    file: async ({ params, call }) => {
      const row = await call.inTenant(async (ctx) => {
        const { id } = found(await findConversation(ctx, params.shareToken));
        return findFile(ctx.tx, { ...ctx.caller, conversation_id: id }, params.token);
      });
      return openFile(call.ports, row);
    },
    typing: async ({ params, call }) => {
      await call.inTenant((ctx) => reportTyping(ctx, params));
    },
    read: async ({ params, call }) => {
      await call.inTenant((ctx) => readConversation(ctx, params));
    },
  };
}
