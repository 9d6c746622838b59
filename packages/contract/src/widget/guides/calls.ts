import * as z from 'zod';
import { forAgency } from '../../access';
import { contentStatuses } from '../../constants/content';
import { call } from '../../define';
import { queryId } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { Guide, GuideChange, GuideRow, guideKinds, NewGuideForm } from './schemas';

export const guidesCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/guides',
    summary: 'Product tours and tooltips of a project, with the visitors who took them',
    spec: 'widget §2.8',
    access: forAgency,
    query: listQuery({
      sort: ['name', 'created_at', 'updated_at'],
      filters: {
        project_id: queryId,
        kind: z.enum(guideKinds).optional(),
        status: z.enum(contentStatuses).optional(),
      },
    }),
    response: pageResponse(GuideRow),
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/guides/{id}',
    summary: 'One tour or tooltip; a tour with the visitors who reached each step',
    spec: 'widget §3.11',
    access: forAgency,
    params: idParams,
    response: Guide,
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/guides',
    summary: 'Create a tour or tooltip as a draft',
    spec: 'widget §3.11',
    access: forAgency,
    body: NewGuideForm,
    response: Guide,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/guides/{id}',
    summary: 'Replace a tour or tooltip; a live one changes at once',
    spec: 'widget §3.11',
    access: forAgency,
    params: idParams,
    body: GuideChange,
    response: Guide,
  }),
  updateStatus: call({
    method: 'PUT',
    path: '/api/v1/guides/{id}/status',
    summary: 'Publish a tour or tooltip, archive it, or make it a draft again',
    spec: 'widget §3.11',
    access: forAgency,
    params: idParams,
    body: z.object({ status: z.enum(contentStatuses) }),
    response: Guide,
  }),
  duplicate: call({
    method: 'POST',
    path: '/api/v1/guides/{id}/duplicate',
    summary: 'Copy a tour or tooltip without its figures, as a draft',
    spec: 'widget §3.11',
    access: forAgency,
    params: idParams,
    response: Guide,
    status: 201,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/guides/{id}',
    summary: 'Delete a tour or tooltip with its figures',
    spec: 'widget §3.11',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
};
