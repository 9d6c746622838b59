import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { deleteAiProvider, findAiProvider, toAiProvider } from './aiProvider/aiProvider';
import { connectAiProvider } from './aiProvider/connectAiProvider';
import { listAccountRows } from './assets/accountUses';
import { findAdAccount, findPage, listPages } from './assets/assetQueries';
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
  const list: SourceHandlers['list'] = ({ query, call }) => call.inTenant((ctx) => listSources(ctx, query));
  const create: SourceHandlers['create'] = ({ body, call }) => connectSource(call, body);
  return {
    list,
    listV1: list,
    create,
    createV1: create,
    authorize: ({ query, call }) => authorizeSource(call, query),
    store: async ({ body, call }) => {
      await call.inTenant((ctx) => chooseAssets(ctx, body));
      await requestSubscription(call.ports, { agency_id: call.caller.agency_id, id: body.source_id });
      return found(await call.inTenant((ctx) => findSource(ctx, body.source_id)));
    },
    refresh: ({ body, call }) => refreshSource(call, { id: body.source_id }),
    disconnect: async ({ body, call }) => {
      await disconnectSource(call, { id: body.source_id });
      return { message: successMessages.disconnected };
    },
    view: async ({ params, call }) => found(await call.inTenant((ctx) => findSource(ctx, params.id))),
    adAccounts: ({ query, call }) => {
      const of = { channel: query.channel, sourceId: query.source_id, isChoice: query.with_unused };
      return call.inTenant((ctx) => listAccountRows(ctx, { ...query, of }));
    },
    pages: ({ query, call }) =>
      call.inTenant((ctx) => listPages(ctx, { ...query, of: { sourceId: query.source_id } })),
    ...defaultHandlers(),
    verifyPermission: ({ body, call }) => verifyPermission(call, body),
    openai: async ({ call }) =>
      toAiProvider(await call.inTenant(({ tx }) => findAiProvider(tx, call.caller.agency_id))),
    connectOpenai: ({ body, call }) => connectAiProvider(call, body),
    disconnectOpenai: async ({ call }) => {
      await call.inTenant(({ tx }) => deleteAiProvider(tx, call.caller.agency_id));
      return { message: successMessages.disconnected };
    },
  };
}

function defaultHandlers(): Pick<SourceHandlers, 'setDefaultAdAccount' | 'setDefaultPage'> {
  return {
    setDefaultAdAccount: ({ body, call }) =>
      call.inTenant(async (ctx) => {
        const account = found(await findAdAccount(ctx, body.id));
        const source = found(await findSource(ctx, account.source_id));
        const { channel } = source;
        await setDefaultAdAccount(ctx, { id: account.id, channel });
        return found(await findAdAccount(ctx, body.id));
      }),
    setDefaultPage: ({ body, call }) =>
      call.inTenant(async (ctx) => {
        const page = found(await findPage(ctx, body.id));
        await setDefaultPage(ctx, page);
        return found(await findPage(ctx, body.id));
      }),
  };
}
