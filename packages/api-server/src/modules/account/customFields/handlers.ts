import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { createField, deleteField, listValues, storeValues, updateField } from './manageFields';
import { listFields } from './queries';

export function customFieldsHandlers(): ContractHandlers<'customFields'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listFields(unit, query)),
    store: ({ body, ctx }) => ctx.inTenant((unit) => createField(unit, body)),
    update: ({ params, body, ctx }) => ctx.inTenant((unit) => updateField(unit, { ...params, ...body })),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => deleteField(unit, params.id));
      return { message: successMessages.deleted };
    },
    clientValues: async ({ query, ctx }) => ({
      data: await ctx.inTenant((unit) => listValues(unit, query.client_user_id)),
    }),
    storeClientValues: async ({ body, ctx }) => ({
      data: await ctx.inTenant((unit) => storeValues(unit, body)),
    }),
  };
}
