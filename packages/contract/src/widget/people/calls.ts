import * as z from 'zod';
import { forAgency } from '../../access';
import { call } from '../../define';
import { queryId } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { maxPossibleMatches, Person, PersonExport, PossibleMatches, Retention } from './schemas';

const chosen = z.array(queryId).max(maxPossibleMatches).default([]);

/** Possible matches that the user selected, to export or erase together with the person. */
const chosenMatches = z.object({ contact_ids: chosen, ticket_ids: chosen });

export const peopleCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/people',
    summary: 'People of a project: visitors with a name, an email, a user id or tickets',
    spec: 'widget §3.1',
    access: forAgency,
    query: listQuery({ sort: ['last_seen_at', 'name', 'email'], filters: { project_id: queryId } }),
    response: pageResponse(Person),
  }),
  matches: call({
    method: 'GET',
    path: '/api/v1/people/{id}/matches',
    summary: 'Contacts and tickets that claim to be the same person, without a proof',
    spec: 'widget §3.1',
    access: forAgency,
    params: idParams,
    response: PossibleMatches,
  }),
  export: call({
    method: 'GET',
    path: '/api/v1/people/{id}/export',
    summary: 'All data of a person, of each proven device, and of chosen possible matches',
    spec: 'widget §3.1',
    access: forAgency,
    params: idParams,
    query: chosenMatches,
    response: PersonExport,
    isStreamedResponse: true,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/people/{id}',
    summary:
      'Erase a person and chosen possible matches: contact, tickets, files, conversations, events, answers',
    spec: 'widget §3.1',
    access: forAgency,
    params: idParams,
    query: chosenMatches,
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
