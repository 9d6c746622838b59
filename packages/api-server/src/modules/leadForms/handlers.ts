import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../db/page';
import type { ContractHandlers } from '../../http/contractHandlers';
import { changeLeadForm, createLeadForm, removeLeadForm, toLeadForm, viewLeadForm } from './manageLeadForms';
import { listLeadForms } from './queries';

export function leadFormsHandlers(): ContractHandlers<'leadForms'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant((unit) => listLeadForms(unit, query));
      return toPage(rows.map(toLeadForm), total, query);
    },
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewLeadForm(unit, params.id)),
    create: ({ body, ctx }) => ctx.inTenant((unit) => createLeadForm(unit, body)),
    update: (input) => input.ctx.inTenant((unit) => changeLeadForm(unit, input.params.id, input.body)),
    delete: async (input) => {
      await input.ctx.inTenant((unit) => removeLeadForm(unit, input.params.id));
      return { message: successMessages.deleted };
    },
  };
}
