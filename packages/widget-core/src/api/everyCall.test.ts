import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { handClock } from '../../test/handClock';
import { createEmitter } from '../events/createEmitter';
import { createEventLog } from '../events/createEventLog';
import { startEventStream } from '../events/startEventStream';
import { createGuard } from '../scope/guard';
import type { HostWindow } from '../scope/scope';
import { createSession } from '../session/createSession';
import { createOutbox } from '../ticket/createOutbox';
import { createTicketDelivery } from '../ticket/createTicketDelivery';
import { uploadRecording } from '../ticket/uploadRecording';
import type { Api, ApiResponse } from './createApi';
import { judgeAnswer } from './judgeAnswer';

// Every call of the widget's page with every kind of answer: what is sent again, and what is not.

const session = { gleapId: 'v1', gleapHash: 'h1' };
const good: Readonly<Record<string, ApiResponse>> = {
  '/sessions': { status: 201, body: session },
  '/sessions/identify': { status: 200, body: { ...session, userId: '7' } },
  '/sessions/partialupdate': { status: 200, body: session },
  '/sessions/ping': { status: 200, body: {} },
  '/bugs/v2': { status: 201, body: { id: 1 } },
  '/uploads/sdk': { status: 200, body: { fileUrl: 'https://files.example/a' } },
};

/** A server that answers the first call of a path with `first`, and all others well. */
function createServer(path: string, first: ApiResponse) {
  const keys: (string | undefined)[] = [];
  const api: Api = async (request) => {
    if (request.path === path) keys.push(request.headers?.['Idempotency-Key']);
    const answer = request.path === path && keys.length === 1 ? first : good[request.path];
    if (!answer) throw new Error(`There is no answer for ${request.path}.`);
    return answer;
  };
  return { api, keys };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
type Time = ReturnType<typeof handClock>;

function createTestSession(api: Api, { clock }: Time) {
  const store = { read: () => undefined, write: () => undefined, remove: () => undefined };
  const emitter = createEmitter(createGuard(() => undefined));
  const created = createSession({ api: () => api, clock, store, emitter, language: () => 'en' });
  created.start();
  return created;
}

async function changeSession(
  api: Api,
  time: Time,
  change: (of: ReturnType<typeof createTestSession>) => Promise<unknown>,
) {
  const changed = change(createTestSession(api, time)).catch(() => undefined);
  await settle();
  time.pass(60_000);
  await changed;
}

async function sendTicket(api: Api, recording?: File) {
  const delivery = createTicketDelivery({
    api,
    upload: (file) => uploadRecording(api, file),
    outbox: createOutbox(undefined, 'k'),
    createId: () => 'id-1',
    visitor: () => session,
    runExclusively: (run) => run(),
    setQueued: () => undefined,
  });
  await delivery.send({ type: 'BUG' }, recording).catch(() => undefined);
  await delivery.sendQueued();
  await delivery.sendQueued();
}

type Decision = {
  /** Sends the call once, and lets the time pass that its sender waits. */
  readonly send: (api: Api, time: Time) => Promise<unknown>;
  /** Whether an answer makes the widget send it again. */
  readonly isAgain: (answer: ApiResponse, isLater: boolean) => boolean;
};
const whenLater: Decision['isAgain'] = (_answer, isLater) => isLater;
/** Other failures reject (widget §8): the page knows, and may call again. */
const whenTimed: Decision['isAgain'] = ({ retryAfterMs }) => retryAfterMs !== undefined;
/** A read stores nothing, so nothing is lost: the next page load reads again. */
const read = 'read';

const decisions: Readonly<Record<string, Decision | typeof read>> = {
  'POST /sessions': {
    async send(api, time) {
      createTestSession(api, time);
      await settle();
      time.pass(60_000);
      await settle();
    },
    // Any failure (widget §4.1).
    isAgain: () => true,
  },
  'POST /sessions/identify': {
    send: (api, time) => changeSession(api, time, ({ identify }) => identify('7', {})),
    isAgain: whenTimed,
  },
  'POST /sessions/partialupdate': {
    send: (api, time) => changeSession(api, time, ({ updateContact }) => updateContact({ name: 'Ada' })),
    isAgain: whenTimed,
  },
  'POST /sessions/ping': {
    async send(api, { clock, pass }) {
      const events = createEventLog(clock);
      events.track('bought');
      startEventStream({
        api,
        scope: { window: new EventTarget() as HostWindow, clock },
        events,
        isSessionReady: () => true,
        isWidgetOpen: () => false,
        onTooltips: () => undefined,
        sessionSeconds: () => 1,
      });
      for (let count = 0; count < 3; count += 1) {
        pass(2500);
        await settle();
      }
    },
    isAgain: whenLater,
  },
  'POST /bugs/v2': { send: (api) => sendTicket(api), isAgain: whenLater },
  'POST /uploads/sdk': { send: (api) => sendTicket(api, new File(['r'], 'r.webm')), isAgain: whenLater },
  'POST /outbound/producttours': read,
  'GET /config/{}/tooltips': read,
  'GET /config/{}?lang={}': read,
};

/** Lists the calls that the source names. */
function listSentCalls(): string[] {
  const folder = join(import.meta.dirname, '..');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|fixtures)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/\$\{[^}]*\}/g, '{}'));
  const calls = texts.flatMap((text) => [
    ...[...text.matchAll(/method: '(GET|POST)',\s*path: ['`](\/[^'`]*)/g)].map(
      ([, m, path]) => `${m} ${path}`,
    ),
    ...[...text.matchAll(/change\('(\/[^']*)'/g)].map(([, path]) => `POST ${path}`),
    ...[...text.matchAll(/path = `(\/[^`]*)`/g)].map(([, path]) => `GET ${path}`),
  ]);
  return [...new Set(calls)].toSorted();
}

const answers: readonly ApiResponse[] = [
  ...[0, 408, 425, 500, 501, 502, 503, 504, 507, 522].map((status) => ({ status, body: undefined })),
  ...[409, 429, 503].map((status) => ({ status, body: {}, retryAfterMs: 3000 })),
  ...[400, 401, 403, 404, 409, 410, 413, 415, 422].map((status) => ({ status, body: {} })),
  ...[200, 201].map((status) => ({ status, body: undefined })),
];

test('the widget decides for each of its calls which answers are final', () => {
  expect(listSentCalls()).toEqual(Object.keys(decisions).toSorted());
});

const writes = Object.entries(decisions).flatMap(([call, decision]) =>
  decision === read ? [] : [{ call, ...decision }],
);
const cases = writes.flatMap((write) => answers.map((answer) => ({ ...write, answer })));

test.each(cases)('$call is sent again after $answer only if that is no final answer', async (one) => {
  const { api, keys } = createServer(one.call.replace('POST ', ''), one.answer);
  await one.send(api, handClock());
  const isAgain = one.isAgain(one.answer, judgeAnswer(one.answer) === 'later');
  expect(keys).toHaveLength(isAgain ? 2 : 1);
  // The same key, so that the server stores it once.
  expect(new Set(keys).size).toBe(1);
});
