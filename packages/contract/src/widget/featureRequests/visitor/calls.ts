import * as z from 'zod';
import { forVisitor } from '../../../access';
import { call } from '../../../define';
import { listQuery, pageResponse } from '../../../list';
import { FeatureCommentForm, FeatureRequest, FeatureRequestThread } from './schemas';

const params = z.object({ id: z.string().min(1).max(100) });

export const featureRequestsCalls = {
  list: call({
    method: 'GET',
    path: '/sdk/featurerequests',
    summary: 'What visitors wish for',
    spec: 'widget §2.3',
    access: forVisitor,
    query: listQuery({ sort: ['votes', 'created_at'] }),
    response: pageResponse(FeatureRequest),
  }),
  create: call({
    method: 'POST',
    path: '/sdk/featurerequests',
    summary: 'Ask for a feature',
    spec: 'widget §2.3',
    access: forVisitor,
    budget: 'create',
    body: z.object({
      title: z.string().trim().min(1, 'This field is required.').max(200),
      description: z.string().trim().max(10_000).default(''),
    }),
    response: FeatureRequest,
    status: 201,
  }),
  view: call({
    method: 'GET',
    path: '/sdk/featurerequests/{id}',
    summary: 'A feature request with its comments',
    spec: 'widget §2.3',
    access: forVisitor,
    params,
    response: FeatureRequestThread,
  }),
  comment: call({
    method: 'POST',
    path: '/sdk/featurerequests/{id}/comments',
    summary: 'Comment on a feature request',
    spec: 'widget §2.3',
    access: forVisitor,
    params,
    body: FeatureCommentForm,
    response: FeatureRequestThread,
    status: 201,
  }),
  vote: call({
    method: 'PUT',
    path: '/sdk/featurerequests/{id}/vote',
    summary: 'Vote for a feature, or take the vote back',
    spec: 'widget §2.3',
    access: forVisitor,
    params,
    body: z.object({ voted: z.boolean() }),
    response: FeatureRequest,
  }),
};
