import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { createField, deleteField, listValues, storeValues, updateField } from './manageFields';
import { listFields } from './queries';

export function customFieldsHandlers(): ContractHandlers<'customFields'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listFields(ctx, query)),
    store: ({ body, call }) => call.inTenant((ctx) => createField(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateField(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteField(ctx, params));
      return { message: successMessages.deleted };
    },
    clientValues: async ({ query, call }) => ({
      data: await call.inTenant((ctx) => listValues(ctx, query)),
    }),
    storeClientValues: async ({ body, call }) => ({
      data: await call.inTenant((ctx) => storeValues(ctx, body)),
    }),
  };
}
