import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, expectTypeOf, test } from 'vitest';
import { json, listen } from '../../test/listen';
import { petTable } from '../../test/petTable';
import { createClient } from '../client/createClient';
import type { ApiError } from '../errors/ApiError';
import { isHttpError } from '../errors/HttpError';
import { createQueries } from './createQueries';

let server: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  server = await listen(json({ id: 7, name: 'Rex' }));
});
afterEach(() => server.close());

function setUp() {
  const client = createClient(petTable, { baseUrl: server.baseUrl });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { client, queryClient, queries: createQueries(petTable, client) };
}

test('keys nest: resource, call, input', () => {
  const { queries } = setUp();
  expect(queries.pets.key()).toEqual(['pets']);
  expect(queries.pets.view.key()).toEqual(['pets', 'view']);
  expect(queries.pets.view.key({ params: { id: 7 } })).toEqual(['pets', 'view', { params: { id: 7 } }]);
  expect(queries.pets.view.query({ params: { id: 7 } }).queryKey).toEqual(
    queries.pets.view.key({ params: { id: 7 } }),
  );
});

test('a query fetches, caches under its key, and knows its type', async () => {
  const { queryClient, queries } = setUp();
  const options = queries.pets.view.query({ params: { id: 7 } });
  const pet = await queryClient.fetchQuery(options);
  expectTypeOf(pet).toEqualTypeOf<{ id: number; name: string }>();
  expectTypeOf(queryClient.getQueryData(options.queryKey)).toEqualTypeOf<
    { id: number; name: string } | undefined
  >();
  expect(queryClient.getQueryData(options.queryKey)).toEqual({ id: 7, name: 'Rex' });
});

test('a failed query rejects with the error of the client', async () => {
  server.answer(json({ message: 'No.' }, 403));
  const { queryClient, queries } = setUp();
  await expect(queryClient.fetchQuery(queries.pets.list.query())).rejects.toSatisfy(isHttpError);
});

test('an abandoned query aborts its request', async () => {
  server.answer(() => undefined);
  const { client, queryClient, queries } = setUp();
  const fetching = queryClient.fetchQuery(queries.pets.list.query()).catch(() => undefined);
  expect(client.pending.list()).toHaveLength(1);
  await queryClient.cancelQueries({ queryKey: queries.pets.key() });
  await fetching;
  expect(client.pending.list()).toHaveLength(0);
});

test('a mutation sends its input and its idempotency key, and preserves given options', async () => {
  const { queryClient, queries } = setUp();
  const seen: string[] = [];
  const options = queries.pets.create.mutation({ onSuccess: (pet) => void seen.push(pet.name) });
  await queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute({ body: { name: 'Rex' }, idempotencyKey: 'k' });
  expect(server.received[0]).toMatchObject({ body: '{"name":"Rex"}' });
  expect(server.received[0]?.headers['idempotency-key']).toBe('k');
  expect(seen).toEqual(['Rex']);
  expectTypeOf<Parameters<NonNullable<typeof options.onError>>[0]>().toEqualTypeOf<ApiError>();
});

test('types refuse wrong queries', () => {
  const { queries } = setUp();
  const wrong = [
    // @ts-expect-error a path value is missing
    () => queries.pets.view.query(),
    // @ts-expect-error the query has no such key
    () => queries.pets.list.query({ query: { pages: 1 } }),
    // @ts-expect-error the table has no such call
    () => queries.pets.feed.query(),
  ];
  expect(wrong).toHaveLength(3);
});
