import { describe, expect, it } from 'vitest';
import type { UserCaller } from '../../../http/callers';
import { mayReceive } from './mayReceive';

const agency: UserCaller = {
  kind: 'user',
  agency_id: 1,
  user_id: 2,
  session_id: 3,
  client_id: null,
  entity_type: 'Agency',
  permissions: {},
};
const client: UserCaller = {
  ...agency,
  user_id: 4,
  client_id: 5,
  entity_type: 'Client',
  permissions: { adlane_all: true },
};
const resource = 'leads';

describe('mayReceive', () => {
  it.each([
    ["the agency its own tenant's", agency, { agency_id: 1, resource }, true],
    ["another tenant's", agency, { agency_id: 9, resource }, false],
    ["a client's, as the agency", agency, { agency_id: 1, client_id: 5, resource }, true],
    ['its own, as the client', client, { agency_id: 1, client_id: 5, resource }, true],
    ["another client's", client, { agency_id: 1, client_id: 6, resource }, false],
    ["the agency's, as a client", client, { agency_id: 1, resource }, false],
    [
      'a client without access',
      { ...client, permissions: {} },
      { agency_id: 1, client_id: 5, resource },
      false,
    ],
    [
      'of a resource that only agencies read',
      client,
      { agency_id: 1, client_id: 5, resource: 'auditLog' },
      false,
    ],
    ['for the same user', client, { agency_id: 1, user_id: 4, resource: 'notifications' }, true],
    ['for another user', agency, { agency_id: 1, user_id: 4, resource: 'notifications' }, false],
    ['of an unknown resource', agency, { agency_id: 1, resource: 'nothing' }, false],
  ] as const)('%s', (_what, caller, announcement, expected) => {
    expect(mayReceive(caller, announcement)).toBe(expected);
  });
});
