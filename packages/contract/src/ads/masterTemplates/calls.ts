import * as z from 'zod';
import { forSuperAdmin } from '../../access';
import { call } from '../../define';
import { Id, Ids } from '../../fields';
import { Done, idParams, pageResponse } from '../../list';
import { templateListQuery } from '../templates/listing';
import { TemplateChange, TemplateForm } from '../templates/schemas';
import { MasterTemplate, MasterTemplateRow } from './schemas';

export const masterTemplatesCalls = {
  list: call({
    method: 'GET',
    path: '/api/v2/admin/templates',
    summary: 'Master templates, published or not',
    spec: 'ads §7',
    access: forSuperAdmin,
    query: templateListQuery.extend({ is_published: z.stringbool().optional() }),
    response: pageResponse(MasterTemplateRow),
  }),
  view: call({
    method: 'GET',
    path: '/api/v2/admin/templates/{id}',
    summary: 'One master template',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    response: MasterTemplate,
  }),
  store: call({
    method: 'POST',
    path: '/api/v2/admin/templates',
    summary: 'Make a master template',
    spec: 'ads §7',
    access: forSuperAdmin,
    body: TemplateForm.extend({ subCategoryId: Id.nullable().default(null) }),
    response: MasterTemplate,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v2/admin/templates/{id}',
    summary: 'Save what changed in a master template',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    body: TemplateChange.extend({ subCategoryId: Id.nullable().optional() }),
    response: MasterTemplate,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v2/admin/templates/{id}',
    summary: 'Delete a master template; imported copies stay',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    response: Done,
  }),
  publish: call({
    method: 'POST',
    path: '/api/v2/admin/templates/{id}/publish',
    summary: 'Let agencies see a master template, or take it back',
    spec: 'ads §6',
    access: forSuperAdmin,
    params: idParams,
    body: z.object({ is_published: z.boolean().default(true) }),
    response: MasterTemplate,
  }),
  duplicate: call({
    method: 'POST',
    path: '/api/v2/admin/templates/{id}/duplicate',
    summary: 'Copy a master template, not published',
    spec: 'ads §8',
    access: forSuperAdmin,
    params: idParams,
    response: MasterTemplate,
    status: 201,
  }),
  move: call({
    method: 'POST',
    path: '/api/v2/admin/templates/move',
    summary: 'Move master templates to a category',
    spec: 'ads §7',
    access: forSuperAdmin,
    body: z.object({ ids: Ids, categoryId: Id.nullable(), subCategoryId: Id.nullable().default(null) }),
    response: Done,
  }),
};
