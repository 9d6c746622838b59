import * as z from 'zod';
import { forAgencyOrClient } from '../../access';
import { call } from '../../define';
import { BaseUpdatedAt, queryId } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { LeadForm, LeadFormForm } from './schemas';

const template_id = z.int().min(1).nullable().default(null);

export const leadFormsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/templates/leadform',
    summary: 'Lead forms of the agency',
    spec: 'ads §2',
    access: forAgencyOrClient(),
    query: listQuery({
      sort: ['name', 'created_at', 'updated_at'],
      filters: { template_id: queryId.optional() },
    }),
    response: pageResponse(LeadForm),
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/templates/leadform/view/{id}',
    summary: 'One lead form with its questions',
    spec: 'ads §2',
    access: forAgencyOrClient(),
    params: idParams,
    response: LeadForm,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/templates/leadform/create',
    summary: 'Make a lead form, for a template where one is named',
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    body: LeadFormForm.extend({ template_id }),
    response: LeadForm,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/templates/leadform/update/{id}',
    summary: 'Save a lead form; one that exists on Facebook is recreated there at the next launch',
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    params: idParams,
    body: LeadFormForm.partial().extend({ base_updated_at: BaseUpdatedAt }),
    response: LeadForm,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/templates/leadform/delete/{id}',
    summary: 'Delete a lead form',
    spec: 'ads §2',
    access: forAgencyOrClient('template_management'),
    params: idParams,
    response: Done,
  }),
};
