import * as z from 'zod';
import { forAgencyOrClient } from '../access';
import { folderStatuses } from '../constants/templates';
import { call } from '../define';
import { listOf, listQuery } from '../list';
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
    response: listOf(Folder),
  }),
};
