import type { ContractHandlers } from '../../../http/contractHandlers';
import { countUse, type RateLimit } from '../../../http/limits/rateLimit';
import { countVisitorWrite } from '../../../http/limits/visitorLimits';
import { found } from '../../../http/problem';
import { runWithWebhooks } from '../projects/webhooks/emitWebhookEvent';
import { findFile, openFile, storeConversationFile } from './files';
import { findConversation, listConversations, toConversation } from './queries';
import { readConversation, reportTyping, sendMessage, startConversation } from './visitorMessages';

/** Files that a visitor stores to send. */
const filesPerVisitor: RateLimit = { name: 'conversation-file', max: 30, windowMs: 60 * 60 * 1000 };
/** Sessions cost nothing, so their sum is limited as well. */
const filesPerProject: RateLimit = { name: 'conversation-project-file', max: 1000, windowMs: 60 * 60 * 1000 };

export function conversationsHandlers(): ContractHandlers<'conversations'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listConversations(ctx, query)),
    view: ({ params, call }) =>
      call.inTenant(async (ctx) =>
        toConversation(ctx.tx, found(await findConversation(ctx, params.shareToken)), ctx.now),
      ),
    start: async ({ body, call }) => {
      await countVisitorWrite(call);
      return runWithWebhooks(call, (ctx) =>
        startConversation(ctx, { ...body, shareToken: call.ports.ids.token(16) }),
      );
    },
    send: async ({ params, body, call }) => {
      await countVisitorWrite(call);
      return runWithWebhooks(call, (ctx) => sendMessage(ctx, { ...body, ...params }));
    },
    upload: async ({ body, call }) => {
      const { ports, caller } = call;
      const { agency_id, project_id, visitor_id } = caller;
      await countUse(ports, filesPerVisitor, `${agency_id} ${visitor_id}`);
      await countUse(ports, filesPerProject, `${agency_id} ${project_id}`);
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
