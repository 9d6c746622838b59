import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { createLeadForm, deleteLeadForm, findLeadForm, updateLeadForm } from './manageLeadForms';
import { listLeadForms } from './queries';

export function leadFormsHandlers(): ContractHandlers<'leadForms'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listLeadForms(ctx, query)),
    view: ({ params, call }) => call.inTenant((ctx) => findLeadForm(ctx, params)),
    create: ({ body, call }) => call.inTenant((ctx) => createLeadForm(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateLeadForm(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteLeadForm(ctx, params));
      return { message: successMessages.deleted };
    },
  };
}
