import * as z from 'zod';
import { forSuperAdmin, forUser } from '../../../access';
import { call } from '../../../define';
import { BaseUpdatedAt, queryId } from '../../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../../list';
import {
  Category,
  CategoryChange,
  CategoryForm,
  CategoryMerge,
  categoryStatuses,
  StatusChange,
} from './schemas';

export const categoriesCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/categories',
    summary: 'Categories of templates',
    spec: 'ads §7',
    access: forUser,
    query: listQuery({
      sort: ['name', 'created_at', 'templates_count'],
      filters: { status: z.enum(categoryStatuses).optional(), niche_id: queryId.optional() },
      perPage: 100,
    }),
    response: pageResponse(Category),
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/categories/store',
    summary: 'Make a category',
    spec: 'ads §7',
    access: forSuperAdmin,
    body: CategoryForm,
    response: Category,
    status: 201,
  }),
  merge: call({
    method: 'POST',
    path: '/api/v1/categories/merge',
    summary: 'Merge categories into one of them',
    spec: 'ads §7',
    access: forSuperAdmin,
    body: CategoryMerge,
    response: Category,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/categories/update/{id}',
    summary: 'Change a category',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    body: CategoryChange.extend({ base_updated_at: BaseUpdatedAt }),
    response: Category,
  }),
  archive: call({
    method: 'POST',
    path: '/api/v1/categories/archive/{id}',
    summary: 'Archive a category',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    response: Done,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/categories/delete/{id}',
    summary: 'Delete a category; its templates are left without one',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    response: Done,
  }),
  updateStatus: call({
    method: 'PUT',
    path: '/api/v1/categories/status/{id}',
    summary: "Change a category's status",
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    body: StatusChange.extend({ base_updated_at: BaseUpdatedAt }),
    response: Category,
  }),
};
