import * as z from 'zod';
import { forAgencyOrClient } from '../../access';
import { call } from '../../define';
import { queryId } from '../../fields';
import { Done, listQuery, pageResponse } from '../../list';
import { Tag, TagForm, tagOrigins } from './schemas';

export const tagsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/tags',
    summary: 'Tags of the agency and of the CRM',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({
      sort: ['name'],
      filters: { origin: z.enum(tagOrigins).optional(), client_user_id: queryId.optional() },
      perPage: 100,
    }),
    response: pageResponse(Tag),
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/tags/store',
    summary: 'Make a tag',
    spec: 'ads §7',
    access: forAgencyOrClient('ads_launch'),
    body: TagForm,
    response: Tag,
    status: 201,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/tags/delete/{id}',
    summary: "Delete one of the agency's tags",
    spec: 'ads §7',
    access: forAgencyOrClient('ads_launch'),
    params: z.object({ id: queryId }),
    response: Done,
  }),
};
