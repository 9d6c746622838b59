import type { ContractHandlers } from '../../../http/contractHandlers';
import { countUse, type RateLimit } from '../../../http/limits/rateLimit';
import { findFile, openFile, storeConversationFile } from '../conversations/files';
import { runWithWebhooks } from '../projects/webhooks/emitWebhookEvent';
import { changeItems } from './changeItems';
import { addNote, listInbox, listInboxTags, markRead, replyToItem, viewItem } from './manageInbox';

/** Files that a user stores to send. */
const filesPerUser: RateLimit = { name: 'inbox-file', max: 300, windowMs: 60 * 60 * 1000 };

export function inboxHandlers(): ContractHandlers<'inbox'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listInbox(unit, query)),
    tags: async ({ ctx }) => ({ data: await ctx.inTenant(listInboxTags) }),
    update: async ({ body, ctx }) => ({
      data: await runWithWebhooks(ctx, (unit) => changeItems(unit, body.changes)),
    }),
    upload: async ({ body, ctx: { ports, caller } }) => {
      const { agency_id, user_id } = caller;
      await countUse(ports, filesPerUser, `${agency_id} ${user_id}`);
      const owner = { agency_id, visitor_id: null, user_id };
      return (await body.receive((file) => storeConversationFile(ports, owner, file))).stored;
    },
    file: async ({ params, ctx }) => {
      const { agency_id } = ctx.caller;
      return openFile(ctx.ports, await ctx.inTenant(({ tx }) => findFile(tx, { agency_id }, params.token)));
    },
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewItem(unit, params)),
    reply: ({ params, body, ctx }) =>
      runWithWebhooks(ctx, (unit) => replyToItem(unit, params, body, ctx.ports.ids.token(16))),
    addNote: ({ params, body, ctx }) => ctx.inTenant((unit) => addNote(unit, params, body)),
    read: ({ params, ctx }) => ctx.inTenant((unit) => markRead(unit, params)),
  };
}
