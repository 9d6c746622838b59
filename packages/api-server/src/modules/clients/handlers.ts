import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { CallContext, UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../contractHandlers';
import { clientRows, viewClient } from './clientView';
import { listClients } from './queries';
import {
  type Change,
  changeClient,
  changeClients,
  exportClients,
  removeClient,
  storeClient,
} from './service';

function inTenant<T>(ctx: CallContext<UserCaller>, work: (change: Change) => Promise<T>): Promise<T> {
  return ctx.tenant((tx) => work({ tx, caller: ctx.caller, now: ctx.ports.clock.now() }));
}

export function clientsHandlers(): ContractHandlers<'clients'> {
  return {
    list: ({ query, ctx }) =>
      inTenant(ctx, async ({ tx, caller, now }) => {
        const { rows, total } = await listClients(tx, caller, query, query);
        return pageOf(await clientRows(tx, caller.agency_id, rows, now), total, query);
      }),
    export: ({ query, ctx }) => inTenant(ctx, (change) => exportClients(change, query)),
    view: ({ params, ctx }) => inTenant(ctx, ({ tx, caller, now }) => viewClient(tx, caller, params.id, now)),
    store: ({ body, ctx }) => inTenant(ctx, (change) => storeClient(change, body)),
    update: ({ params, body, ctx }) => inTenant(ctx, (change) => changeClient(change, params.id, body)),
    updateNiche: async ({ body: { client_ids: ids, niche }, ctx }) => {
      await inTenant(ctx, (change) => changeClients(change, { field: 'client_ids', ids }, { niche }));
      return { message: successMessages.saved };
    },
    bulkHide: async ({ body: { ids }, ctx }) => {
      await inTenant(ctx, (change) => changeClients(change, { field: 'ids', ids }, { is_hidden: true }));
      return { message: successMessages.clientsHidden };
    },
    bulkUnhide: async ({ body: { ids }, ctx }) => {
      await inTenant(ctx, (change) => changeClients(change, { field: 'ids', ids }, { is_hidden: false }));
      return { message: successMessages.clientsUnhidden };
    },
    delete: async ({ params, ctx }) => {
      await inTenant(ctx, (change) => removeClient(change, params.id));
      return { message: successMessages.clientDeleted };
    },
  };
}
