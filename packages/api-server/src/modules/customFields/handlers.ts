import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { ContractHandlers } from '../../http/contractHandlers';
import { listFields } from './queries';
import { changeField, removeField, storeField, storeValues, viewValues } from './service';

export function customFieldsHandlers(): ContractHandlers<'customFields'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) => listFields(tx, ctx.caller.agency_id, query));
      return pageOf(rows, total, query);
    },
    store: ({ body, ctx }) => ctx.inTenant((unit) => storeField(unit, body)),
    update: ({ params, body, ctx }) => ctx.inTenant((unit) => changeField(unit, params.id, body)),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => removeField(unit, params.id));
      return { message: successMessages.deleted };
    },
    clientValues: async ({ query, ctx }) => ({
      data: await ctx.inTenant((unit) => viewValues(unit, query.client_user_id)),
    }),
    storeClientValues: async ({ body, ctx }) => ({
      data: await ctx.inTenant((unit) => storeValues(unit, body)),
    }),
  };
}
