import { notifyVisitors } from '../../../../db/notifyAudience';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { notFound } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { isTyping, updateConversation } from '../../conversations/queries';
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
    view: ({ params, ctx }) =>
      ctx.inTenant(async (unit) => {
        const thread = await findOwnThread(unit, params);
        return { visitor: isTyping(thread?.visitor_typing_at ?? null, unit.now) };
      }),
    report: async ({ params, ctx }) => {
      await ctx.inTenant(async (unit) => {
        const thread = await findOwnThread(unit, params);
        if (!thread) return;
        await updateConversation(unit.tx, thread, { team_typing_at: unit.now });
        await notifyVisitors(unit.tx, [thread]);
      });
    },
  };
}
