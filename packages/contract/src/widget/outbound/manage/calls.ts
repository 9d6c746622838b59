import * as z from 'zod';
import { forAgency } from '../../../access';
import { call } from '../../../define';
import { BaseUpdatedAt, Id, queryId } from '../../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../../list';
import {
  MessageForm,
  MessageRow,
  MessageTargets,
  messageKinds,
  messageStatuses,
  OutboundMessageDetail,
} from './schemas';

export const outboundMessagesCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/outbound/messages',
    summary: 'Messages of a project with the visitors that they reached',
    spec: 'widget §3.12',
    access: forAgency,
    query: listQuery({
      sort: ['name', 'created_at', 'updated_at'],
      filters: {
        project_id: queryId,
        status: z.enum(messageStatuses).optional(),
        kind: z.enum(messageKinds).optional(),
      },
    }),
    response: pageResponse(MessageRow),
  }),
  targets: call({
    method: 'GET',
    path: '/api/v1/outbound/targets',
    summary: 'Surveys, news, checklists, articles, forms and bots that messages can open',
    spec: 'widget §3.12',
    access: forAgency,
    query: z.object({ project_id: queryId }),
    response: MessageTargets,
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/outbound/messages/{id}',
    summary: 'One message with its content and rules',
    spec: 'widget §3.12',
    access: forAgency,
    params: idParams,
    response: OutboundMessageDetail,
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/outbound/messages',
    summary: 'Create a message as a draft',
    spec: 'widget §3.12',
    access: forAgency,
    body: MessageForm.safeExtend({ project_id: Id }),
    response: OutboundMessageDetail,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/outbound/messages/{id}',
    summary: 'Replace a message; a live one changes at once',
    spec: 'widget §3.12',
    access: forAgency,
    params: idParams,
    body: MessageForm.safeExtend({ base_updated_at: BaseUpdatedAt }),
    response: OutboundMessageDetail,
  }),
  updateStatus: call({
    method: 'PUT',
    path: '/api/v1/outbound/messages/{id}/status',
    summary: 'Start or pause a message; pausing withdraws what no page has shown',
    spec: 'widget §3.12',
    access: forAgency,
    params: idParams,
    body: z.object({ status: z.enum(['live', 'paused']) }),
    response: OutboundMessageDetail,
  }),
  duplicate: call({
    method: 'POST',
    path: '/api/v1/outbound/messages/{id}/duplicate',
    summary: 'Copy a message as a draft',
    spec: 'widget §3.12',
    access: forAgency,
    params: idParams,
    response: OutboundMessageDetail,
    status: 201,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/outbound/messages/{id}',
    summary: 'Delete a message with its figures',
    spec: 'widget §3.12',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
};
