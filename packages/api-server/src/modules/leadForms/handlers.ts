import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { CallContext, UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../contractHandlers';
import { listLeadForms } from './queries';
import {
  changeLeadForm,
  type LeadFormTarget,
  removeLeadForm,
  storeLeadForm,
  toLeadForm,
  viewLeadForm,
} from './service';

type Target = { readonly params: { readonly id: number }; readonly ctx: CallContext<UserCaller> };

function targetOf({ params, ctx }: Target): LeadFormTarget {
  return { caller: ctx.caller, id: params.id, now: ctx.ports.clock.now() };
}

export function leadFormsHandlers(): ContractHandlers<'leadForms'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) => listLeadForms(tx, ctx.caller, query));
      return pageOf(rows.map(toLeadForm), total, query);
    },
    view: ({ params, ctx }) => ctx.inTenant(({ tx }) => viewLeadForm(tx, ctx.caller, params.id)),
    create: ({ body, ctx }) =>
      ctx.inTenant(({ tx }) => storeLeadForm(tx, ctx.caller, body, ctx.ports.clock.now())),
    update: (input) => input.ctx.inTenant(({ tx }) => changeLeadForm(tx, targetOf(input), input.body)),
    delete: async (input) => {
      await input.ctx.inTenant(({ tx }) => removeLeadForm(tx, targetOf(input)));
      return { message: successMessages.deleted };
    },
  };
}
