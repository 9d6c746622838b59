import * as z from 'zod';
import { forAgency } from '../../access';
import { call } from '../../define';
import { queryId } from '../../fields';
import { idParams, listQuery, pageResponse } from '../../list';
import { Contact, ContactRow } from './schemas';

const contactList = listQuery({
  sort: ['last_seen_at', 'created_at', 'name'],
  filters: { project_id: queryId.optional(), kind: z.enum(['identified', 'guest']).optional() },
  perPage: 20,
});

export const contactsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/contacts',
    summary: 'Identified users, and guests who wrote or left a name',
    spec: 'widget §3.1',
    access: forAgency,
    query: contactList,
    response: pageResponse(ContactRow),
  }),
  export: call({
    method: 'GET',
    path: '/api/v1/contacts/export',
    summary: 'The listed contacts as a file',
    spec: 'widget §3.1',
    access: forAgency,
    query: contactList.omit({ page: true, per_page: true }),
    response: 'csv',
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/contacts/{id}',
    summary: 'One contact with sessions, events, tickets and conversations',
    spec: 'widget §3.1',
    access: forAgency,
    params: idParams,
    response: Contact,
  }),
};
