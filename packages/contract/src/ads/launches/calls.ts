import * as z from 'zod';
import { forAdManager, forAgencyOrClient } from '../../access';
import { launchStatuses } from '../../constants/launches';
import { platforms } from '../../constants/templates';
import { call } from '../../define';
import { idParams, listQuery, pageResponse } from '../../list';
import { AdResubmit, ResubmitDraft } from './adResubmit';
import { GoogleLaunch, InstantGoogleLaunch } from './googleLaunch';
import { FacebookLaunch, InstantFacebookLaunch, Launch, LaunchReview } from './schemas';

export const launchesCalls = {
  reviewFacebook: call({
    method: 'POST',
    path: '/api/v1/adlane/facebook/review',
    summary: 'What blocks a Facebook launch, and the exact requests that it would send; sends nothing',
    spec: 'ads §2',
    access: forAgencyOrClient('ads_launch'),
    body: FacebookLaunch,
    response: LaunchReview,
  }),
  facebook: call({
    method: 'POST',
    path: '/api/v1/adlane/facebook',
    summary: 'Launch a template on Facebook',
    spec: 'ads §7',
    access: forAgencyOrClient('ads_launch'),
    body: FacebookLaunch,
    response: Launch,
    status: 202,
  }),
  reviewInstantFacebook: call({
    method: 'POST',
    path: '/api/v1/adlane/instant/facebook/review',
    summary:
      'What blocks an instant launch, and the exact requests that it would send; stores and sends nothing',
    spec: 'ads §2',
    access: forAgencyOrClient('ads_launch'),
    body: InstantFacebookLaunch,
    response: LaunchReview,
  }),
  instantFacebook: call({
    method: 'POST',
    path: '/api/v1/adlane/instant/facebook',
    summary: 'Launch on Facebook immediately, without a template',
    spec: 'ads §7',
    access: forAgencyOrClient('ads_launch'),
    body: InstantFacebookLaunch,
    response: Launch,
    status: 202,
  }),
  reviewGoogle: call({
    method: 'POST',
    path: '/api/v1/adlane/google/review',
    summary: 'What blocks a Google launch, and the exact requests that it would send; sends nothing',
    spec: 'ads §2',
    access: forAgencyOrClient('ads_launch'),
    body: GoogleLaunch,
    response: LaunchReview,
  }),
  google: call({
    method: 'POST',
    path: '/api/v1/adlane/google',
    summary: 'Launch a template on Google',
    spec: 'ads §7',
    access: forAgencyOrClient('ads_launch'),
    body: GoogleLaunch,
    response: Launch,
    status: 202,
  }),
  reviewInstantGoogle: call({
    method: 'POST',
    path: '/api/v1/adlane/instant/google/review',
    summary: 'What blocks an instant launch on Google, checked by Google, too; stores and creates nothing',
    spec: 'ads §2',
    access: forAgencyOrClient('ads_launch'),
    body: InstantGoogleLaunch,
    response: LaunchReview,
  }),
  instantGoogle: call({
    method: 'POST',
    path: '/api/v1/adlane/instant/google',
    summary: 'Launch on Google immediately, without a template',
    spec: 'ads §7',
    access: forAgencyOrClient('ads_launch'),
    body: InstantGoogleLaunch,
    response: Launch,
    status: 202,
  }),
  list: call({
    method: 'GET',
    path: '/api/v1/adlane',
    summary: 'Launches, with what became of them',
    spec: 'ads §4',
    access: forAgencyOrClient('ads_launch'),
    query: listQuery({
      sort: ['created_at', 'updated_at'],
      filters: {
        status: z.enum(launchStatuses).optional(),
        platform: z.enum(platforms).optional(),
        /** Ids with commas, to follow several launches at once. */
        ids: z
          .string()
          .regex(/^\d{1,9}(,\d{1,9}){0,49}$/)
          .optional(),
      },
    }),
    response: pageResponse(Launch),
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/adlane/{id}',
    summary: 'Progress of a launch, step by step',
    spec: 'ads §7',
    access: forAgencyOrClient('ads_launch'),
    params: idParams,
    response: Launch,
  }),
  resubmitDraft: call({
    method: 'GET',
    path: '/api/v1/adlane/{id}/resubmit',
    summary: 'A rejected ad as a resubmit takes it, with the field of each reason; `id` is the ad',
    spec: 'ads §3',
    access: forAdManager,
    params: idParams,
    response: ResubmitDraft,
  }),
  resubmit: call({
    method: 'POST',
    path: '/api/v1/adlane/{id}/resubmit',
    summary: 'Resubmit an ad with changes; `id` is the ad',
    spec: 'ads §7',
    access: forAdManager,
    params: idParams,
    body: AdResubmit,
    response: Launch,
    status: 202,
  }),
  resume: call({
    method: 'POST',
    path: '/api/v1/adlane/{id}/resume',
    summary: 'Go on with a launch that failed, from the step that did',
    spec: 'ads §4',
    access: forAgencyOrClient('ads_launch'),
    params: idParams,
    response: Launch,
    status: 202,
  }),
  rollBack: call({
    method: 'POST',
    path: '/api/v1/adlane/{id}/roll-back',
    summary: 'Take back what a failed launch left on the platform',
    spec: 'ads §4',
    access: forAgencyOrClient('ads_launch'),
    params: idParams,
    response: Launch,
    status: 202,
  }),
};
