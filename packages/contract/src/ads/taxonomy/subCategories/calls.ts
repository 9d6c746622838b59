import * as z from 'zod';
import { forSuperAdmin, forUser } from '../../../access';
import { call } from '../../../define';
import { BaseUpdatedAt, queryId } from '../../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../../list';
import { CategoryMerge, categoryStatuses, StatusChange } from '../categories/schemas';
import { SubCategory, SubCategoryForm } from './schemas';

export const subCategoriesCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/sub-categories',
    summary: 'Sub-categories of templates',
    spec: 'ads §7',
    access: forUser,
    query: listQuery({
      sort: ['name', 'created_at', 'templates_count'],
      filters: { status: z.enum(categoryStatuses).optional(), category_id: queryId.optional() },
      perPage: 100,
    }),
    response: pageResponse(SubCategory),
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/sub-categories/store',
    summary: 'Make a sub-category',
    spec: 'ads §7',
    access: forSuperAdmin,
    body: SubCategoryForm,
    response: SubCategory,
    status: 201,
  }),
  merge: call({
    method: 'POST',
    path: '/api/v1/sub-categories/merge',
    summary: 'Merge sub-categories into one of them',
    spec: 'ads §7',
    access: forSuperAdmin,
    body: CategoryMerge,
    response: SubCategory,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/sub-categories/update/{id}',
    summary: 'Change a sub-category',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    body: SubCategoryForm.partial().extend({ base_updated_at: BaseUpdatedAt }),
    response: SubCategory,
  }),
  archive: call({
    method: 'POST',
    path: '/api/v1/sub-categories/archive/{id}',
    summary: 'Archive a sub-category',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    response: Done,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/sub-categories/delete/{id}',
    summary: 'Delete a sub-category; its templates stay in the category',
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    response: Done,
  }),
  updateStatus: call({
    method: 'PUT',
    path: '/api/v1/sub-categories/status/{id}',
    summary: "Change a sub-category's status",
    spec: 'ads §7',
    access: forSuperAdmin,
    params: idParams,
    body: StatusChange.extend({ base_updated_at: BaseUpdatedAt }),
    response: SubCategory,
  }),
};
