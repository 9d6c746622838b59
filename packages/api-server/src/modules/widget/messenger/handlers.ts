import type { MessengerHome } from '@adlane/contract/widget/messenger';
import type { VisitorCaller } from '../../../http/callers';
import type { ContractHandlers } from '../../../http/contractHandlers';
import type { ReadContext } from '../../../http/UseCaseContext';
import { summarizeChecklists } from '../checklists/visitor/queries';
import { countUnreadMessages, listConversations } from '../conversations/queries';
import { countFeatureRequests } from '../featureRequests/visitor/queries';
import { summarizeHelp } from '../help/visitor/queries';
import { summarizeNews } from '../news/visitor/queries';

/** Most entries of a section on the home screen. */
const maxShown = 3;

export function messengerHandlers(): ContractHandlers<'messenger'> {
  return { home: ({ ctx }) => ctx.inTenant(buildHome) };
}

async function buildHome(unit: ReadContext<VisitorCaller>): Promise<MessengerHome> {
  const { data } = await listConversations(unit, { page: 1, per_page: maxShown, order: 'desc' });
  return {
    conversations: { unread: await countUnreadMessages(unit), recent: data },
    help: await summarizeHelp(unit, maxShown),
    news: await summarizeNews(unit, maxShown),
    checklists: await summarizeChecklists(unit, maxShown),
    featureRequests: { total: await countFeatureRequests(unit) },
  };
}
