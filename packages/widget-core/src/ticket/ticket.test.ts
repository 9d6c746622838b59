import type { TicketPayload } from '@adlane/contract/widget/tickets';
import { describe, expect, test, vi } from 'vitest';
import type { ApiRequest, ApiResponse, Visitor } from '../api/createApi';
import { isLiveSite } from '../page/isLiveSite';
import { parseExcludeData } from '../protocol/excludeData';
import { buildTicket, type TicketRequest, type TicketSources } from './buildTicket';
import { createOutbox } from './createOutbox';
import { createTicketDelivery } from './createTicketDelivery';
import type { Upload } from './uploadRecording';

const sources: TicketSources = {
  customData: { plan: 'pro' },
  metaData: {},
  consoleLog: [],
  networkLogs: [],
  customEventLog: [],
  ticketAttributes: { area: 'cart', description: 'old' },
  email: 'ada@example.com',
  tags: [],
  screenshotData: { html: '<p>', baseUrl: 'u', width: 1, height: 1, isMobile: false, x: 0, y: 0 },
  webReplay: { startDate: 0, events: [], baseUrl: 'u', width: 1, height: 1, isMobile: false, type: 'rrweb' },
};
const request: TicketRequest = { formData: { description: 'new' }, excludeData: {}, isSilent: false };

describe('a ticket', () => {
  test('has the defaults BUG and LOW, merged form data and the reporter', () => {
    expect(buildTicket(request, sources)).toMatchObject({
      type: 'BUG',
      priority: 'LOW',
      isSilent: false,
      formData: { area: 'cart', description: 'new', reportedBy: 'ada@example.com' },
    });
  });

  test.each<[unknown, string[]]>([
    [['screenshot'], ['screenshotData']],
    [['replays'], ['webReplay']],
    [{ screenshot: true, replays: true }, ['screenshotData', 'webReplay']],
    [{ screenshot: false }, []],
    [{ consoleLog: true }, ['consoleLog']],
    [['unknown', 'toString', 'type'], []],
    [JSON.parse('{"__proto__":true}'), []],
  ])('excludeData %j removes exactly %j', (excluded, fields) => {
    const whole = Object.keys(buildTicket(request, sources));
    const ticket = buildTicket({ ...request, excludeData: parseExcludeData(excluded) }, sources);
    expect(Object.keys(ticket)).toEqual(whole.filter((field) => !fields.includes(field)));
  });
});

const visitor: Visitor = { gleapId: 'v1', gleapHash: 'h1' };

const offline: Upload = { state: 'later', status: 0 };

/** A sender over a scripted server, its outbox in memory. */
function setUp(answers: ApiResponse[], uploads: Upload[] = [], atPage: () => Visitor = () => visitor) {
  const requests: ApiRequest[] = [];
  const outbox = createOutbox(undefined, 'k');
  const setQueued = vi.fn<(waits: boolean) => void>();
  const recordings: File[] = [];
  let count = 0;
  const sender = createTicketDelivery({
    api: async (sent) => {
      requests.push(sent);
      return answers.shift() ?? { status: 0, body: undefined };
    },
    upload: async (recording) => {
      recordings.push(recording);
      return uploads.shift() ?? offline;
    },
    outbox,
    createId: () => `id-${++count}`,
    visitor: atPage,
    runExclusively: (run) => run(),
    setQueued,
  });
  return { sender, requests, recordings, outbox, setQueued };
}

const ticket: TicketPayload = { type: 'BUG' };

describe('sending', () => {
  test.each([200, 201])('status %i: sent, and nothing waits', async (status) => {
    const { sender, outbox, requests, setQueued } = setUp([{ status, body: { id: 1 } }]);
    expect(await sender.send(ticket)).toEqual({ state: 'sent', body: { id: 1 } });
    expect(await outbox.list()).toEqual([]);
    expect(requests[0]).toMatchObject({ path: '/bugs/v2', headers: { 'Idempotency-Key': 'id-1' } });
    expect(setQueued).toHaveBeenLastCalledWith(false);
  });

  test('it is sent while it is stored, and removed after that', async () => {
    const { sender, outbox, requests } = setUp([{ status: 201, body: {} }]);
    const steps: string[] = [];
    vi.spyOn(outbox, 'put').mockImplementation(async () => {
      await vi.waitFor(() => expect(requests).toHaveLength(1));
      steps.push('stored');
    });
    vi.spyOn(outbox, 'remove').mockImplementation(async () => void steps.push('removed'));
    await sender.send(ticket);
    expect(steps).toEqual(['stored', 'removed']);
  });

  test.each([409, 413, 422])('status %i: refused, and not sent behind the visitor’s back', async (status) => {
    const { sender, outbox } = setUp([{ status, body: {} }]);
    expect(await sender.send(ticket)).toEqual({ state: 'refused', status });
    expect(await outbox.list()).toEqual([]);
  });

  test('offline it waits, and is sent once when the page is back, under the same id', async () => {
    const { sender, outbox, requests } = setUp([
      { status: 0, body: undefined },
      { status: 0, body: undefined },
      { status: 201, body: { id: 1 } },
    ]);
    expect(await sender.send(ticket)).toEqual({ state: 'queued', status: 0 });
    expect(await sender.sendQueued()).toBe(1);
    expect(await sender.sendQueued()).toBe(0);
    expect(await sender.sendQueued()).toBe(0);
    expect(requests.map(({ headers }) => headers?.['Idempotency-Key'])).toEqual(['id-1', 'id-1', 'id-1']);
    expect(await outbox.list()).toEqual([]);
  });

  test.each([408, 429, 500, 502, 503])('a queued ticket stays queued on %i', async (status) => {
    const { sender, outbox, requests } = setUp([
      { status: 0, body: undefined },
      { status, body: {} },
      { status: 201, body: {} },
    ]);
    await sender.send(ticket);
    expect(await sender.sendQueued()).toBe(1);
    expect(await outbox.list()).toHaveLength(1);
    expect(await sender.sendQueued()).toBe(0);
    expect(requests.map(({ headers }) => headers?.['Idempotency-Key'])).toEqual(['id-1', 'id-1', 'id-1']);
  });

  test.each<[string, ApiResponse]>([
    ['the server is busy', { status: 429, body: undefined }],
    ['its first request is still running', { status: 409, body: {}, retryAfterMs: 1000 }],
    ['the server fails', { status: 500, body: {} }],
    ['the server restarts', { status: 502, body: undefined }],
    ['a proxy answers with a page', { status: 200, body: undefined }],
  ])('a ticket is queued and stored once when %s', async (_why, first) => {
    const { sender, outbox, requests } = setUp([first, { status: 201, body: { id: 1 } }]);
    expect(await sender.send(ticket)).toEqual({ state: 'queued', status: first.status });
    expect(await sender.sendQueued()).toBe(0);
    expect(requests.map(({ headers }) => headers?.['Idempotency-Key'])).toEqual(['id-1', 'id-1']);
    expect(await outbox.list()).toEqual([]);
  });

  test('a ticket that the server fails on does not delay the tickets behind it', async () => {
    const later = { status: 0, body: undefined };
    const answers: ApiResponse[] = [later, later, { status: 500, body: {} }, { status: 201, body: {} }];
    const { sender, outbox } = setUp(answers);
    await sender.send(ticket);
    await sender.send(ticket);
    expect(await sender.sendQueued()).toBe(1);
    expect((await outbox.list()).map(({ id }) => id)).toEqual(['id-1']);
  });

  test('queued tickets wait together while the server is away', async () => {
    const { sender, requests } = setUp([]);
    await sender.send(ticket);
    await sender.send(ticket);
    expect(await sender.sendQueued()).toBe(2);
    expect(requests).toHaveLength(3);
  });

  test('what waited is given up where the server will not have it', async () => {
    const { sender, outbox } = setUp([
      { status: 0, body: undefined },
      { status: 413, body: {} },
    ]);
    await sender.send(ticket);
    expect(await sender.sendQueued()).toBe(0);
    expect(await outbox.list()).toEqual([]);
  });

  test('a queued ticket belongs to its visitor, even if another one uses the page', async () => {
    const who = { now: { gleapId: 'v1', gleapHash: 'h1' } };
    const { sender, requests } = setUp(
      [
        { status: 0, body: undefined },
        { status: 201, body: {} },
      ],
      [],
      () => who.now,
    );
    await sender.send(ticket);
    who.now = { gleapId: 'v2', gleapHash: 'h2' };
    await sender.sendQueued();
    expect(requests.map((sent) => sent.visitor?.gleapId)).toEqual(['v1', 'v1']);
  });

  test('a ticket may be queued before there is a database', async () => {
    const { sender, outbox, setQueued } = setUp([{ status: 201, body: {} }]);
    const opened = vi.spyOn(outbox, 'list');
    let make = (_made: TicketPayload) => {};
    const sending = sender.send(new Promise((resolve) => (make = resolve)));
    expect(setQueued.mock.calls).toEqual([[true]]);
    expect(setQueued).toHaveBeenCalledBefore(opened);
    make(ticket);
    await sending;
    expect(setQueued).toHaveBeenLastCalledWith(false);
  });

  test('a ticket in flight is not sent a second time', async () => {
    const { sender, requests } = setUp([{ status: 201, body: {} }]);
    const sending = sender.send(ticket);
    await sender.sendQueued();
    await sending;
    expect(requests).toHaveLength(1);
  });

  test('offline, a recording is queued with its ticket, and both are sent once', async () => {
    const recording = new File(['recording'], 'screen-recording.webm');
    const stored: Upload = { state: 'stored', url: 'https://files.example/a"b' };
    const { sender, outbox, requests, recordings } = setUp(
      [
        { status: 0, body: undefined },
        { status: 201, body: { id: 1 } },
      ],
      [offline, stored],
    );
    expect(await sender.send(ticket, recording)).toEqual({ state: 'queued', status: 0 });
    expect(await outbox.list()).toEqual([{ id: 'id-1', visitor, body: '{"type":"BUG"}', recording }]);
    // The recording arrives, the ticket does not: the recording is not uploaded again.
    expect(await sender.sendQueued()).toBe(1);
    expect(await sender.sendQueued()).toBe(0);
    expect(recordings).toEqual([recording, recording]);
    expect(JSON.parse(String(requests[1]?.body))).toEqual({ type: 'BUG', screenRecordingUrl: stored.url });
  });

  test('a refused recording fails the visitor’s submission; a queued ticket is sent without it', async () => {
    const recording = new File(['recording'], 'screen-recording.webm');
    const refused: Upload = { state: 'refused', status: 413 };
    const first = setUp([], [refused]);
    await expect(first.sender.send(ticket, recording)).rejects.toThrow('could not be uploaded');
    expect(await first.outbox.list()).toEqual([]);
    const second = setUp([{ status: 201, body: {} }], [offline, refused]);
    await second.sender.send(ticket, recording);
    expect(await second.sender.sendQueued()).toBe(0);
    expect(second.requests.map(({ body }) => body)).toEqual(['{"type":"BUG"}']);
  });

  test('the browser’s database is there for what waits, and no longer', async () => {
    const { sender, outbox } = setUp([
      { status: 0, body: undefined },
      { status: 201, body: {} },
      { status: 201, body: {} },
    ]);
    const drop = vi.spyOn(outbox, 'drop');
    await sender.send(ticket);
    expect(drop).not.toHaveBeenCalled();
    await Promise.all([sender.sendQueued(), sender.send(ticket)]);
    expect(drop).toHaveBeenCalled();
    expect(await outbox.list()).toEqual([]);
  });

  test('twenty wait at most; the oldest give way', async () => {
    const { outbox } = setUp([]);
    for (let index = 1; index <= 21; index += 1) await outbox.put({ id: `t${index}`, body: '' });
    const waiting = await outbox.list();
    expect(waiting).toHaveLength(20);
    expect(waiting[0]?.id).toBe('t2');
  });

  test('those that are on their way do not give way', async () => {
    const { outbox } = setUp([]);
    const sending = new Set(['t1']);
    for (let index = 1; index <= 22; index += 1) await outbox.put({ id: `t${index}`, body: '' }, sending);
    const ids = (await outbox.list()).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['t1', 't3']);
  });
});

test.each([
  ['localhost', false],
  ['intranet', false],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['172.31.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['shop.example.com', true],
])('%s is live: %s', (hostname, live) => {
  expect(isLiveSite(hostname)).toBe(live);
});
