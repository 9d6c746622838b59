import * as z from 'zod';
import { forAgency } from '../../../access';
import { call } from '../../../define';
import { BaseUpdatedAt, Id, queryId } from '../../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../../list';
import {
  ProjectWebhook,
  WebhookDelivery,
  WebhookForm,
  WebhookSecret,
  webhookDeliveryStatuses,
} from './schemas';

export const projectWebhooksCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/project-webhooks',
    summary: "A project's webhooks",
    spec: 'widget §3.3',
    access: forAgency,
    query: z.object({ project_id: queryId }),
    response: z.object({ data: z.array(ProjectWebhook) }),
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/project-webhooks',
    summary: 'Create a webhook; its secret is shown once',
    spec: 'widget §3.3',
    access: forAgency,
    body: WebhookForm.extend({ project_id: Id }),
    response: WebhookSecret,
    status: 201,
    isSecret: true,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/project-webhooks/{id}',
    summary: 'Change the address or the events of a webhook',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    body: WebhookForm.extend({ base_updated_at: BaseUpdatedAt }),
    response: ProjectWebhook,
  }),
  pause: call({
    method: 'PUT',
    path: '/api/v1/project-webhooks/{id}/pause',
    summary: 'Pause a webhook or resume it; pending deliveries wait',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    body: z.object({ is_paused: z.boolean() }),
    response: ProjectWebhook,
  }),
  rotate: call({
    method: 'POST',
    path: '/api/v1/project-webhooks/{id}/secret',
    summary: 'Replace the secret; the previous one signs as well for another 24 hours',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    response: WebhookSecret,
    status: 201,
    isSecret: true,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/project-webhooks/{id}',
    summary: 'Delete a webhook with its deliveries',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
  deliveries: call({
    method: 'GET',
    path: '/api/v1/project-webhooks/{id}/deliveries',
    summary: 'Deliveries of a webhook with request and response',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    query: listQuery({
      sort: ['created_at'],
      filters: { status: z.enum(webhookDeliveryStatuses).optional() },
      perPage: 20,
    }),
    response: pageResponse(WebhookDelivery),
  }),
  resend: call({
    method: 'POST',
    path: '/api/v1/project-webhooks/deliveries/{id}/resend',
    summary: 'Send a delivery again',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    response: WebhookDelivery,
  }),
};
