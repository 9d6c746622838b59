import * as z from 'zod';
import { forAgency, forSuperAdmin, forUser } from '../../../access';
import { call } from '../../../define';
import { BaseUpdatedAt } from '../../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../../list';
import {
  Niche,
  NicheForm,
  NicheRejection,
  NicheRequest,
  NicheRequestForm,
  nicheRequestStatuses,
  nicheStatuses,
} from './schemas';

export const nichesCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/niches',
    summary: 'Niches',
    spec: 'ads §7',
    access: forUser,
    query: listQuery({
      sort: ['name', 'created_at', 'templates_count'],
      filters: { status: z.enum(nicheStatuses).optional() },
      perPage: 100,
    }),
    response: pageResponse(Niche),
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/niches/store',
    summary: 'Make a niche',
    spec: 'ads §7',
    access: forSuperAdmin,
    body: NicheForm,
    response: Niche,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/niches/update/{id}',
    summary: 'Rename a niche or switch it off',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    body: NicheForm.partial().extend({
      status: z.enum(nicheStatuses).optional(),
      base_updated_at: BaseUpdatedAt,
    }),
    response: Niche,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/niches/delete/{id}',
    summary: 'Delete a niche; what used it is left without one',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    response: Done,
  }),
  request: call({
    method: 'POST',
    path: '/api/v1/niches/request',
    summary: 'Ask for a niche that is missing',
    spec: 'ads §7',
    access: forAgency,
    body: NicheRequestForm,
    response: NicheRequest,
    status: 201,
  }),
  requested: call({
    method: 'GET',
    path: '/api/v1/requested-niches',
    summary: 'Niches that were asked for: by all agencies for the super admin, else by the own one',
    spec: 'ads §7',
    access: forAgency,
    query: listQuery({
      sort: ['created_at', 'name'],
      filters: { status: z.enum(nicheRequestStatuses).optional() },
    }),
    response: pageResponse(NicheRequest),
  }),
  approve: call({
    method: 'POST',
    path: '/api/v1/requested-niches/approve/{id}',
    summary: 'Grant a requested niche; the agency is notified',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    response: NicheRequest,
  }),
  reject: call({
    method: 'POST',
    path: '/api/v1/requested-niches/reject/{id}',
    summary: 'Refuse a requested niche; the agency is notified',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    body: NicheRejection,
    response: NicheRequest,
  }),
};
