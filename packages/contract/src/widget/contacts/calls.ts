import * as z from 'zod';
import { forAgency } from '../../access';
import { messages } from '../../constants/texts/messages';
import { maxImportBytes, uploadFormBytes } from '../../constants/uploads';
import { call } from '../../define';
import { countedPageResponse, idParams, listQuery } from '../../list';
import { ContactImport, contactImportFields } from './ContactImport';
import { Contact, ContactRow, contactFilterShape, contactSorts } from './schemas';

const contactList = listQuery({
  sort: contactSorts,
  filters: contactFilterShape,
  perPage: 20,
});

const importForm = {
  body: z.object({
    file: z.file().min(1, messages.fieldRequired).max(maxImportBytes),
    ...contactImportFields,
  }),
  bodyType: 'multipart',
  maxBodyBytes: maxImportBytes + 2 * uploadFormBytes,
} as const;

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
  previewImport: call({
    method: 'POST',
    path: '/api/v1/contacts/import/preview',
    summary: 'What an import of a CSV file would do; nothing is stored',
    spec: 'widget §3.1',
    access: forAgency,
    ...importForm,
    response: ContactImport,
  }),
  import: call({
    method: 'POST',
    path: '/api/v1/contacts/import',
    summary: 'Add and change contacts from a CSV file; again, it changes nothing',
    spec: 'widget §3.1',
    access: forAgency,
    ...importForm,
    response: ContactImport,
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
