import * as z from 'zod';
import { forAgencyOrClient } from '../../access';
import { call } from '../../define';
import { BaseUpdatedAt, queryId } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { CustomInsert, CustomInsertForm, SmartInserts, SmartInsertsChange } from './schemas';

export const smartInsertsCalls = {
  view: call({
    method: 'GET',
    path: '/api/v1/smart-inserts',
    summary: 'Business profile inserts and custom inserts of the agency or of a client',
    spec: 'ads §2',
    access: forAgencyOrClient(),
    query: z.object({ client_user_id: queryId.optional() }),
    response: SmartInserts,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/smart-inserts',
    summary: 'Save the business profile inserts',
    spec: 'ads §2',
    access: forAgencyOrClient(),
    body: SmartInsertsChange,
    response: SmartInserts,
  }),
  listCustom: call({
    method: 'GET',
    path: '/api/v1/smart-inserts/custom',
    summary: 'Custom inserts',
    spec: 'ads §2',
    access: forAgencyOrClient(),
    query: listQuery({
      sort: ['name', 'created_at', 'updated_at'],
      filters: { client_user_id: queryId.optional() },
    }),
    response: pageResponse(CustomInsert),
  }),
  storeCustom: call({
    method: 'POST',
    path: '/api/v1/smart-inserts/custom/store',
    summary: 'Make a custom insert',
    spec: 'ads §8',
    access: forAgencyOrClient(),
    body: CustomInsertForm,
    response: CustomInsert,
    status: 201,
  }),
  updateCustom: call({
    method: 'PUT',
    path: '/api/v1/smart-inserts/custom/update/{id}',
    summary: 'Change a custom insert',
    spec: 'ads §2',
    access: forAgencyOrClient(),
    params: idParams,
    body: CustomInsertForm.omit({ client_user_id: true })
      .partial()
      .extend({ base_updated_at: BaseUpdatedAt }),
    response: CustomInsert,
  }),
  deleteCustom: call({
    method: 'DELETE',
    path: '/api/v1/smart-inserts/custom/delete/{id}',
    summary: 'Delete a custom insert; texts that use it can not be launched until they are changed',
    spec: 'ads §8',
    access: forAgencyOrClient(),
    params: idParams,
    response: Done,
  }),
};
