import * as z from 'zod';
import { forAgency, forAgencyOrClient } from '../../access';
import { folderStatuses } from '../../constants/templates';
import { call } from '../../define';
import { FolderName } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { Folder } from './schemas';

export const foldersCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/folders',
    summary: 'Folders of ad templates',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({
      sort: ['name', 'created_at', 'updated_at'],
      filters: { status: z.enum(folderStatuses).default('active') },
      perPage: 100,
    }),
    response: pageResponse(Folder),
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/folders/store',
    summary: 'Make a folder',
    spec: 'ads §2',
    access: forAgencyOrClient('template_management'),
    body: z.object({ name: FolderName, client_accessibility: z.boolean().default(false) }),
    response: Folder,
    status: 201,
  }),
  rename: call({
    method: 'PUT',
    path: '/api/v1/folders/rename/{id}',
    summary: 'Rename a folder',
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    params: idParams,
    body: z.object({ name: FolderName }),
    response: Folder,
  }),
  archive: call({
    method: 'POST',
    path: '/api/v1/folders/archive/{id}',
    summary: 'Archive a folder with its templates',
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    params: idParams,
    response: Done,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/folders/delete/{id}',
    summary: 'Delete a folder; its templates stay, without a folder',
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    params: idParams,
    response: Done,
  }),
  duplicate: call({
    method: 'POST',
    path: '/api/v1/folders/duplicate/{id}',
    summary: 'Copy a folder with its templates',
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    params: idParams,
    response: Folder,
    status: 201,
  }),
  updateStatus: call({
    method: 'PUT',
    path: '/api/v1/folders/update-status/{id}',
    summary: "Change a folder's status",
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    params: idParams,
    body: z.object({ status: z.enum(folderStatuses) }),
    response: Folder,
  }),
  clientAccessibility: call({
    method: 'PUT',
    path: '/api/v1/folders/client-accessibility/{id}',
    summary: 'Open a folder to clients or close it',
    spec: 'ads §7',
    access: forAgency,
    params: idParams,
    body: z.object({ client_accessibility: z.boolean() }),
    response: Folder,
  }),
};
