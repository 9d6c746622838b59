import * as z from 'zod';
import { forAgencyOrClient } from '../access';
import { call } from '../define';
import { listOf, listQuery } from '../list';
import { platforms } from '../templates/schemas';
import { Ad, adFilterStatuses } from './schemas';

export const adsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/ads',
    summary: 'Launched ads',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({
      sort: ['created_at', 'name', 'spend', 'results'],
      filters: {
        platform: z.enum(platforms).optional(),
        status: z.enum(adFilterStatuses).optional(),
        client_user_id: z.coerce.number().int().optional(),
      },
    }),
    response: listOf(Ad),
  }),
};
