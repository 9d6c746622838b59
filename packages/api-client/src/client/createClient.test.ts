import { afterEach, beforeEach, expect, test } from 'vitest';
import { json, listen } from '../../test/listen';
import { petTable } from '../../test/petTable';
import { createClient } from './createClient';

let server: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  server = await listen(json({ id: 7, name: 'Rex' }));
});
afterEach(() => server.close());

const createTestClient = (token?: string) =>
  createClient(petTable, { baseUrl: server.baseUrl, token: () => token });

test('createClient fills the path, encodes its values and parses the answer', async () => {
  const pet = await createTestClient().pets.view({ params: { id: 7 } });
  expect(pet).toEqual({ id: 7, name: 'Rex' });
  expect(server.received[0]).toMatchObject({ method: 'GET', url: '/pets/7' });
});

test('the query omits undefined and repeats lists', async () => {
  server.answer(json([]));
  await createTestClient().pets.list({ query: { page: 2, tags: ['a b', 'ü'] } });
  await createTestClient().pets.list({ query: { page: undefined } });
  await createTestClient().pets.list();
  expect(server.received.map(({ url }) => url)).toEqual([
    '/pets?page=2&tags=a+b&tags=%C3%BC',
    '/pets',
    '/pets',
  ]);
});

test('the client requests the bearer token for every call and omits it without one', async () => {
  let token: string | undefined = 'first';
  const client = createClient(petTable, { baseUrl: server.baseUrl, token: () => token });
  await client.pets.view({ params: { id: 1 } });
  token = undefined;
  await client.pets.view({ params: { id: 1 } });
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', undefined]);
});

test('the client requests additional headers for every call', async () => {
  const headers = () => ({ 'Api-Token': 'key', 'Gleap-Id': undefined });
  await createClient(petTable, { baseUrl: server.baseUrl, headers }).pets.view({ params: { id: 1 } });
  expect(server.received[0]?.headers['api-token']).toBe('key');
  expect(server.received[0]?.headers).not.toHaveProperty('gleap-id');
});

test('a JSON body is sent as JSON, with the idempotency key of an unsafe call', async () => {
  await createTestClient('t').pets.create({ body: { name: 'Rex' } }, { idempotencyKey: 'k1' });
  expect(server.received[0]).toMatchObject({ method: 'POST', body: '{"name":"Rex"}' });
  expect(server.received[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'k1',
  });
});

test('a read carries no idempotency key', async () => {
  await createTestClient().pets.view({ params: { id: 1 } }, { idempotencyKey: 'k1' });
  expect(server.received[0]?.headers).not.toHaveProperty('idempotency-key');
});

test('a multipart body preserves file names, repeats lists and sends objects as JSON', async () => {
  const file = new File(['bytes'], 'rex.png', { type: 'image/png' });
  await createTestClient().pets.picture({
    params: { id: 7 },
    body: { file, labels: ['a', 'b'], crop: { x: 1 } },
  });
  const sent = server.received[0];
  expect(sent?.headers['content-type']).toContain('multipart/form-data; boundary=');
  expect(sent?.body).toContain('name="file"; filename="rex.png"');
  expect(sent?.body.match(/name="labels"/g)).toHaveLength(2);
  expect(sent?.body).toContain('{"x":1}');
});

test('a csv answer is a file with the name that the server gave', async () => {
  server.answer((_request, response) => {
    response.setHeader('content-type', 'text/csv');
    response.setHeader(
      'content-disposition',
      `attachment; filename="pets.csv"; filename*=UTF-8''P%C3%A4ts.csv`,
    );
    response.end('id,name\n7,Rex\n');
  });
  const file = await createTestClient().pets.export();
  expect(file.name).toBe('Päts.csv');
  expect(file.type).toBe('text/csv');
  expect(await file.text()).toBe('id,name\n7,Rex\n');
});

test('an empty answer is undefined', async () => {
  server.answer((_request, response) => response.writeHead(204).end());
  expect(await createTestClient().pets.remove({ params: { id: 7 } })).toBeUndefined();
});

test('a missing path value throws before anything is sent', async () => {
  const calling = createTestClient().pets.view({ params: { id: '' as unknown as number } });
  await expect(calling).rejects.toThrow('/pets/{id} needs a value for {id}');
  expect(server.received).toHaveLength(0);
});

test('another fetch can replace the network', async () => {
  const fetch = async () => Response.json({ id: 1, name: 'Tab' });
  const client = createClient(petTable, { baseUrl: 'http://nowhere.test', fetch });
  expect(await client.pets.view({ params: { id: 1 } })).toEqual({ id: 1, name: 'Tab' });
});

test('types refuse wrong calls', () => {
  const client = createTestClient();
  const wrong = [
    // @ts-expect-error a path value is missing
    () => client.pets.view(),
    // @ts-expect-error a path value is missing
    () => client.pets.view({ params: {} }),
    // @ts-expect-error the query has no such key
    () => client.pets.list({ query: { pages: 1 } }),
    // @ts-expect-error the body's name is a text
    () => client.pets.create({ body: { name: 1 } }),
    // @ts-expect-error a call without a body takes none
    () => client.pets.view({ params: { id: 1 }, body: {} }),
    // @ts-expect-error the answer has no such field
    async () => (await client.pets.view({ params: { id: 1 } })).age,
    // @ts-expect-error the table has no such call
    () => client.pets.feed(),
  ];
  expect(wrong).toHaveLength(7);
});
