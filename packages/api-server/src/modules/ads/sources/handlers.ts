import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { deleteAiProvider, findAiProvider, toAiProvider } from './aiProvider/aiProvider';
import { connectAiProvider } from './aiProvider/connectAiProvider';
import { findAdAccount, findPage, listAdAccounts, listPages } from './assets/assetQueries';
import { chooseAssets } from './assets/chooseAssets';
import { setDefaultAdAccount, setDefaultPage } from './assets/defaults';
import { authorizeSource, connectSource } from './connect/connectSource';
import { disconnectSource } from './connect/disconnectSource';
import { refreshSource } from './connect/refreshSource';
import { verifyPermission } from './connect/verifyPermission';
import { findSource, listSources } from './queries';
import { requestSubscription } from './retrieval/requestRetrieval';

type SourceHandlers = ContractHandlers<'sources'>;

/**
 * Connected platforms, their accounts and pages, and the AI provider (ads §7). No answer contains a token.
 */
export function sourcesHandlers(): SourceHandlers {
  const list: SourceHandlers['list'] = ({ query, ctx }) => ctx.inTenant((unit) => listSources(unit, query));
  const create: SourceHandlers['create'] = ({ body, ctx }) => connectSource(ctx, body);
  return {
    list,
    listV1: list,
    create,
    createV1: create,
    authorize: ({ query, ctx }) => authorizeSource(ctx, query),
    store: async ({ body, ctx }) => {
      await ctx.inTenant((unit) => chooseAssets(unit, body));
      await requestSubscription(ctx.ports, { agency_id: ctx.caller.agency_id, id: body.source_id });
      return found(await ctx.inTenant((unit) => findSource(unit, body.source_id)));
    },
    refresh: ({ body, ctx }) => refreshSource(ctx, body.source_id),
    disconnect: async ({ body, ctx }) => {
      await disconnectSource(ctx, body.source_id);
      return { message: successMessages.disconnected };
    },
    view: async ({ params, ctx }) => found(await ctx.inTenant((unit) => findSource(unit, params.id))),
    adAccounts: ({ query, ctx }) => {
      const of = { channel: query.channel, sourceId: query.source_id, isChoice: query.with_unused };
      return ctx.inTenant((unit) => listAdAccounts(unit, { ...query, of }));
    },
    pages: ({ query, ctx }) =>
      ctx.inTenant((unit) => listPages(unit, { ...query, of: { sourceId: query.source_id } })),
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
      ctx.inTenant(async (unit) => {
        const account = found(await findAdAccount(unit, body.id));
        const source = found(await findSource(unit, account.source_id));
        const { channel } = source;
        await setDefaultAdAccount(unit, { id: account.id, channel });
        return found(await findAdAccount(unit, body.id));
      }),
    setDefaultPage: ({ body, ctx }) =>
      ctx.inTenant(async (unit) => {
        const page = found(await findPage(unit, body.id));
        await setDefaultPage(unit, page);
        return found(await findPage(unit, body.id));
      }),
  };
}
