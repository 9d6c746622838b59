import * as z from 'zod';
import { forAgency } from '../../../access';
import { call } from '../../../define';
import { BaseUpdatedAt, Id, queryId } from '../../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../../list';
import { FeatureCommentForm } from '../visitor/schemas';
import {
  FeatureRequestForm,
  featureRequestStatuses,
  ProjectFeatureRequest,
  ProjectFeatureThread,
} from './schemas';

export const projectFeatureRequestsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/feature-requests',
    summary: 'Feature requests of a project, those with most votes first',
    spec: 'widget §2.3',
    access: forAgency,
    query: listQuery({
      sort: ['votes', 'created_at', 'title'],
      filters: { project_id: queryId, status: z.enum(featureRequestStatuses).optional() },
    }),
    response: pageResponse(ProjectFeatureRequest),
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/feature-requests/{id}',
    summary: 'One request with its comments',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: ProjectFeatureThread,
  }),
  storeComment: call({
    method: 'POST',
    path: '/api/v1/feature-requests/{id}/comments',
    summary: 'Answer the comments on a request; visitors read it',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: FeatureCommentForm,
    response: ProjectFeatureThread,
    status: 201,
  }),
  deleteComment: call({
    method: 'DELETE',
    path: '/api/v1/feature-requests/comments/{id}',
    summary: 'Delete a comment on a request',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/feature-requests',
    summary: 'Add a request for visitors to vote on',
    spec: 'widget §2.3',
    access: forAgency,
    body: FeatureRequestForm.extend({ project_id: Id }),
    response: ProjectFeatureRequest,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/feature-requests/{id}',
    summary: 'Edit a request',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: FeatureRequestForm.extend({ base_updated_at: BaseUpdatedAt }),
    response: ProjectFeatureRequest,
  }),
  updateStatus: call({
    method: 'PUT',
    path: '/api/v1/feature-requests/{id}/status',
    summary: 'Change the status of a request, whatever else was edited',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: z.object({ status: z.enum(featureRequestStatuses) }),
    response: ProjectFeatureRequest,
  }),
  merge: call({
    method: 'POST',
    path: '/api/v1/feature-requests/{id}/merge',
    summary: 'Merge a request into another one of its project with its comments; each visitor counts once',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: z.object({ into: Id }),
    response: ProjectFeatureRequest,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/feature-requests/{id}',
    summary: 'Delete a request with its votes and comments',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
};
