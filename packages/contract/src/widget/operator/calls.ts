import * as z from 'zod';
import { forSuperAdmin } from '../../access';
import { call } from '../../define';
import { OutboundMessage } from '../outbound/visitor/schemas';
import { InboundMailState, StoredMail } from './schemas';

export const operatorCalls = {
  outbox: call({
    method: 'GET',
    path: '/api/v1/operator/outbox',
    summary: 'The latest emails, in development only; 404 where emails are delivered',
    spec: 'ads §2',
    access: forSuperAdmin,
    response: z.object({ data: z.array(StoredMail) }),
    isSecret: true,
  }),
  inboundMail: call({
    method: 'GET',
    path: '/api/v1/operator/inbound-mail',
    summary: 'Whether answers by email arrive at this installation',
    spec: 'widget §2.3',
    access: forSuperAdmin,
    response: InboundMailState,
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
};
