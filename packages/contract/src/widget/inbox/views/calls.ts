import * as z from 'zod';
import { forAgency } from '../../../access';
import { call } from '../../../define';
import { Done, idParams } from '../../../list';
import { InboxView, InboxViewForm } from './schemas';

export const inboxViewsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/inbox-views',
    summary: "The user's saved views and those shared by the team, with their counts",
    spec: 'widget §3.3',
    access: forAgency,
    response: z.object({ data: z.array(InboxView) }),
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/inbox-views',
    summary: 'Save filters as a view',
    spec: 'widget §3.3',
    access: forAgency,
    body: InboxViewForm,
    response: InboxView,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/inbox-views/{id}',
    summary: 'Rename, share or change an own view',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    body: InboxViewForm,
    response: InboxView,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/inbox-views/{id}',
    summary: 'Delete an own view',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
};
