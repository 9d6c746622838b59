import * as z from 'zod';
import { forAgency } from '../../../access';
import { call } from '../../../define';
import { BaseUpdatedAt, Id, queryId } from '../../../fields';
import { Done, idParams } from '../../../list';
import { ProjectTracker, TrackerChange, TrackerForm, TrackerWebhook, TrackerWebhookForm } from './schemas';

export const projectTrackersCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/project-trackers',
    summary: 'Issue trackers that a project is connected to',
    spec: 'widget §3.3',
    access: forAgency,
    query: z.object({ project_id: queryId }),
    response: z.object({ data: z.array(ProjectTracker) }),
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/project-trackers',
    summary: 'Connect a repository, team or project of an issue tracker, after a test of its token',
    spec: 'widget §3.3',
    access: forAgency,
    body: TrackerForm.extend({ project_id: Id }),
    response: ProjectTracker,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/project-trackers/{id}',
    summary: 'Change target or token of a tracker, after a test',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    body: TrackerChange.extend({ base_updated_at: BaseUpdatedAt }),
    response: ProjectTracker,
  }),
  viewWebhook: call({
    method: 'GET',
    path: '/api/v1/project-trackers/{id}/webhook',
    summary: 'Address and secret with which the tracker reports changed issues',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    response: TrackerWebhook,
  }),
  updateWebhook: call({
    method: 'PUT',
    path: '/api/v1/project-trackers/{id}/webhook',
    summary: "Replace the secret of the tracker's webhook: by a new one, or by the one that Linear made",
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    body: TrackerWebhookForm,
    response: TrackerWebhook,
    isSecret: true,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/project-trackers/{id}',
    summary: 'Disconnect a tracker; tickets still show the issues with their last status',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
};
