import { forAgencyOrClient } from '../access';
import { call } from '../define';
import { idParams } from '../list';
import { FacebookLaunch, Launch, LaunchReview } from './schemas';

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
  view: call({
    method: 'GET',
    path: '/api/v1/adlane/{id}',
    summary: 'Progress of a launch, step by step',
    spec: 'ads §7',
    access: forAgencyOrClient('ads_launch'),
    params: idParams,
    response: Launch,
  }),
};
