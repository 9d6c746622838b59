import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../../db/page';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { listDeliveries, requestRedelivery } from './deliveries';
import { deleteLead, deleteLeads, exportLeads, toLead } from './exportLeads';
import { findLead, listCampaigns, listLeads } from './queries';

export function leadsHandlers(): ContractHandlers<'leads'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant((unit) => listLeads(unit, query));
      return toPage(rows.map(toLead), total, query);
    },
    export: ({ query, ctx }) => exportLeads(ctx, query),
    campaigns: ({ query, ctx }) => ctx.inTenant((unit) => listCampaigns(unit, query)),
    view: async ({ params, ctx }) => toLead(found(await ctx.inTenant((unit) => findLead(unit, params.id)))),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => deleteLead(unit, params.id));
      return { message: successMessages.leadDeleted };
    },
    deliveries: ({ params, query, ctx }) =>
      ctx.inTenant((unit) => listDeliveries(unit, { ...params, ...query })),
    redeliver: async ({ params, ctx }) => {
      await requestRedelivery(ctx, params.id);
      return { message: successMessages.leadRedelivered };
    },
    bulkDelete: async ({ body, ctx }) => {
      await ctx.inTenant((unit) => deleteLeads(unit, body.ids));
      return { message: successMessages.leadsDeleted };
    },
  };
}
