import type { ContractHandlers } from '../../../../http/contractHandlers';
import { notFound } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { updateConversation } from '../../conversations/commands';
import { isTyping } from '../../conversations/queries';
import { notifyPerson } from '../../visitors/notifyPerson';
import { type ItemKey, listItemsByKey } from '../items';
import { findThread } from '../threads';

/** Finds an item's conversation; undefined for a ticket without replies. @throws Problem 404 */
async function findOwnThread({ tx, caller }: UseCaseContext, key: ItemKey) {
  const [item] = await listItemsByKey(tx, caller.agency_id, [key]);
  if (!item) throw notFound();
  return findThread(tx, caller.agency_id, key);
}

export function inboxTypingHandlers(): ContractHandlers<'inboxTyping'> {
  return {
    view: ({ params, call }) =>
      call.inTenant(async (ctx) => {
        const thread = await findOwnThread(ctx, params);
        return { visitor: isTyping(thread?.visitor_typing_at ?? null, ctx.now) };
      }),
    report: async ({ params, call }) => {
      await call.inTenant(async (ctx) => {
        const thread = await findOwnThread(ctx, params);
        if (!thread) return;
        await updateConversation(ctx.tx, thread, { team_typing_at: ctx.now });
        await notifyPerson(ctx.tx, thread);
      });
    },
  };
}
