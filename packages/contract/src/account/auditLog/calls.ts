import * as z from 'zod';
import { forAgency } from '../../access';
import { call } from '../../define';
import { Day, queryId } from '../../fields';
import { listQuery, pageResponse } from '../../list';
import { AuditEntry } from './schemas';

export const auditLogCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/audit-log',
    summary: 'Who changed what in the agency',
    spec: 'ads §6',
    access: forAgency,
    query: listQuery({
      sort: ['created_at'],
      filters: {
        action: z.string().max(100).optional(),
        user_id: queryId.optional(),
        /** E.g. `clients`; with `item_id`, the history of one record. */
        item_kind: z.string().max(100).optional(),
        item_id: queryId.optional(),
        from: Day.optional(),
        to: Day.optional(),
      },
    }),
    response: pageResponse(AuditEntry),
  }),
};
