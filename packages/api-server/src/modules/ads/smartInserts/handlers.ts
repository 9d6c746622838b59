import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { createInsert, deleteInsert, findInserts, updateInsert, updateInserts } from './manageInserts';
import { listInserts } from './queries';

export function smartInsertsHandlers(): ContractHandlers<'smartInserts'> {
  return {
    view: ({ query, ctx }) => ctx.inTenant((unit) => findInserts(unit, query.client_user_id ?? null)),
    update: ({ body, ctx }) => ctx.inTenant((unit) => updateInserts(unit, body)),
    listCustom: ({ query, ctx }) => ctx.inTenant((unit) => listInserts(unit, query)),
    storeCustom: ({ body, ctx }) => ctx.inTenant((unit) => createInsert(unit, body)),
    updateCustom: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => updateInsert(unit, { ...params, ...body })),
    deleteCustom: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => deleteInsert(unit, params.id));
      return { message: successMessages.deleted };
    },
  };
}
