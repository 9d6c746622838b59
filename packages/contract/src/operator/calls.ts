import * as z from 'zod';
import { forSuperAdmin } from '../access';
import { call } from '../define';
import { idParams, listQuery, pageResponse } from '../list';
import { OutboundMessage } from '../outbound/schemas';
import { ScreenshotData, Ticket, TicketRow, ticketStatuses, WebReplay } from '../tickets/schemas';
import { IdentityKey, identityModes, StoredMail, WidgetProject } from './schemas';

export const operatorCalls = {
  tickets: call({
    method: 'GET',
    path: '/api/v1/operator/tickets',
    summary: 'Tickets that the widget sent',
    spec: 'widget §3.3',
    access: forSuperAdmin,
    query: listQuery({
      sort: ['created_at', 'priority'],
      filters: { status: z.enum(ticketStatuses).optional(), type: z.string().max(50).optional() },
      perPage: 20,
    }),
    response: pageResponse(TicketRow),
  }),
  ticket: call({
    method: 'GET',
    path: '/api/v1/operator/tickets/{id}',
    summary: 'One ticket with its logs',
    spec: 'widget §3.3',
    access: forSuperAdmin,
    params: idParams,
    response: Ticket,
  }),
  ticketScreenshot: call({
    method: 'GET',
    path: '/api/v1/operator/tickets/{id}/screenshot',
    summary: "A ticket's picture of the page, as HTML data",
    spec: 'widget §3.3',
    access: forSuperAdmin,
    params: idParams,
    response: ScreenshotData,
  }),
  ticketReplay: call({
    method: 'GET',
    path: '/api/v1/operator/tickets/{id}/replay',
    summary: "A ticket's recorded events",
    spec: 'widget §3.7',
    access: forSuperAdmin,
    params: idParams,
    response: WebReplay,
  }),
  ticketRecording: call({
    method: 'GET',
    path: '/api/v1/operator/tickets/{id}/recording',
    summary: "A ticket's recording of the screen, as a video",
    spec: 'widget §4.6',
    access: forSuperAdmin,
    params: idParams,
    response: 'file',
  }),
  updateTicket: call({
    method: 'PUT',
    path: '/api/v1/operator/tickets/{id}',
    summary: "Change a ticket's status or priority",
    spec: 'widget §3.3',
    access: forSuperAdmin,
    params: idParams,
    body: z.object({
      status: z.enum(ticketStatuses).optional(),
      priority: z.enum(['LOW', 'MEDIUM', 'HIGH']).optional(),
    }),
    response: Ticket,
  }),
  outbox: call({
    method: 'GET',
    path: '/api/v1/operator/outbox',
    summary: 'The latest emails, in development only; 404 where emails are delivered',
    spec: 'ads §2',
    access: forSuperAdmin,
    response: z.object({ data: z.array(StoredMail) }),
    isSecret: true,
  }),
  sendOutbound: call({
    method: 'POST',
    path: '/api/v1/operator/outbound',
    summary: "Show something on visitors' pages",
    spec: 'widget §3.12',
    access: forSuperAdmin,
    body: OutboundMessage,
    response: z.object({
      /** Number of recipients, delivered at once or on their next page load. */
      visitors: z.int(),
    }),
    status: 201,
  }),
  projects: call({
    method: 'GET',
    path: '/api/v1/operator/projects',
    summary: 'Sites that have the widget',
    spec: 'widget §3.1',
    access: forSuperAdmin,
    query: listQuery({ sort: ['name', 'created_at'] }),
    response: pageResponse(WidgetProject),
  }),
  updateIdentity: call({
    method: 'PUT',
    path: '/api/v1/operator/projects/{id}/identity',
    summary: 'Choose whether users must be proven',
    spec: 'widget §3.1',
    access: forSuperAdmin,
    params: idParams,
    body: z.object({ identityMode: z.enum(identityModes) }),
    response: WidgetProject,
  }),
  rotateIdentityKey: call({
    method: 'POST',
    path: '/api/v1/operator/projects/{id}/identity/key',
    summary: 'Make a new key for userHash; the last one counts for 24 hours more',
    spec: 'widget §3.1',
    access: forSuperAdmin,
    params: idParams,
    response: IdentityKey,
    status: 201,
    isSecret: true,
  }),
};
