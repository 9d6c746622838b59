import * as z from 'zod';
import { forAdManager, forAgencyOrClient } from '../../access';
import { googlePageSize } from '../../constants/lists';
import { call } from '../../define';
import { Id, queryId } from '../../fields';
import { listQuery, pageResponse } from '../../list';
import { AdAccount, Source } from '../sources/schemas';
import {
  GoogleAdChange,
  GoogleAdminPermission,
  GoogleAudienceSignal,
  GoogleBudgetChange,
  GoogleConversionGoal,
  GoogleDefaultAccount,
  GoogleLocation,
  GoogleSourceAssets,
  GoogleStatusChange,
} from './schemas';

const ofAccount = listQuery({
  sort: ['name'],
  filters: { ad_account_id: queryId },
  perPage: googlePageSize,
});

export const googleSourcesCalls = {
  store: call({
    method: 'POST',
    path: '/api/v2/source/google/store',
    summary: 'Choose which Google Ads accounts are used',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: GoogleSourceAssets,
    response: Source,
  }),
  updateBudget: call({
    method: 'PUT',
    path: '/api/v2/source/google/update-budget',
    summary: "Change a Google campaign's budget",
    spec: 'ads §7',
    access: forAdManager,
    body: GoogleBudgetChange,
    response: GoogleAdChange,
  }),
  updateCampaignStatus: call({
    method: 'PUT',
    path: '/api/v2/source/google/update-campaign-status',
    summary: 'Pause a Google campaign or let it go on',
    spec: 'ads §7',
    access: forAdManager,
    body: GoogleStatusChange,
    response: GoogleAdChange,
  }),
  audienceSignals: call({
    method: 'GET',
    path: '/api/v2/source/google/audience-signals',
    summary: "An account's audiences, to signal whom an ad is for",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: ofAccount,
    response: pageResponse(GoogleAudienceSignal),
  }),
  locations: call({
    method: 'GET',
    path: '/api/v2/source/google/locations',
    summary: 'Places that Google Ads can aim at',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({
      sort: ['name', 'reach'],
      filters: {
        ad_account_id: queryId.optional(),
        country_code: z.string().length(2).optional(),
        locale: z.string().max(10).optional(),
      },
      perPage: googlePageSize,
    }),
    response: pageResponse(GoogleLocation),
  }),
  conversionGoals: call({
    method: 'GET',
    path: '/api/v2/source/google/conversion-goals',
    summary: "An account's conversion goals",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: ofAccount,
    response: pageResponse(GoogleConversionGoal),
  }),
  adminPermission: call({
    method: 'GET',
    path: '/api/v2/source/google/admin-permission',
    summary: 'Whether the connected user administers an account',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: z.object({ ad_account_id: queryId }),
    response: GoogleAdminPermission,
  }),
  defaultAccounts: call({
    method: 'GET',
    path: '/api/v2/source/google/default-accounts',
    summary: 'The default Google Ads account of the agency and of its clients',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: z.object({ client_user_id: queryId.optional() }),
    response: z.object({ data: z.array(GoogleDefaultAccount) }),
  }),
  setDefaultAccount: call({
    method: 'POST',
    path: '/api/v2/source/google/default-accounts',
    summary: 'Set the default Google Ads account',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: z.object({ ad_account_id: Id, client_user_id: Id.nullable().default(null) }),
    response: AdAccount,
  }),
};
