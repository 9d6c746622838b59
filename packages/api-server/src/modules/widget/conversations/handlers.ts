import type { Conversation } from '@adlane/contract/widget/conversations';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import type { Ports } from '../../../ports';
import { runWithWebhooks } from '../projects/webhooks/emitWebhookEvent';
import { findFile, openFile, storeConversationFile } from './files';
import { findConversation, listConversations, toConversation } from './queries';
import {
  readConversation,
  reportTyping,
  requestPerson,
  sendMessage,
  startConversation,
} from './visitorMessages';

export function conversationsHandlers(): ContractHandlers<'conversations'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listConversations(ctx, query)),
    view: ({ params, call }) =>
      call.inTenant(async (ctx) =>
        toConversation(ctx.tx, found(await findConversation(ctx, params.shareToken)), ctx.now),
      ),
    start: async ({ body, call }) => {
      const shareToken = call.ports.ids.token(16);
      const started = await runWithWebhooks(call, async (ctx) =>
        call.commitAnswer(await startConversation(ctx, { ...body, shareToken })),
      );
      return requestAnswer(call, started);
    },
    send: async ({ params, body, call }) => {
      const sent = await runWithWebhooks(call, async (ctx) =>
        call.commitAnswer(await sendMessage(ctx, { ...body, ...params })),
      );
      return requestAnswer(call, sent);
    },
    requestPerson: ({ params, call }) =>
      call.inTenant(async (ctx) => call.commitAnswer(await requestPerson(ctx, params))),
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

type AnswerCall = { readonly ports: Pick<Ports, 'jobs'>; readonly caller: { readonly agency_id: number } };

/**
 * Queues the answer to a question. If the server stops before, the question waits for the team like one that the help
 * center can't answer.
 */
async function requestAnswer(
  { ports, caller }: AnswerCall,
  conversation: Conversation,
): Promise<Conversation> {
  const { shareToken, helpAnswers } = conversation;
  if (helpAnswers === 'searching') {
    const payload = { agencyId: caller.agency_id, shareToken };
    await ports.jobs.send('conversations.answer', payload, { key: shareToken });
  }
  return conversation;
}
