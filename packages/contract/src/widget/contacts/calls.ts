import { forAgency } from '../../access';
import { call } from '../../define';
import { countedPageResponse, idParams, listQuery } from '../../list';
import { Contact, ContactRow, contactFilterShape, contactSorts } from './schemas';

const contactList = listQuery({
  sort: contactSorts,
  filters: contactFilterShape,
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
    response: countedPageResponse(ContactRow),
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
