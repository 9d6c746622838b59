import { expect, test } from 'vitest';
import { petTable } from '../../test/petTable';
import { isCancelledError } from '../errors/CancelledError';
import { createFunctionClient, Refusal } from './createFunctionClient';

test('createFunctionClient gives a call’s input and options to its function and returns the answer', async () => {
  const received: unknown[] = [];
  const client = createFunctionClient(petTable, {
    'pets.view': async (...args) => {
      received.push(args);
      return { id: args[0].params.id, name: 'Rex' };
    },
  });
  const options = { idempotencyKey: 'key' };
  expect(await client.pets.view({ params: { id: 7 } }, options)).toEqual({ id: 7, name: 'Rex' });
  expect(received).toEqual([[{ params: { id: 7 } }, { ...options, signal: expect.any(AbortSignal) }]]);
});

test('a call without a function is refused by name', async () => {
  await expect(createFunctionClient(petTable, {}).pets.list()).rejects.toMatchObject({
    name: 'HttpError',
    status: 501,
    body: { message: 'This app has no function for pets.list.' },
  });
});

test('a refusal of a function is the error that a server’s refusal is', async () => {
  const body = { message: 'The name is taken.', errors: { name: ['Choose another name.'] } };
  const client = createFunctionClient(petTable, {
    'pets.create': () => Promise.reject(new Refusal(422, body)),
  });
  await expect(client.pets.create({ body: { name: 'Rex' } })).rejects.toMatchObject({
    name: 'HttpError',
    status: 422,
    body,
    facts: { call: 'pets.create', method: 'POST', url: '/pets' },
  });
});

test('an error of a function that was canceled is no error to show', async () => {
  const stop = new AbortController();
  const client = createFunctionClient(petTable, {
    'pets.list': (_input, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  });
  const answer = client.pets.list(undefined, { signal: stop.signal });
  stop.abort();
  await expect(answer).rejects.toSatisfy(isCancelledError);
});

test('other errors of a function reach the caller as they are', async () => {
  const failure = new Error('The disk is full.');
  const client = createFunctionClient(petTable, { 'house.rest': () => Promise.reject(failure) });
  await expect(client.house.rest()).rejects.toBe(failure);
});

test('calls that wait for their functions are listed, and leaving a screen cancels them', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const client = createFunctionClient(petTable, {
    'pets.list': (_input, options) => {
      signals.push(options?.signal);
      return new Promise(() => undefined);
    },
    'pets.view': async ({ params }) => ({ id: params.id, name: 'Rex' }),
  });
  const answer = client.pets.list();
  await client.pets.view({ params: { id: 7 } });
  expect(client.pending.list()).toEqual([{ call: 'pets.list', method: 'GET', url: '/pets' }]);
  expect(client.pending.cancelAll()).toBe(1);
  await expect(answer).rejects.toSatisfy(isCancelledError);
  expect([signals[0]?.aborted, client.pending.list()]).toEqual([true, []]);
});
