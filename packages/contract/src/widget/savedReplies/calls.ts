import { forAgency } from '../../access';
import { call } from '../../define';
import { BaseUpdatedAt, queryId } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { SavedReply, SavedReplyForm } from './schemas';

export const savedRepliesCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/saved-replies',
    summary: 'Texts that the team inserts into its replies',
    spec: 'widget §2.3',
    access: forAgency,
    query: listQuery({
      sort: ['name', 'updated_at'],
      filters: {
        /** Those that replies of this project can use: its own ones and those of every project. */
        project_id: queryId.optional(),
      },
    }),
    response: pageResponse(SavedReply),
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/saved-replies',
    summary: 'Save a reply',
    spec: 'widget §2.3',
    access: forAgency,
    body: SavedReplyForm,
    response: SavedReply,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/saved-replies/{id}',
    summary: 'Change a saved reply',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: SavedReplyForm.extend({ base_updated_at: BaseUpdatedAt }),
    response: SavedReply,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/saved-replies/{id}',
    summary: 'Delete a saved reply',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
};
