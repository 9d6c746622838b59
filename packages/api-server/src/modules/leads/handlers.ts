import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import { found } from '../../http/problem';
import type { ContractHandlers } from '../contractHandlers';
import { listDeliveries, redeliverLead } from './deliveries';
import { findLead, listCampaigns, listLeads } from './queries';
import { exportLeads, removeLead, removeLeads, toLead } from './service';

export function leadsHandlers(): ContractHandlers<'leads'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) => listLeads(tx, ctx.caller, query));
      return pageOf(rows.map(toLead), total, query);
    },
    export: ({ query, ctx }) => exportLeads(ctx, query),
    campaigns: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) => listCampaigns(tx, ctx.caller, query));
      return pageOf(rows, total, query);
    },
    view: async ({ params, ctx }) =>
      toLead(found(await ctx.inTenant(({ tx }) => findLead(tx, ctx.caller, params.id)))),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant(({ tx }) => removeLead(tx, ctx.caller, params.id));
      return { message: successMessages.leadDeleted };
    },
    deliveries: async ({ params, query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) =>
        listDeliveries(tx, ctx.caller, params.id, query),
      );
      return pageOf(rows, total, query);
    },
    redeliver: async ({ params, ctx }) => {
      await redeliverLead(ctx, params.id);
      return { message: successMessages.leadRedelivered };
    },
    bulkDelete: async ({ body, ctx }) => {
      await ctx.inTenant(({ tx }) => removeLeads(tx, ctx.caller, body.ids));
      return { message: successMessages.leadsDeleted };
    },
  };
}
