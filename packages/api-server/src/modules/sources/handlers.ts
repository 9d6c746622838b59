import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import { found } from '../../http/problem';
import type { ContractHandlers } from '../contractHandlers';
import { deleteAiProvider, findAiProvider, toAiProvider } from './aiProvider';
import { listAdAccounts, listPages, viewAdAccount, viewPage } from './assetQueries';
import { chooseAssets } from './chooseAssets';
import { connectAiProvider } from './connectAiProvider';
import { authorizeSource, connectSource } from './connectSource';
import { setDefaultAdAccount, setDefaultPage } from './defaults';
import { disconnectSource } from './disconnectSource';
import { listSources, viewSource } from './queries';
import { refreshSource } from './refreshSource';
import { requestSubscription } from './requestRetrieval';
import { verifyPermission } from './verifyPermission';

type SourceHandlers = ContractHandlers<'sources'>;

/** Connected platforms, their accounts and pages, and the AI provider (ads §7). No answer holds a token. */
export function sourcesHandlers(): SourceHandlers {
  const list: SourceHandlers['list'] = async ({ query, ctx }) => {
    const { rows, total } = await ctx.inTenant(({ tx }) => listSources(tx, ctx.caller, query));
    return pageOf(rows, total, query);
  };
  const create: SourceHandlers['create'] = ({ body, ctx }) => connectSource(ctx, body);
  return {
    list,
    listV1: list,
    create,
    createV1: create,
    authorize: ({ query, ctx }) => authorizeSource(ctx, query),
    store: async ({ body, ctx }) => {
      await ctx.inTenant(({ tx }) => chooseAssets(tx, ctx.caller, body, ctx.ports.clock.now()));
      await requestSubscription(ctx.ports, { agency_id: ctx.caller.agency_id, id: body.source_id });
      return found(await ctx.inTenant(({ tx }) => viewSource(tx, ctx.caller, body.source_id)));
    },
    refresh: ({ body, ctx }) => refreshSource(ctx, body.source_id),
    disconnect: async ({ body, ctx }) => {
      await disconnectSource(ctx, body.source_id);
      return { message: successMessages.disconnected };
    },
    view: async ({ params, ctx }) =>
      found(await ctx.inTenant(({ tx }) => viewSource(tx, ctx.caller, params.id))),
    adAccounts: async ({ query, ctx }) => {
      const of = { channel: query.channel, sourceId: query.source_id, isChoice: query.with_unused };
      const { rows, total } = await ctx.inTenant(({ tx }) => listAdAccounts(tx, ctx.caller, of, query));
      return pageOf(rows, total, query);
    },
    pages: async ({ query, ctx }) => {
      const of = { sourceId: query.source_id };
      const { rows, total } = await ctx.inTenant(({ tx }) => listPages(tx, ctx.caller, of, query));
      return pageOf(rows, total, query);
    },
    ...defaultHandlers(),
    verifyPermission: ({ body, ctx }) => verifyPermission(ctx, body),
    openai: async ({ ctx }) =>
      toAiProvider(await ctx.inTenant(({ tx }) => findAiProvider(tx, ctx.caller.agency_id))),
    connectOpenai: ({ body, ctx }) => connectAiProvider(ctx, body),
    disconnectOpenai: async ({ ctx }) => {
      await ctx.inTenant(({ tx }) => deleteAiProvider(tx, ctx.caller.agency_id));
      return { message: successMessages.disconnected };
    },
  };
}

function defaultHandlers(): Pick<SourceHandlers, 'setDefaultAdAccount' | 'setDefaultPage'> {
  return {
    setDefaultAdAccount: ({ body, ctx }) =>
      ctx.inTenant(async ({ tx }) => {
        const account = found(await viewAdAccount(tx, ctx.caller, body.id));
        const source = found(await viewSource(tx, ctx.caller, account.source_id));
        const { channel } = source;
        await setDefaultAdAccount(tx, ctx.caller, { id: account.id, channel }, ctx.ports.clock.now());
        return found(await viewAdAccount(tx, ctx.caller, body.id));
      }),
    setDefaultPage: ({ body, ctx }) =>
      ctx.inTenant(async ({ tx }) => {
        const page = found(await viewPage(tx, ctx.caller, body.id));
        await setDefaultPage(tx, ctx.caller, page, ctx.ports.clock.now());
        return found(await viewPage(tx, ctx.caller, body.id));
      }),
  };
}
