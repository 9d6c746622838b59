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
    list: ({ query, call }) => call.inTenant((ctx) => listInbox(ctx, query)),
    tags: async ({ call }) => ({ data: await call.inTenant(listInboxTags) }),
    update: async ({ body, call }) => ({
      data: await runWithWebhooks(call, (ctx) => changeItems(ctx, body.changes)),
    }),
    upload: async ({ body, call: { ports, caller } }) => {
      const { agency_id, user_id } = caller;
      await countUse(ports, filesPerUser, `${agency_id} ${user_id}`);
      const owner = { agency_id, visitor_id: null, user_id };
      return (await body.receive((file) => storeConversationFile(ports, owner, file))).stored;
    },
    file: async ({ params, call }) => {
      const { agency_id } = call.caller;
      return openFile(call.ports, await call.inTenant(({ tx }) => findFile(tx, { agency_id }, params.token)));
    },
    view: ({ params, call }) => call.inTenant((ctx) => viewItem(ctx, params)),
    reply: ({ params, body, call }) =>
      runWithWebhooks(call, (ctx) =>
        replyToItem(ctx, { ...body, ...params, newToken: call.ports.ids.token(16) }),
      ),
    addNote: ({ params, body, call }) => call.inTenant((ctx) => addNote(ctx, { ...body, ...params })),
    read: ({ params, call }) => call.inTenant((ctx) => markRead(ctx, params)),
  };
}
