import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { createInsert, deleteInsert, findInserts, updateInsert, updateInserts } from './manageInserts';
import { listInserts } from './queries';

export function smartInsertsHandlers(): ContractHandlers<'smartInserts'> {
  return {
    view: ({ query, call }) =>
      call.inTenant((ctx) => findInserts(ctx, { client_user_id: query.client_user_id ?? null })),
    update: ({ body, call }) => call.inTenant((ctx) => updateInserts(ctx, body)),
    listCustom: ({ query, call }) => call.inTenant((ctx) => listInserts(ctx, query)),
    storeCustom: ({ body, call }) => call.inTenant((ctx) => createInsert(ctx, body)),
    updateCustom: ({ params, body, call }) =>
      call.inTenant((ctx) => updateInsert(ctx, { ...body, ...params })),
    deleteCustom: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteInsert(ctx, params));
      return { message: successMessages.deleted };
    },
  };
}
