import { expect, it } from 'vitest';
import { getStartPath } from './getStartPath';

it.each([
  [undefined, '/agency/dashboard'],
  ['/agency/leads?page=2', '/agency/leads?page=2'],
  ['/super-admin/subscriber', '/agency/dashboard'],
  ['/agency/location1/leads', '/agency/dashboard'],
])('after signing in as an agency, %j continues at %s', (next, path) => {
  expect(getStartPath({ kind: 'agency' }, next)).toBe(path);
});
