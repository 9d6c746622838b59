import * as z from 'zod';
import { forAgency } from '../../../access';
import { call } from '../../../define';
import { BaseUpdatedAt, Id, queryId } from '../../../fields';
import { Done, idParams } from '../../../list';
import { ArticleForm, CollectionForm, HelpOrder, ProjectArticle, ProjectCollection } from './schemas';

const contents = z.object({ data: z.array(ProjectCollection) });

export const projectHelpCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/help',
    summary: 'Collections and articles of a project, in their order',
    spec: 'widget §2.3',
    access: forAgency,
    query: z.object({ project_id: queryId }),
    response: contents,
  }),
  sort: call({
    method: 'PUT',
    path: '/api/v1/help/order',
    summary: 'Reorder collections and articles, and move articles; 409 if others were added meanwhile',
    spec: 'widget §2.3',
    access: forAgency,
    body: HelpOrder,
    response: contents,
  }),
  storeCollection: call({
    method: 'POST',
    path: '/api/v1/help/collections',
    summary: 'Create a collection',
    spec: 'widget §2.3',
    access: forAgency,
    body: CollectionForm.extend({ project_id: Id }),
    response: ProjectCollection,
    status: 201,
  }),
  updateCollection: call({
    method: 'PUT',
    path: '/api/v1/help/collections/{id}',
    summary: 'Rename a collection',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: CollectionForm.extend({ base_updated_at: BaseUpdatedAt }),
    response: ProjectCollection,
  }),
  deleteCollection: call({
    method: 'DELETE',
    path: '/api/v1/help/collections/{id}',
    summary: 'Delete a collection with its articles',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/help/articles/{id}',
    summary: 'One article',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: ProjectArticle,
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/help/articles',
    summary: 'Write an article, at the end of its collection',
    spec: 'widget §2.3',
    access: forAgency,
    body: ArticleForm,
    response: ProjectArticle,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/help/articles/{id}',
    summary: 'Replace an article; its collection is one of the same project',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: ArticleForm.extend({ base_updated_at: BaseUpdatedAt }),
    response: ProjectArticle,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/help/articles/{id}',
    summary: 'Delete an article',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
};
