import * as z from 'zod';
import { forAgency, forAgencyOrClient } from '../../access';
import { call } from '../../define';
import { queryId } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import {
  ClientCustomField,
  ClientCustomFieldValues,
  CustomField,
  CustomFieldChange,
  CustomFieldForm,
} from './schemas';

const values = z.object({ data: z.array(ClientCustomField) });

export const customFieldsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/custom-fields',
    summary: "Fields that the agency added to its clients' records",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({ sort: ['name', 'created_at'], perPage: 100 }),
    response: pageResponse(CustomField),
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/custom-fields',
    summary: 'Add a custom field',
    spec: 'ads §7',
    access: forAgency,
    body: CustomFieldForm,
    response: CustomField,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/custom-fields/{id}',
    summary: 'Change a custom field',
    spec: 'ads §7',
    access: forAgency,
    params: idParams,
    body: CustomFieldChange,
    response: CustomField,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/custom-fields/{id}',
    summary: 'Delete a custom field with its values',
    spec: 'ads §7',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
  clientValues: call({
    method: 'GET',
    path: '/api/v1/client-custom-fields',
    summary: "A client's values of the custom fields",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: z.object({ client_user_id: queryId.optional() }),
    response: values,
  }),
  storeClientValues: call({
    method: 'PUT',
    path: '/api/v1/client-custom-fields',
    summary: "Set a client's values of the custom fields",
    spec: 'ads §7',
    access: forAgency,
    body: ClientCustomFieldValues,
    response: values,
  }),
};
