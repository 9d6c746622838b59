import { forAgencyOrClient, forSuperAdmin } from '../../access';
import { call } from '../../define';
import {
  AdActivity,
  AdSpend,
  ConnectedAccounts,
  CostPerResult,
  dashboardQuery,
  LiveAds,
  OperatorFigures,
} from './schemas';

export const dashboardCalls = {
  adActivity: call({
    method: 'GET',
    path: '/api/v1/dashboard/ad-activity',
    summary: 'Impressions, clicks, results and spend by day',
    spec: 'ads §2',
    access: forAgencyOrClient(),
    query: dashboardQuery,
    response: AdActivity,
  }),
  connectedAccounts: call({
    method: 'GET',
    path: '/api/v1/dashboard/connected-accounts',
    summary: 'Whether Facebook, Google, the AI provider and the CRM are connected',
    spec: 'ads §2',
    access: forAgencyOrClient(),
    response: ConnectedAccounts,
  }),
  liveAds: call({
    method: 'GET',
    path: '/api/v1/dashboard/live-ads',
    summary: 'How many ads run',
    spec: 'ads §2',
    access: forAgencyOrClient(),
    query: dashboardQuery,
    response: LiveAds,
  }),
  costPerResult: call({
    method: 'GET',
    path: '/api/v1/dashboard/cost-per-result',
    summary: 'Average cost of a result',
    spec: 'ads §2',
    access: forAgencyOrClient(),
    query: dashboardQuery,
    response: CostPerResult,
  }),
  adSpend: call({
    method: 'GET',
    path: '/api/v1/dashboard/ad-spend',
    summary: 'Total ad spend',
    spec: 'ads §2',
    access: forAgencyOrClient(),
    query: dashboardQuery,
    response: AdSpend,
  }),
  operator: call({
    method: 'GET',
    path: '/api/v1/dashboard/operator',
    summary: "The super admin's figures",
    spec: 'ads §2',
    access: forSuperAdmin,
    response: OperatorFigures,
  }),
};
