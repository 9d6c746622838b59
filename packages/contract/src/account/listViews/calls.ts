import * as z from 'zod';
import { forAgency } from '../../access';
import { call } from '../../define';
import { Done, idParams } from '../../list';
import { ListView, ListViewForm, listViewLists } from './schemas';

export const listViewsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/list-views',
    summary:
      "The user's saved views of a list and those shared by the team; of the inbox and of contacts with their counts",
    spec: 'ads §2',
    access: forAgency,
    query: z.object({ list: z.enum(listViewLists) }),
    response: z.object({ data: z.array(ListView) }),
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/list-views',
    summary: 'Save the filters of a list as a view',
    spec: 'ads §2',
    access: forAgency,
    body: ListViewForm,
    response: ListView,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/list-views/{id}',
    summary: 'Rename, share or change an own view',
    spec: 'ads §2',
    access: forAgency,
    params: idParams,
    body: ListViewForm,
    response: ListView,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/list-views/{id}',
    summary: 'Delete an own view',
    spec: 'ads §2',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
};
