import * as z from 'zod';
import { forVisitor } from '../access';
import { call } from '../define';
import { TourConfig } from './schemas';

export const outboundCalls = {
  productTour: call({
    method: 'POST',
    path: '/sdk/outbound/producttours',
    summary: 'The steps of a product tour',
    spec: 'widget §7',
    access: forVisitor,
    body: z.object({ outboundId: z.string().min(1).max(100) }),
    response: z.object({ config: TourConfig }),
    status: 200,
  }),
};
