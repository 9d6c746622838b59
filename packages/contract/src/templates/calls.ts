import * as z from 'zod';
import { forAgencyOrClient } from '../access';
import { platforms, templateStatuses } from '../constants/templates';
import { call } from '../define';
import { idParams, listOf, listQuery } from '../list';
import { Template, TemplateChange, TemplateRow } from './schemas';

export const templatesCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/templates',
    summary: 'Ad templates',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({
      sort: ['name', 'created_at', 'updated_at'],
      filters: {
        folderId: z.coerce.number().int().optional(),
        niche: z.string().optional(),
        platform: z.enum(platforms).optional(),
        status: z.enum(templateStatuses).optional(),
        uncategorized: z.stringbool().optional(),
      },
    }),
    response: listOf(TemplateRow),
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/templates/view/{id}',
    summary: 'One ad template with its texts, targeting and media',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    params: idParams,
    response: Template,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/templates/update/{id}',
    summary: 'Save what changed in a template',
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    params: idParams,
    body: TemplateChange,
    response: Template,
  }),
};
