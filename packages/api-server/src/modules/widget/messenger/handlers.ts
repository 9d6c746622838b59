import type { MessengerHome } from '@adlane/contract/widget/messenger';
import type { ContractHandlers } from '../../../http/contractHandlers';
import type { VisitorContext } from '../../../http/UseCaseContext';
import { summarizeChecklists } from '../checklists/visitor/queries';
import { countUnreadMessages, listConversations } from '../conversations/queries';
import { countFeatureRequests } from '../featureRequests/visitor/queries';
import { summarizeHelp } from '../help/visitor/queries';
import { summarizeNews } from '../news/visitor/queries';
import { searchContents } from './searchContents';
import { summarizeTeam } from './summarizeTeam';

/** Most entries of a section on the home screen. */
const maxShown = 3;

export function messengerHandlers(): ContractHandlers<'messenger'> {
  return {
    home: ({ call }) => call.inTenant(buildHome),
    search: ({ query, call }) => call.inTenant(async (ctx) => ({ data: await searchContents(ctx, query) })),
  };
}

async function buildHome(ctx: VisitorContext): Promise<MessengerHome> {
  const { data } = await listConversations(ctx, { page: 1, per_page: maxShown, order: 'desc' });
  return {
    conversations: { unread: await countUnreadMessages(ctx), recent: data },
    help: await summarizeHelp(ctx, maxShown),
    news: await summarizeNews(ctx, maxShown),
    checklists: await summarizeChecklists(ctx, maxShown),
    featureRequests: { total: await countFeatureRequests(ctx) },
    team: await summarizeTeam(ctx),
  };
}
