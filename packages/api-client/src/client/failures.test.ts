import { afterEach, beforeEach, expect, test } from 'vitest';
import { json, listen } from '../../test/listen';
import { petTable } from '../../test/petTable';
import { isAnswerError } from '../errors/AnswerError';
import type { ApiError } from '../errors/ApiError';
import { isCancelledError } from '../errors/CancelledError';
import { isHttpError } from '../errors/HttpError';
import { isNetworkError } from '../errors/NetworkError';
import type { ClientOptions } from './Client';
import { createClient } from './createClient';

let server: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  server = await listen(json({ message: 'No such pet.', code: 'NOT_FOUND' }, 404));
});
afterEach(() => server.close());

const createTestClient = (options: ClientOptions = {}) =>
  createClient(petTable, { baseUrl: server.baseUrl, ...options });
const catchFailure = (calling: Promise<unknown>) =>
  calling.then(
    () => expect.fail('The call succeeded.'),
    (error: unknown) => error,
  );

test('a refused call rejects with its status and the body of the server', async () => {
  const error = await catchFailure(createTestClient().pets.view({ params: { id: 7 } }));
  expect(error).toMatchObject({
    name: 'HttpError',
    status: 404,
    body: { message: 'No such pet.', code: 'NOT_FOUND' },
    facts: { call: 'pets.view', method: 'GET', url: `${server.baseUrl}/pets/7` },
  });
  expect(isHttpError(error)).toBe(true);
  expect(isNetworkError(error)).toBe(false);
});

test('field errors of a 422 are passed through', async () => {
  const body = {
    message: 'Check the fields.',
    errors: { name: ['This field is required.'] },
    code: 'VALIDATION',
  };
  server.answer(json(body, 422));
  expect(await catchFailure(createTestClient().pets.create({ body: { name: '' } }))).toMatchObject({
    status: 422,
    body,
  });
});

test('an error body in another shape has an empty message', async () => {
  server.answer((_request, response) => response.writeHead(413).end('<h1>Too large</h1>'));
  expect(await catchFailure(createTestClient().pets.create({ body: { name: 'x' } }))).toMatchObject({
    status: 413,
    body: { message: '' },
  });
});

test('Retry-After is parsed to milliseconds', async () => {
  server.answer(json({ message: 'Slow down.' }, 429, { 'retry-after': '3' }));
  const error = await catchFailure(createTestClient().pets.create({ body: { name: 'x' } }));
  expect(error).toMatchObject({ status: 429, retryAfterMs: 3000 });
});

test('the client retries a read after 503, but not a write', async () => {
  server.answer(json({ message: 'Later.' }, 503));
  await catchFailure(createTestClient({ retryLimit: 1 }).pets.list());
  expect(server.received).toHaveLength(2);
  await catchFailure(createTestClient({ retryLimit: 1 }).pets.create({ body: { name: 'x' } }));
  await catchFailure(createTestClient({ retryLimit: 1 }).pets.remove({ params: { id: 1 } }));
  expect(server.received).toHaveLength(4);
});

test('a read that the server wants to have in a minute fails at once', async () => {
  server.answer(json({ message: 'Later.' }, 429, { 'retry-after': '60' }));
  expect(await catchFailure(createTestClient().pets.list())).toMatchObject({ retryAfterMs: 60_000 });
  expect(server.received).toHaveLength(1);
});

test.each<[number, Record<string, string>, number]>([
  [408, {}, 2],
  [425, {}, 2],
  [429, { 'retry-after': '0' }, 2],
  [429, { 'retry-after': '60' }, 1],
  [409, { 'retry-after': '0' }, 2],
  [409, {}, 1],
  [422, {}, 1],
  [500, {}, 1],
  [502, {}, 2],
  [503, {}, 2],
  [504, {}, 2],
])(
  'a write with a key that is answered %i %j is sent %i times, under the same key',
  async (status, headers, times) => {
    server.answer(json({ message: 'No.' }, status, headers));
    const client = createTestClient({ retryLimit: 1 });
    await catchFailure(client.pets.create({ body: { name: 'x' } }, { idempotencyKey: 'k' }));
    expect(server.received.map((sent) => sent.headers['idempotency-key'])).toEqual(
      Array.from({ length: times }, () => 'k'),
    );
  },
);

test('a write is sent again after a lost connection only if it has a key', async () => {
  server.answer((_request, response) => response.socket?.destroy());
  const client = createTestClient({ retryLimit: 1 });
  await catchFailure(client.pets.create({ body: { name: 'x' } }));
  expect(server.received).toHaveLength(1);
  await catchFailure(client.pets.create({ body: { name: 'x' } }, { idempotencyKey: 'k' }));
  expect(server.received).toHaveLength(3);
});

test('the client does not retry a read after 500', async () => {
  server.answer(json({ message: 'Technical Problem' }, 500));
  await catchFailure(createTestClient().pets.list());
  expect(server.received).toHaveLength(1);
});

test('an unreachable server is a network error', async () => {
  const error = await catchFailure(
    createClient(petTable, { baseUrl: 'http://127.0.0.1:1' }).pets.create({ body: { name: 'x' } }),
  );
  expect(error).toMatchObject({ name: 'NetworkError', reason: 'unreachable' });
});

test('a broken connection is a network error', async () => {
  server.answer((_request, response) => response.socket?.destroy());
  expect(isNetworkError(await catchFailure(createTestClient({ retryLimit: 0 }).pets.list()))).toBe(true);
});

test('a timeout is a network error with the reason timeout', async () => {
  server.answer(() => undefined);
  const error = await catchFailure(createTestClient({ timeoutMs: 30 }).pets.list());
  expect(error).toMatchObject({ name: 'NetworkError', reason: 'timeout' });
});

test('an aborted signal cancels the call', async () => {
  server.answer(() => undefined);
  const controller = new AbortController();
  const calling = catchFailure(createTestClient().pets.list({}, { signal: controller.signal }));
  controller.abort();
  expect(isCancelledError(await calling)).toBe(true);
});

test('a signal that was aborted before sends nothing', async () => {
  expect(
    isCancelledError(await catchFailure(createTestClient().pets.list({}, { signal: AbortSignal.abort() }))),
  ).toBe(true);
  expect(server.received).toHaveLength(0);
});

test('pending calls are listed, canceled together, and removed when answered', async () => {
  const client = createTestClient();
  server.answer(() => undefined);
  const calling = [catchFailure(client.pets.list()), catchFailure(client.pets.view({ params: { id: 1 } }))];
  expect(client.pending.list().map(({ call }) => call)).toEqual(['pets.list', 'pets.view']);
  expect(client.pending.cancelAll()).toBe(2);
  expect((await Promise.all(calling)).every(isCancelledError)).toBe(true);
  expect(client.pending.list()).toEqual([]);
  server.answer(json([]));
  await client.pets.list();
  expect(client.pending.list()).toEqual([]);
});

test('HTML instead of JSON is an answer error', async () => {
  server.answer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<title>Sign in to the hotel</title>');
  });
  const error = await catchFailure(createTestClient().pets.list());
  expect(isAnswerError(error)).toBe(true);
  expect(error).toMatchObject({ contentType: 'text/html' });
});

test('onError is called once for every failure, with the call', async () => {
  const reported: [ApiError['name'], string][] = [];
  const client = createTestClient({ onError: (error, { name }) => reported.push([error.name, name]) });
  await catchFailure(client.pets.list());
  await catchFailure(client.house.rest({}, { signal: AbortSignal.abort() }));
  expect(reported).toEqual([
    ['HttpError', 'pets.list'],
    ['CancelledError', 'house.rest'],
  ]);
});
