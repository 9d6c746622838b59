import * as z from 'zod';
import { forAdManager, forAgency, forAgencyOrClient } from '../../access';
import { adFilterStatuses, adStates } from '../../constants/launches';
import { platforms } from '../../constants/templates';
import { call } from '../../define';
import { Day, queryId } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { Preview, PreviewQuery } from '../facebookAssets/schemas';
import { AdAlertSettings, AdLimits } from './alerts';
import { Ad, AdChange, AdSet, AdSetAd, AdTotals, AdView, BudgetChange, DeliveryChange } from './schemas';

const adList = listQuery({
  sort: ['created_at', 'name', 'spend', 'results'],
  filters: {
    platform: z.enum(platforms).optional(),
    /** A filter status (ads §4), or one display state. */
    status: z.enum([...adFilterStatuses, ...adStates]).optional(),
    client_user_id: queryId.optional(),
    template_id: queryId.optional(),
    /** True: archived ads only; false: all others. */
    archived: z.stringbool().default(false),
    /** First day whose figures count; without days, all figures count. */
    from: Day.optional(),
    /** Last day whose figures count. */
    to: Day.optional(),
  },
});

const status = {
  method: 'PUT',
  spec: 'ads §7',
  access: forAdManager,
  params: idParams,
  body: DeliveryChange,
  response: AdChange,
} as const;
const budget = { ...status, body: BudgetChange } as const;

export const adsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/ads',
    summary: 'Launched ads',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: adList,
    response: pageResponse(Ad).extend({ totals: z.array(AdTotals) }),
  }),
  export: call({
    method: 'GET',
    path: '/api/v1/ads/export',
    summary: 'The listed ads as a file',
    spec: 'ads §2',
    access: forAgencyOrClient(),
    query: adList.omit({ page: true, per_page: true }),
    response: 'csv',
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/ads/view/{id}',
    summary: 'One launched ad with its days and the reasons of its state',
    spec: 'ads §4',
    access: forAgencyOrClient(),
    params: idParams,
    query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
    response: AdView,
  }),
  adSets: call({
    method: 'GET',
    path: '/api/v1/ads/adsets',
    summary: "A launched ad's ad sets",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({ sort: ['name', 'spend', 'results'], filters: { ad_id: queryId } }),
    response: pageResponse(AdSet),
  }),
  adSetAds: call({
    method: 'GET',
    path: '/api/v1/ads/adsets/{id}/ads',
    summary: 'Ads of an ad set',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    params: idParams,
    query: listQuery({ sort: ['name', 'spend', 'results'] }),
    response: pageResponse(AdSetAd),
  }),
  previews: call({
    method: 'POST',
    path: '/api/v1/ads/previews',
    summary: "Facebook's own previews of a template, before anything exists there",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: PreviewQuery,
    response: z.object({ data: z.array(Preview) }),
  }),
  adPreviews: call({
    method: 'GET',
    path: '/api/v1/ads/previews/{id}',
    summary: "Facebook's own previews of a launched ad",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    params: idParams,
    response: z.object({ data: z.array(Preview) }),
  }),
  refresh: call({
    method: 'POST',
    path: '/api/v1/ads/refresh/{id}',
    summary: "Read an ad's state, figures and parts at its platform now",
    spec: 'ads §4',
    access: forAgencyOrClient(),
    params: idParams,
    response: AdChange,
  }),
  archive: call({
    method: 'POST',
    path: '/api/v1/ads/archive/{id}',
    summary: 'Stop an ad on its platform and archive it',
    spec: 'ads §7',
    access: forAdManager,
    params: idParams,
    response: Done,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/ads/delete/{id}',
    summary: 'Stop an ad on its platform and delete it',
    spec: 'ads §8',
    access: forAdManager,
    params: idParams,
    response: Done,
  }),
  alertSettings: call({
    method: 'GET',
    path: '/api/v1/ads/alerts',
    summary: 'Which events of running ads the agency is notified of',
    spec: 'ads §2',
    access: forAgency,
    response: AdAlertSettings,
  }),
  updateAlertSettings: call({
    method: 'PUT',
    path: '/api/v1/ads/alerts',
    summary: 'Choose which events of running ads the agency is notified of',
    spec: 'ads §2',
    access: forAgency,
    /** What is not named stays. */
    body: AdAlertSettings.partial(),
    response: AdAlertSettings,
  }),
  updateLimits: call({
    method: 'PUT',
    path: '/api/v1/ads/limits/{id}',
    summary: "Set an ad's spend cap, at which it is paused, and its highest cost per result",
    spec: 'ads §2',
    access: forAdManager,
    params: idParams,
    /** What is not named stays. */
    body: AdLimits.partial(),
    response: AdLimits,
  }),
  updateBudget: call({
    ...budget,
    path: '/api/v1/ads/update-budget/{id}',
    summary: "Change an ad's budget, on whichever level its platform holds it",
  }),
  facebookCampaignStatus: call({
    ...status,
    path: '/api/v1/ads/facebook/campaign/status/{id}',
    summary: 'Pause a Facebook campaign or let it go on; `id` is the ad',
  }),
  facebookCampaignBudget: call({
    ...budget,
    path: '/api/v1/ads/facebook/campaign/budget/{id}',
    summary: "Change a Facebook campaign's budget; `id` is the ad",
  }),
  facebookAdSetStatus: call({
    ...status,
    path: '/api/v1/ads/facebook/adset/status/{id}',
    summary: 'Pause a Facebook ad set or let it go on',
  }),
  facebookAdSetBudget: call({
    ...budget,
    path: '/api/v1/ads/facebook/adset/budget/{id}',
    summary: "Change a Facebook ad set's budget",
  }),
  facebookAdStatus: call({
    ...status,
    path: '/api/v1/ads/facebook/ad/status/{id}',
    summary: 'Pause one ad of an ad set or let it go on; Facebook knows no budget on this level',
  }),
};
