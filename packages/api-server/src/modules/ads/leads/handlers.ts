import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../../db/page';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { listDeliveries, requestRedelivery } from './deliveries';
import { deleteLead, deleteLeads, exportLeads, toLead } from './exportLeads';
import { findLead, listCampaigns, listLeads } from './queries';
import { sendTest } from './sendTest';

export function leadsHandlers(): ContractHandlers<'leads'> {
  return {
    list: async ({ query, call }) => {
      const { rows, total } = await call.inTenant((ctx) => listLeads(ctx, query));
      return toPage(rows.map(toLead), total, query);
    },
    export: ({ query, call }) => exportLeads(call, query),
    campaigns: ({ query, call }) => call.inTenant((ctx) => listCampaigns(ctx, query)),
    view: async ({ params, call }) => toLead(found(await call.inTenant((ctx) => findLead(ctx, params.id)))),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteLead(ctx, params));
      return { message: successMessages.leadDeleted };
    },
    deliveries: ({ params, query, call }) =>
      call.inTenant((ctx) => listDeliveries(ctx, { ...query, ...params })),
    redeliver: async ({ params, call }) => {
      await requestRedelivery(call, params);
      return { message: successMessages.leadRedelivered };
    },
    sendTest: async ({ params, call }) => {
      await sendTest(call, params);
      return { message: successMessages.testLeadSent };
    },
    bulkDelete: async ({ body, call }) => {
      await call.inTenant((ctx) => deleteLeads(ctx, body.ids));
      return { message: successMessages.leadsDeleted };
    },
  };
}
