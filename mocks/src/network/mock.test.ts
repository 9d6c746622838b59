import { contract, errorStatuses } from '@adlane/contract';
import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { buildFixture } from '../fixtures/buildFixture';
import { findCall, findCallName } from './findCall';
import { mock } from './mock';

const request = (path: string, method = 'GET') => new Request(`http://tab${path}`, { method });

it('finds the most specific call for a path', () => {
  expect(findCall('GET', 'http://tab/api/v1/templates?page=2')?.name).toBe('templates.list');
  expect(findCall('GET', 'http://tab/api/v1/templates/view/7')?.name).toBe('templates.view');
  expect(findCall('GET', 'http://tab/nothing')).toBeUndefined();
});

it('finds a call below the path of a base URL, and the most specific one there, too', () => {
  expect(findCall('GET', 'https://x.example/adlane/api/v1/templates?page=2')?.name).toBe('templates.list');
  expect(findCall('GET', 'https://x.example/adlane/api/v1/clients/export')?.name).toBe(
    findCall('GET', 'https://x.example/api/v1/clients/export')?.name,
  );
  expect(findCall('GET', 'https://x.example/api/v1/templates/more')).toBeUndefined();
});

it.each([
  ['RATE_LIMITED', '60'],
  ['REQUEST_RUNNING', '2'],
  ['UNAVAILABLE', '5'],
  ['CONFLICT', null],
] as const)('a refusal with %s has the Retry-After %s of the server', async (code, seconds) => {
  const { list } = contract.folders;
  for (const handler of [
    mock(list).refuse(code, 'Later.'),
    mock(list).error(errorStatuses[code], { code }),
  ]) {
    const answer = await getResponse([handler], request(list.path));
    expect(answer?.headers.get('retry-after')).toBe(seconds);
  }
});

it('a project has no bots if a story says so', async () => {
  const handlers = [mock(contract.bots.list).empty()];
  const answer = await getResponse(handlers, request('/api/v1/projects/7/bots'));
  expect(await answer?.json()).toEqual({ version: 0, help_answers: false, bots: [] });
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

it('completes an answer with the defaults of its schema, as the server does', async () => {
  const tooltip = buildFixture(contract.tooltips.list.response)[0];
  if (!tooltip) throw new Error('There is no example.');
  const { posX: _default, ...given } = tooltip;
  const response = await getResponse(
    [mock(contract.tooltips.list).ok([given])],
    request('/sdk/config/key/tooltips'),
  );
  expect(await response?.json()).toEqual([{ ...tooltip, posX: expect.any(String) }]);
});

it('refuses an answer outside the contract that no type has refused', () => {
  const untyped = ['Health'] as never;
  expect(() => mock(contract.folders.list).ok(untyped)).toThrow("GET /api/v1/folders can't answer with this");
  expect(() => mock(contract.folders.list).error(204)).toThrow('204 is no status of an error');
});

it('answers each request with the whole file, under its name', async () => {
  const body = new Blob(['name\r\nMia\r\n']).stream();
  const handlers = [mock(contract.ads.export).ok({ filename: 'إعلانات.csv', type: 'text/csv', body })];
  for (const _time of ['first', 'second']) {
    const { path, method } = contract.ads.export;
    const response = await getResponse(handlers, request(path, method));
    expect(response?.headers.get('content-disposition')).toContain(encodeURIComponent('إعلانات.csv'));
    expect(await response?.text()).toBe('name\r\nMia\r\n');
  }
});

it('rejects calls and answers outside the contract at compile time', () => {
  const right = [
    // What the server compresses is plain here.
    () => mock(contract.tickets.replay).ok(buildFixture(contract.tickets.replay.response)),
    () => mock(contract.ads.export).ok({ filename: 'ads.csv', type: 'text/csv', body: 'name' }),
    () => mock(contract.auth.logout).ok(undefined),
  ];
  const wrong = [
    // @ts-expect-error a page of folders, not a list of names
    () => mock(contract.folders.list).ok(['Health']),
    // @ts-expect-error only lists can be empty
    () => mock(contract.templates.view).empty(),
    // @ts-expect-error a file is no list
    () => mock(contract.ads.export).empty(),
    // @ts-expect-error an answer without a body is no list
    () => mock(contract.auth.logout).empty(),
    // @ts-expect-error a mutation answers with its record
    () => mock(contract.folders.store).ok({ name: 'Health' }),
    // @ts-expect-error a file has a name and a type
    () => mock(contract.ads.export).ok('name'),
    // @ts-expect-error no body
    () => mock(contract.auth.logout).ok({ message: 'Bye' }),
    // @ts-expect-error not compressed
    () => mock(contract.tickets.replay).ok({ gzip: new Uint8Array() }),
    // @ts-expect-error no such code
    () => mock(contract.folders.list).refuse('NOPE', 'No.'),
    // @ts-expect-error no such field of an error
    () => mock(contract.folders.list).error(422, { fields: {} }),
  ];
  expect([right.length, wrong.length]).toEqual([3, 10]);
});
