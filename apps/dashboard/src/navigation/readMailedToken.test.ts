import { expect, it } from 'vitest';
import { readMailedToken } from './readMailedToken';

it.each([
  ['#token=abc-_1', 'abc-_1'],
  ['#other=1&token=x', 'x'],
  ['#token=', undefined],
  ['#abc', undefined],
  ['', undefined],
])('readMailedToken returns for the fragment %j the token %j', (hash, token) =>
  expect(readMailedToken(hash)).toBe(token),
);
