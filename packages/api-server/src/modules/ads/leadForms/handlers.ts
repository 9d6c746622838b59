import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { createLeadForm, deleteLeadForm, findLeadForm, updateLeadForm } from './manageLeadForms';
import { listLeadForms } from './queries';

export function leadFormsHandlers(): ContractHandlers<'leadForms'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listLeadForms(unit, query)),
    view: ({ params, ctx }) => ctx.inTenant((unit) => findLeadForm(unit, params.id)),
    create: ({ body, ctx }) => ctx.inTenant((unit) => createLeadForm(unit, body)),
    update: ({ params, body, ctx }) => ctx.inTenant((unit) => updateLeadForm(unit, { ...params, ...body })),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => deleteLeadForm(unit, params.id));
      return { message: successMessages.deleted };
    },
  };
}
