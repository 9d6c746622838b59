import * as z from 'zod';
import { forAgency, forAgencyOrClient } from '../../access';
import { Media } from '../../ads/media/schemas';
import { call } from '../../define';
import { BaseUpdatedAt, Ids, queryId } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { Client, ClientChange, ClientForm, ClientRow, clientStatuses, NicheChange } from './schemas';

const clientList = listQuery({
  sort: ['created_at', 'name', 'business_name', 'email', 'updated_at'],
  filters: {
    niche: z.string().max(255).optional(),
    status: z.enum(clientStatuses).optional(),
    /** True: hidden clients only; false: all others. */
    hidden: z.stringbool().default(false),
  },
});

export const clientsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/clients',
    summary: "The agency's clients",
    spec: 'ads §7',
    access: forAgency,
    query: clientList,
    response: pageResponse(ClientRow),
  }),
  export: call({
    method: 'GET',
    path: '/api/v1/clients/export',
    summary: 'The listed clients as a file',
    spec: 'ads §7',
    access: forAgency,
    query: clientList.omit({ page: true, per_page: true }),
    response: 'csv',
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/clients/{id}',
    summary: 'One client; a client sees only itself',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    params: idParams,
    response: Client,
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/clients/store',
    summary: 'Add a client',
    spec: 'ads §7',
    access: forAgency,
    body: ClientForm,
    response: Client,
    status: 201,
  }),
  invite: call({
    method: 'POST',
    path: '/api/v1/clients/invite/{id}',
    summary: 'Mail a client an invitation, or once more',
    spec: 'ads §7',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
  updateNiche: call({
    method: 'PUT',
    path: '/api/v1/clients/update/niche',
    summary: "Set the clients' niche",
    spec: 'ads §7',
    access: forAgency,
    body: NicheChange,
    /** The new version of each of the clients, on which an undo is based. */
    response: Done.extend({ updated_at: z.string() }),
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/clients/update/{id}',
    summary: 'Save what changed of a client',
    spec: 'ads §7',
    access: forAgency,
    params: idParams,
    body: ClientChange.extend({ base_updated_at: BaseUpdatedAt }),
    response: Client,
  }),
  bulkHide: call({
    method: 'POST',
    path: '/api/v1/clients/bulk/hide',
    summary: 'Hide clients; all of them or none',
    spec: 'ads §7',
    access: forAgency,
    body: z.object({ ids: Ids }),
    response: Done,
  }),
  bulkUnhide: call({
    method: 'POST',
    path: '/api/v1/clients/bulk/unhide',
    summary: 'Show hidden clients again; all of them or none',
    spec: 'ads §7',
    access: forAgency,
    body: z.object({ ids: Ids }),
    response: Done,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/clients/delete/{id}',
    summary: 'Delete a client; ends its sessions',
    spec: 'ads §7',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
  media: call({
    method: 'GET',
    path: '/api/v1/client-media',
    summary: 'Media of a client',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({
      sort: ['created_at', 'name', 'size'],
      filters: { client_user_id: queryId.optional(), kind: z.enum(['image', 'video']).optional() },
    }),
    response: pageResponse(Media),
  }),
};
