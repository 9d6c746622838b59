import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../db/page';
import type { ContractHandlers } from '../../http/contractHandlers';
import { changeField, createField, removeField, storeValues, viewValues } from './manageFields';
import { listFields } from './queries';

export function customFieldsHandlers(): ContractHandlers<'customFields'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) => listFields(tx, ctx.caller.agency_id, query));
      return toPage(rows, total, query);
    },
    store: ({ body, ctx }) => ctx.inTenant((unit) => createField(unit, body)),
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
