import * as z from 'zod';
import { forAgency } from '../../../access';
import { contentStatuses } from '../../../constants/content';
import { call } from '../../../define';
import { BaseUpdatedAt, Id, queryId } from '../../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../../list';
import { ChecklistForm, ProjectChecklist, ProjectChecklistRow } from './schemas';

export const projectChecklistsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/checklists',
    summary: 'Checklists of a project, with how many visitors complete them',
    spec: 'widget §2.3',
    access: forAgency,
    query: listQuery({
      sort: ['updated_at', 'title'],
      filters: { project_id: queryId, status: z.enum(contentStatuses).optional() },
    }),
    response: pageResponse(ProjectChecklistRow),
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/checklists/{id}',
    summary: 'One checklist with its steps and how far visitors get',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: ProjectChecklist,
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/checklists',
    summary: 'Create a checklist',
    spec: 'widget §2.3',
    access: forAgency,
    body: ChecklistForm.extend({ project_id: Id }),
    response: ProjectChecklist,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/checklists/{id}',
    summary: 'Replace a checklist; progress of steps that stay is kept',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: ChecklistForm.extend({ base_updated_at: BaseUpdatedAt }),
    response: ProjectChecklist,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/checklists/{id}',
    summary: 'Delete a checklist with the progress of visitors',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
};
