import * as z from 'zod';
import { forAgency } from '../../../access';
import { contentStatuses } from '../../../constants/content';
import { call } from '../../../define';
import { BaseUpdatedAt, Id, queryId } from '../../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../../list';
import { NewsForm, ProjectNews, ProjectNewsRow } from './schemas';

export const projectNewsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/news',
    summary: 'News of a project, with their readers',
    spec: 'widget §2.3',
    access: forAgency,
    query: listQuery({
      sort: ['created_at', 'title', 'updated_at'],
      filters: { project_id: queryId, status: z.enum(contentStatuses).optional() },
    }),
    response: pageResponse(ProjectNewsRow),
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/news/{id}',
    summary: 'One news article',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: ProjectNews,
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/news',
    summary: 'Write a news article',
    spec: 'widget §2.3',
    access: forAgency,
    body: NewsForm.extend({ project_id: Id }),
    response: ProjectNews,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/news/{id}',
    summary: 'Replace a news article',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: NewsForm.extend({ base_updated_at: BaseUpdatedAt }),
    response: ProjectNews,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/news/{id}',
    summary: 'Delete a news article',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
};
