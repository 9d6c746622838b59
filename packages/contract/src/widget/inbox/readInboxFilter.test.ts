import { describe, expect, it } from 'vitest';
import { readInboxFilter } from './schemas';

describe('the filter of the inbox', () => {
  it.each([
    ['', {}],
    [
      'kind=ticket&priority=HIGH&project_id=3&search=gym+mat&from=2026-05-01',
      { kind: 'ticket', priority: 'HIGH', project_id: 3, search: 'gym mat', from: '2026-05-01' },
    ],
    ['assignee=me&only=unread&tag=caf%C3%A9', { assignee: 'me', only: 'unread', tag: 'café' }],
    ['status=&kind=email&project_id=x&to=yesterday&assignee=you&page=2', {}],
  ])('is read from %j', (query, filter) => {
    expect(readInboxFilter(query)).toEqual(filter);
  });
});
