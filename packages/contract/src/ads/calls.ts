import * as z from 'zod';
import { forAgencyOrClient } from '../access';
import { adFilterStatuses } from '../constants/launches';
import { platforms } from '../constants/templates';
import { call } from '../define';
import { listOf, listQuery } from '../list';
import { Ad } from './schemas';

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
