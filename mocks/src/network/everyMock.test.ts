import { createClient } from '@adlane/api-client';
import { type Call, contract, ErrorBody, errorCodes, errorStatuses, listCalls } from '@adlane/contract';
import { listFailures } from '@adlane/contract/openapi';
import { getResponse, type HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { buildAnswer } from '../fixtures/buildAnswer';
import { findErrorCode } from './callOutcome';
import { isListCall } from './emptyList';
import { mock } from './mock';

type Send = (input: unknown) => Promise<unknown>;

const calls = listCalls(contract);

/** Mocks a call of which no type says whether it answers with a list. */
const mockEmpty = (call: Call) => (mock(call) as unknown as { empty(): HttpHandler }).empty();

let handlers: HttpHandler[] = [];
const client = createClient(contract, {
  baseUrl: 'http://localhost',
  retryLimit: 0,
  async fetch(input, init) {
    const response = await getResponse(handlers, new Request(input, init));
    if (!response) throw new Error('No mock has answered.');
    // What `fetch` makes of a broken connection.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  },
}) as unknown as Readonly<Record<string, Readonly<Record<string, Send>>>>;

/** Sends a call as an app would, to a server that answers with these mocks. */
function send(name: string, call: Call, mocks: HttpHandler[]): Promise<unknown> {
  handlers = mocks;
  const [resource = '', method = ''] = name.split('.');
  const sendCall = client[resource]?.[method];
  if (!sendCall) throw new Error(`The client has no ${name}.`);
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, '1']));
  return sendCall({ params });
}

/** Sends a call and returns how it fails; its answer if it does not. */
const findFailure = (name: string, call: Call, handler: HttpHandler) =>
  send(name, call, [handler]).catch((error: unknown) => error);

/** Replaces a file by its name, type and text, as `buildAnswer` describes one. */
async function readFile(value: unknown): Promise<unknown> {
  if (!(value instanceof File)) return value;
  return { filename: value.name, type: value.type, body: await value.text() };
}

/** Status, code and message of a failure whose body is the contract's; the failure itself otherwise. */
function describeFailure(failure: unknown): unknown {
  if (typeof failure !== 'object' || failure === null || !('status' in failure) || !('body' in failure))
    return failure;
  const { message, code } = ErrorBody.parse(failure.body);
  return { status: failure.status, code, message };
}

test('ok answers every call with the value', async () => {
  for (const { name, call } of calls) {
    const value = buildAnswer(call);
    expect(await readFile(await send(name, call, [mock(call).ok(value as never)])), name).toEqual(value);
  }
});

test('empty answers every list without rows, exactly as its schema says', async () => {
  const lists = calls.filter(({ call }) => isListCall(call));
  expect(lists.length).toBeGreaterThan(0);
  for (const { name, call } of lists) {
    const answered = await send(name, call, [mockEmpty(call)]);
    if (!(call.response instanceof z.ZodType)) throw new Error(`${name} has no schema.`);
    expect(call.response.parse(answered), name).toEqual(answered);
    const { data, bots } = answered as { data?: unknown; bots?: unknown };
    expect(Array.isArray(answered) ? answered : (data ?? bots), name).toEqual([]);
  }
});

test('empty refuses every call that answers with no list', () => {
  for (const { name, call } of calls.filter((each) => !isListCall(each.call)))
    expect(() => mockEmpty(call), name).toThrow('answers with no list');
});

test('error without a status fails every call as unexpected', async () => {
  for (const { name, call } of calls)
    expect(describeFailure(await findFailure(name, call, mock(call).error())), name).toEqual({
      status: 500,
      code: 'INTERNAL',
      message: 'Technical Problem',
    });
});

test('error fails a call with the status and the code of that status', async () => {
  for (const [index, { name, call }] of calls.entries()) {
    // All statuses in turn: each of them for each call takes half a minute.
    const declared = listFailures(call);
    const status = declared[index % declared.length];
    expect(describeFailure(await findFailure(name, call, mock(call).error(status))), name).toMatchObject({
      status,
      code: status && findErrorCode(status),
    });
  }
});

test('refuse fails a call with the code, its status and the message', async () => {
  for (const [index, { name, call }] of calls.entries()) {
    const code = errorCodes[index % errorCodes.length] ?? 'INTERNAL';
    expect(describeFailure(await findFailure(name, call, mock(call).refuse(code, 'Not now.'))), name).toEqual(
      {
        status: errorStatuses[code],
        code,
        message: 'Not now.',
      },
    );
  }
});

test('offline fails every call as without a connection', async () => {
  for (const { name, call } of calls)
    expect(await findFailure(name, call, mock(call).offline()), name).toMatchObject({
      name: 'NetworkError',
      reason: 'unreachable',
    });
});

test('slow answers every call as usual after its time', async () => {
  for (const { name, call } of calls) {
    const value = buildAnswer(call);
    const mocks = [mock(call).slow(1), mock(call).ok(value as never)];
    expect(await readFile(await send(name, call, mocks)), name).toEqual(value);
  }
});
