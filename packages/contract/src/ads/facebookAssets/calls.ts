import * as z from 'zod';
import { forAgencyOrClient } from '../../access';
import { facebookPageSize, maxSearchLength } from '../../constants/lists';
import { call } from '../../define';
import { queryId } from '../../fields';
import { listQuery, pageResponse } from '../../list';
import { AdAccount, FacebookPage } from '../sources/schemas';
import { PagePostList } from './pagePosts';
import {
  AccountsAndPages,
  AdSetTarget,
  BusinessManager,
  CampaignTarget,
  CustomAudience,
  FacebookAsset,
  FacebookLeadForm,
  InstagramAccount,
  PageTerms,
  Pixel,
  PixelForm,
  ReachEstimate,
  ReachQuery,
} from './schemas';

const businessFilters = { source_id: queryId, business_manager_id: z.string().max(128).optional() };
const ofBusiness = listQuery({ sort: ['name'], filters: businessFilters, perPage: facebookPageSize });
const ofAccount = listQuery({
  sort: ['name'],
  filters: { ad_account_id: queryId },
  perPage: facebookPageSize,
});
const ofPage = listQuery({
  sort: ['name', 'created_at'],
  filters: { page_id: queryId },
  perPage: facebookPageSize,
});

export const facebookAssetsCalls = {
  accountsAndPages: call({
    method: 'GET',
    path: '/api/v1/source/facebook/accounts-pages',
    summary: 'Ad accounts and pages that the Facebook user manages',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: z.object(businessFilters),
    response: AccountsAndPages,
  }),
  subAccounts: call({
    method: 'GET',
    path: '/api/v1/source/facebook/sub-accounts',
    summary: "A business manager's own and client ad accounts",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: ofBusiness,
    response: pageResponse(AdAccount),
  }),
  businessManagers: call({
    method: 'GET',
    path: '/api/v1/source/facebook/business/managers',
    summary: 'Business managers of the Facebook user',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({ sort: ['name'], filters: { source_id: queryId }, perPage: facebookPageSize }),
    response: pageResponse(BusinessManager),
  }),
  pages: call({
    method: 'GET',
    path: '/api/v1/source/facebook/pages',
    summary: 'Pages of a business manager',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: ofBusiness,
    response: pageResponse(FacebookPage),
  }),
  userAdAccounts: call({
    method: 'GET',
    path: '/api/v1/source/facebook/user-ad-accounts',
    summary: "The Facebook user's own ad accounts",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: ofBusiness,
    response: pageResponse(AdAccount),
  }),
  pixels: call({
    method: 'GET',
    path: '/api/v1/facebook/pixels',
    summary: "An ad account's pixels",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: ofAccount,
    response: pageResponse(Pixel),
  }),
  createPixel: call({
    method: 'POST',
    path: '/api/v1/facebook/pixels',
    summary: 'Create a pixel in an ad account',
    spec: 'ads §8',
    access: forAgencyOrClient('ads_launch'),
    body: PixelForm,
    response: Pixel,
    status: 201,
  }),
  instagramAccounts: call({
    method: 'GET',
    path: '/api/v1/facebook/instagram-accounts',
    summary: 'Instagram accounts that an ad account may advertise for',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: ofAccount,
    response: pageResponse(InstagramAccount),
  }),
  customAudiences: call({
    method: 'GET',
    path: '/api/v1/facebook/custom-audiences',
    summary: "An ad account's custom audiences",
    spec: 'ads §3',
    access: forAgencyOrClient(),
    query: ofAccount,
    response: pageResponse(CustomAudience),
  }),
  campaigns: call({
    method: 'GET',
    path: '/api/v1/facebook/campaigns',
    summary: 'Campaigns of an ad account that a launch can add to',
    spec: 'ads §3',
    access: forAgencyOrClient('ads_launch'),
    query: ofAccount,
    response: pageResponse(CampaignTarget),
  }),
  adSets: call({
    method: 'GET',
    path: '/api/v1/facebook/ad-sets',
    summary: 'Ad sets of a campaign that a launch can add to',
    spec: 'ads §3',
    access: forAgencyOrClient('ads_launch'),
    query: listQuery({
      sort: ['name'],
      filters: { ad_account_id: queryId, campaign_id: z.string().regex(/^\d{1,32}$/) },
      perPage: facebookPageSize,
    }),
    response: pageResponse(AdSetTarget),
  }),
  conversionEvents: call({
    method: 'GET',
    path: '/api/v1/facebook/conversion-events',
    summary: 'Events that a pixel has seen',
    spec: 'ads §3',
    access: forAgencyOrClient(),
    query: listQuery({ sort: ['name'], filters: { ad_account_id: queryId, pixel_id: z.string().max(128) } }),
    response: pageResponse(FacebookAsset),
  }),
  leadForms: call({
    method: 'GET',
    path: '/api/v1/facebook/lead-forms',
    summary: "A page's lead forms on Facebook",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: ofPage,
    response: pageResponse(FacebookLeadForm),
  }),
  posts: call({
    method: 'GET',
    path: '/api/v1/facebook/posts',
    summary: "A page's published posts, which a launch can promote",
    spec: 'ads §3',
    access: forAgencyOrClient('ads_launch'),
    query: z.object({
      page_id: queryId,
      /** Part of the text. */
      search: z.string().trim().max(maxSearchLength).optional(),
      /** `after` of the answer before; absent for the newest posts. */
      after: z.string().max(1024).optional(),
    }),
    response: PagePostList,
  }),
  pageTerms: call({
    method: 'GET',
    path: '/api/v1/facebook/page-terms',
    summary: 'Whether a page has accepted the terms of lead ads',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: z.object({ page_id: queryId }),
    response: PageTerms,
  }),
  reachEstimate: call({
    method: 'POST',
    path: '/api/v1/facebook/reach-estimate',
    summary: 'How many people an audience holds',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: ReachQuery,
    response: ReachEstimate,
  }),
};
