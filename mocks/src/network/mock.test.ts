import { contract } from '@adlane/contract';
import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { findCall, findCallName } from './findCall';
import { mock } from './mock';

const request = (path: string, method = 'GET') => new Request(`http://tab${path}`, { method });

it('finds the most specific call for a path', () => {
  expect(findCall('GET', 'http://tab/api/v1/templates?page=2')?.name).toBe('templates.list');
  expect(findCall('GET', 'http://tab/api/v1/templates/view/7')?.name).toBe('templates.view');
  expect(findCall('GET', 'http://tab/nothing')).toBeUndefined();
});

it('finds only calls of the contract', () => {
  expect(() => findCallName({ ...contract.folders.list })).toThrow('is not in the contract');
});

it('mocks one call and leaves the others alone', async () => {
  const handlers = [mock(contract.folders.list).empty()];
  expect(await (await getResponse(handlers, request('/api/v1/folders')))?.json()).toEqual({
    data: [],
    meta: { page: 1, per_page: 12, total: 0 },
  });
  expect(await getResponse(handlers, request('/api/v1/templates'))).toBeUndefined();
  expect(await getResponse(handlers, request('/api/v1/folders', 'POST'))).toBeUndefined();
});

it('answers an empty list with the empty lists beside its rows', async () => {
  const answer = await getResponse([mock(contract.ads.list).empty()], request('/api/v1/ads'));
  expect(await answer?.json()).toEqual({ data: [], meta: { page: 1, per_page: 12, total: 0 }, totals: [] });
});

it('answers with the status of the contract', async () => {
  const response = await getResponse(
    [mock(contract.auth.logout).ok(undefined)],
    request('/api/v1/logout', 'POST'),
  );
  expect(response?.status).toBe(contract.auth.logout.status);
});

it('rejects calls and answers outside the contract at compile time', () => {
  const wrong = [
    // @ts-expect-error a page of folders, not a list of names
    () => mock(contract.folders.list).ok(['Health']),
    // @ts-expect-error only lists can be empty
    () => mock(contract.templates.view).empty(),
    // @ts-expect-error no such code
    () => mock(contract.folders.list).refuse('NOPE', 'No.'),
  ];
  expect(wrong).toHaveLength(3);
});
