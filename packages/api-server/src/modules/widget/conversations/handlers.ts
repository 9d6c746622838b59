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
    list: ({ query, ctx }) => ctx.inTenant((unit) => listConversations(unit, query)),
    view: ({ params, ctx }) =>
      ctx.inTenant(async (unit) =>
        toConversation(unit.tx, found(await findConversation(unit, params.shareToken)), unit.now),
      ),
    start: async ({ body, ctx }) => {
      await countVisitorWrite(ctx);
      return runWithWebhooks(ctx, (unit) => startConversation(unit, body, ctx.ports.ids.token(16)));
    },
    send: async ({ params, body, ctx }) => {
      await countVisitorWrite(ctx);
      return runWithWebhooks(ctx, (unit) => sendMessage(unit, params.shareToken, body));
    },
    upload: async ({ body, ctx }) => {
      const { ports, caller } = ctx;
      const { agency_id, project_id, visitor_id } = caller;
      await countUse(ports, filesPerVisitor, `${agency_id} ${visitor_id}`);
      await countUse(ports, filesPerProject, `${agency_id} ${project_id}`);
      const owner = { agency_id, visitor_id, user_id: null };
      return (await body.receive((file) => storeConversationFile(ports, owner, file))).stored;
    },
    file: async ({ params, ctx }) => {
      const row = await ctx.inTenant(async (unit) => {
        const { id } = found(await findConversation(unit, params.shareToken));
        return findFile(unit.tx, { ...unit.caller, conversation_id: id }, params.token);
      });
      return openFile(ctx.ports, row);
    },
    typing: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => reportTyping(unit, params.shareToken));
    },
    read: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => readConversation(unit, params.shareToken));
    },
  };
}
