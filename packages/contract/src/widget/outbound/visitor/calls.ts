import * as z from 'zod';
import { forVisitor } from '../../../access';
import { call } from '../../../define';
import { TourConfig } from './schemas';

export const outboundCalls = {
  productTour: call({
    method: 'POST',
    path: '/sdk/outbound/producttours',
    summary: 'The steps of a product tour',
    spec: 'widget §7',
    access: forVisitor,
    budget: 'tour',
    body: z.object({ outboundId: z.string().min(1).max(100) }),
    response: z.object({ config: TourConfig }),
    status: 200,
  }),
  validateTour: call({
    method: 'POST',
    path: '/sdk/outbound/producttourvalidation',
    summary: 'Whether a tour may still run; for installed clients from version 14.2.1 on',
    spec: 'widget §7',
    access: forVisitor,
    budget: 'tour',
    body: z.object({ outboundId: z.string().min(1).max(100), currentUrl: z.string().max(10_000).optional() }),
    response: z.object({ status: z.enum(['live', 'draft']), passedPageFilter: z.boolean() }),
    status: 200,
  }),
};
