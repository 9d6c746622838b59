import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { ContractHandlers } from '../../http/contractHandlers';
import { listLeadForms } from './queries';
import { changeLeadForm, removeLeadForm, storeLeadForm, toLeadForm, viewLeadForm } from './service';

export function leadFormsHandlers(): ContractHandlers<'leadForms'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant((unit) => listLeadForms(unit, query));
      return pageOf(rows.map(toLeadForm), total, query);
    },
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewLeadForm(unit, params.id)),
    create: ({ body, ctx }) => ctx.inTenant((unit) => storeLeadForm(unit, body)),
    update: (input) => input.ctx.inTenant((unit) => changeLeadForm(unit, input.params.id, input.body)),
    delete: async (input) => {
      await input.ctx.inTenant((unit) => removeLeadForm(unit, input.params.id));
      return { message: successMessages.deleted };
    },
  };
}
