import * as z from 'zod';
import { forVisitor } from '../access';
import { call } from '../define';
import { maxTicketBytes, TicketPayload } from './schemas';

export const ticketsCalls = {
  create: call({
    method: 'POST',
    path: '/sdk/bugs/v2',
    summary: 'Send feedback, a bug report or a crash report',
    spec: 'widget §7',
    access: forVisitor,
    body: TicketPayload,
    response: z.looseObject({ id: z.int(), shareToken: z.string(), type: z.string(), status: z.string() }),
    status: 201,
    maxBodyBytes: maxTicketBytes,
  }),
};
