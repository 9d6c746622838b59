import * as z from 'zod';
import { forAdManager, forAgencyOrClient } from '../../access';
import { platforms } from '../../constants/templates';
import { call } from '../../define';
import { Day, Ids, queryId } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { leadDeliveryStatuses } from './leadDeliveryStatuses';
import { Lead, LeadCampaign, LeadDelivery } from './schemas';

const leadList = listQuery({
  sort: ['created_at', 'name', 'email', 'campaign_name'],
  filters: {
    platform: z.enum(platforms).optional(),
    client_user_id: queryId.optional(),
    ad_id: queryId.optional(),
    delivery_status: z.enum(leadDeliveryStatuses).optional(),
    from: Day.optional(),
    to: Day.optional(),
  },
});

export const leadsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/leads',
    summary: 'Leads of all platforms',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: leadList,
    response: pageResponse(Lead),
  }),
  export: call({
    method: 'GET',
    path: '/api/v1/leads/export',
    summary: 'The listed leads as a file, at most 1000; the rest by `page`',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: leadList.omit({ per_page: true }),
    response: 'csv',
  }),
  campaigns: call({
    method: 'GET',
    path: '/api/v1/leads/campaigns',
    summary: 'Campaigns that leads came from',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({
      sort: ['name', 'leads_count'],
      filters: { client_user_id: queryId.optional() },
      perPage: 100,
    }),
    response: pageResponse(LeadCampaign),
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/leads/view/{id}',
    summary: 'One lead with all its answers',
    spec: 'ads §2',
    access: forAgencyOrClient(),
    params: idParams,
    response: Lead,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/leads/delete/{id}',
    summary: 'Delete a lead',
    spec: 'ads §8',
    access: forAgencyOrClient(),
    params: idParams,
    response: Done,
  }),
  bulkDelete: call({
    method: 'POST',
    path: '/api/v1/leads/bulk/delete',
    summary: 'Delete leads; all of them or none',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: z.object({ ids: Ids }),
    response: Done,
  }),
  deliveries: call({
    method: 'GET',
    path: '/api/v1/leads/deliveries/{id}',
    summary: 'Attempts to hand a lead to the CRM',
    spec: 'ads §1',
    access: forAgencyOrClient(),
    params: idParams,
    query: listQuery({ sort: ['attempted_at'] }),
    response: pageResponse(LeadDelivery),
  }),
  redeliver: call({
    method: 'POST',
    path: '/api/v1/leads/redeliver/{id}',
    summary: 'Hand a lead to the CRM again',
    spec: 'ads §1',
    access: forAgencyOrClient(),
    params: idParams,
    response: Done,
    status: 202,
  }),
  sendTest: call({
    method: 'POST',
    path: '/api/v1/leads/test/{id}',
    summary: "Send a test lead by the form of a Facebook ad; it replaces the form's last one there",
    spec: 'ads §4',
    access: forAdManager,
    /** Of the ad. */
    params: idParams,
    response: Done,
    status: 202,
  }),
};
