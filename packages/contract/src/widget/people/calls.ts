import { forAgency } from '../../access';
import { call } from '../../define';
import { queryId } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { Person, PersonExport, Retention } from './schemas';

export const peopleCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/people',
    summary: 'Visitors of a project with a name, an email, a user id or tickets',
    spec: 'widget §3.1',
    access: forAgency,
    query: listQuery({ sort: ['last_seen_at', 'name', 'email'], filters: { project_id: queryId } }),
    response: pageResponse(Person),
  }),
  export: call({
    method: 'GET',
    path: '/api/v1/people/{id}/export',
    summary: 'All data of a person, of each of their devices',
    spec: 'widget §3.1',
    access: forAgency,
    params: idParams,
    response: PersonExport,
    isStreamedResponse: true,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/people/{id}',
    summary: 'Erase a person: contact, tickets, files, conversations, events, answers',
    spec: 'widget §3.1',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
  retention: call({
    method: 'GET',
    path: '/api/v1/projects/{id}/retention',
    summary: 'How long a project stores data of its visitors',
    spec: 'widget §3.1',
    access: forAgency,
    params: idParams,
    response: Retention,
  }),
  updateRetention: call({
    method: 'PUT',
    path: '/api/v1/projects/{id}/retention',
    summary: 'Change how long a project stores data of its visitors',
    spec: 'widget §3.1',
    access: forAgency,
    params: idParams,
    /** What is not named stays. */
    body: Retention.partial(),
    response: Retention,
  }),
};
