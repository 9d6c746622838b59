import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  notifications,
  project_webhooks,
  tickets,
  visitors,
  webhook_deliveries,
} from '@adlane/api-server/schema';
import { webhookEvents } from '@adlane/contract/widget/projects/webhooks';
import { demoSdkKey } from '@adlane/mocks/world';
import { like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMail } from '../../../src/ports/createMail';
import { getTable, listPublicTables } from '../../fixtures/databaseCatalog';
import { findDemoProject } from '../../fixtures/rows/demoRows';
import { deleteRows, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { findVisitor } from '../../fixtures/rows/visitorRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let operator: string;
let projectId: number;
/** Where emails are written, as without an SMTP server. */
let outboxFolder: string;
let identityKey: string;
const key = { 'api-token': demoSdkKey };
type Headers = Record<string, string>;

async function post(path: string, body: unknown, headers: Headers) {
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  const answer = await test.request(`/sdk${path}`, { method: 'POST', headers: keyed, body });
  expect([200, 201]).toContain(answer.status);
  return answer.json();
}
async function call(method: string, path: string, body?: unknown, token = operator) {
  const headers: Headers = method === 'GET' ? {} : { 'idempotency-key': randomUUID() };
  const answer = await test.request(`/api/v1${path}`, { method, token, body, headers });
  return { status: answer.status, body: await answer.json() };
}

const userHash = (userId: string) => createHmac('sha256', identityKey).update(userId).digest('hex');

/** Starts a device of a user, who proves who they are with a `userHash`. */
async function startDevice(user: object): Promise<Headers> {
  const { gleapId, gleapHash } = await post('/sessions', { lang: 'en' }, key);
  const headers = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  await post('/sessions/identify', user, headers);
  return headers;
}
const picture = { baseUrl: 'https://shop.test/', width: 10, height: 10, isMobile: false };

/** Leaves a trace of a visitor everywhere, which begins with the word. */
async function leaveTraces(headers: Headers, word: string): Promise<void> {
  await post(
    '/sessions/ping',
    {
      time: 1,
      events: [{ name: `${word}-event`, date: test.clock.now().toISOString(), data: { x: `${word}-data` } }],
      opened: false,
      type: 'js',
      sdkVersion: '13.9.3',
      ws: true,
    },
    headers,
  );
  const webm = new Uint8Array(64);
  webm.set([0x1a, 0x45, 0xdf, 0xa3]);
  const form = new FormData();
  form.set('file', new File([webm], 'screen-recording.webm', { type: 'video/webm' }));
  const { fileUrl } = await post('/uploads/sdk', form, headers);
  const { id } = await post(
    '/bugs/v2',
    {
      type: 'BUG',
      formData: { description: `${word}-ticket` },
      customData: { plan: `${word}-plan` },
      screenshotData: {
        html: `<html>${word}-page<img src="https://${word}-resource.test/"></html>`,
        ...picture,
        x: 0,
        y: 0,
      },
      webReplay: {
        startDate: '2026-11-02T10:00:00.000Z',
        events: [{ type: 4, timestamp: 1, data: { href: `https://${word}-replay.test/` } }],
        ...picture,
        type: 'rrweb',
      },
      screenRecordingUrl: fileUrl,
    },
    headers,
  );
  const attachment = new FormData();
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  for (const name of [`${word}-sent.png`, `${word}-unsent.png`]) {
    attachment.set('file', new File([png], name, { type: 'image/png' }));
    const { token } = await post('/conversations/files', attachment, headers);
    if (name === `${word}-unsent.png`) continue;
    const { shareToken } = await post('/conversations', { text: `${word}-message`, files: [token] }, headers);
    await post(`/conversations/${shareToken}/messages`, { text: `${word}-again` }, headers);
  }
  await call('POST', `/inbox/ticket/${id}/reply`, { text: `${word}-reply` });
  await call('POST', `/inbox/ticket/${id}/notes`, { text: `${word}-note` });
  await call('PUT', `/tickets/${id}`, { priority: 'HIGH' });
  const request = { title: `${word}-request`, description: `${word}-why` };
  const { id: requestId } = await post('/featurerequests', request, headers);
  await post(`/featurerequests/${requestId}/comments`, { text: `${word}-comment` }, headers);
}

/** Names of the tables in which any row has the word. */
async function findTables(word: string): Promise<string[]> {
  const names = (await listPublicTables(test.ownerPool)).filter((name) => name !== 'adlane_migrations');
  const found = await Promise.all(
    names.map(async (name) => {
      const rows = await findRows(test.ownerPool, getTable(name));
      return JSON.stringify(rows).includes(word) ? [name] : [];
    }),
  );
  return found.flat();
}
const findTicketId = async (title: string) =>
  (await findRow(test.ownerPool, tickets, { where: { title } })).id;
const countFiles = async () => {
  const all = await readdir(test.filesFolder, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).length;
};

beforeAll(async () => {
  outboxFolder = await mkdtemp(join(tmpdir(), 'outbox-'));
  test = await createTestApp({
    ports: {
      mail: createMail({ smtpUrl: undefined, from: undefined, outboxFolder }),
      outbound: {
        async fetch(url) {
          if (!url.endsWith('-resource.test/')) throw new TypeError('fetch failed');
          return new Response('pixels', { headers: { 'content-type': 'image/png' } });
        },
      },
    },
  });
  projectId = (await findDemoProject(test.ownerPool)).id;
});
beforeAll(async () => {
  operator = await test.as('SuperAdmin');
  identityKey = (await call('POST', `/projects/${projectId}/identity/key`)).body.key;
  await call('PUT', `/projects/${projectId}/identity`, { identityMode: 'optional' });
});
beforeEach(async () => {
  // A session ends before the periods of retention that tests wait for.
  operator = await test.as('SuperAdmin');
  // An email of several names only the oldest ones.
  await deleteRows(test.ownerPool, notifications, {});
});
afterAll(async () => {
  await test.close();
  await rm(outboxFolder, { recursive: true, force: true });
});

/** Ids of the stored emails in which the word is. */
async function findMails(word: string): Promise<string[]> {
  const names = await readdir(outboxFolder);
  const found = await Promise.all(
    names.map(async (name) =>
      (await readFile(join(outboxFolder, name), 'utf8')).includes(word) ? [name] : [],
    ),
  );
  return found.flat();
}
const runTick = async () => {
  await test.jobs.send('scheduler.tick', {});
  await test.jobs.settle();
};

describe('a person', () => {
  const profile = { name: 'canary-name', email: 'Canary@shop.test', seats: 'canary-seats' };
  let files: number;
  let personId: number;
  /** A contact with the same email, which the operator chooses. */
  let matchId: number;
  beforeEach(async () => {
    await startDevice({ userId: 'neighbour', name: 'Neighbour' });
    // Receives every event, at an address that is never called.
    const hook = { name: 'Tracker', url: 'http://169.254.169.254/hook', events: webhookEvents };
    await call('POST', '/project-webhooks', { ...hook, project_id: projectId });
    files = await countFiles();
    const proof = { userId: 'canary-id', userHash: userHash('canary-id') };
    const first = await startDevice({ ...proof, ...profile });
    await leaveTraces(first, 'canary');
    await leaveTraces(await startDevice(proof), 'canary');
    const other = await startDevice({ userId: 'canary-other', email: 'canary@SHOP.test' });
    await leaveTraces(other, 'canary');
    await test.jobs.settle();
    personId = (await findVisitor(test.ownerPool, first['gleap-id'])).id;
    matchId = (await findVisitor(test.ownerPool, other['gleap-id'])).id;
  });
  afterEach(async () => {
    await call('DELETE', `/people/${personId}`);
    await call('DELETE', `/people/${matchId}`);
    await deleteRows(test.ownerPool, visitors, { userId: 'neighbour' });
    await deleteRows(test.ownerPool, project_webhooks, { project_id: projectId });
  });

  it('is found by name, email and user id', async () => {
    for (const search of ['canary-name', 'canary@shop', 'canary-id']) {
      const { body } = await call('GET', `/people?project_id=${projectId}&search=${search}`);
      expect(body.data).toContainEqual(expect.objectContaining({ userId: 'canary-id' }));
    }
    const { body: found } = await call('GET', `/people?project_id=${projectId}&search=canary-id`);
    expect(found.data).toMatchObject([{ is_proven: true, tickets: 2 }]);
    const { body } = await call('GET', `/people?project_id=${projectId}&search=Neighbour`);
    expect(body.data).toMatchObject([{ name: 'Neighbour', tickets: 0 }]);
  });

  it('is exported with all devices, tickets, pages and replays, without the secrets of sessions', async () => {
    const { status, body } = await call('GET', `/people/${personId}/export?contact_ids=${matchId}`);
    expect(status).toBe(200);
    expect(body.contacts).toHaveLength(3);
    expect(body.tickets).toHaveLength(3);
    for (const { resources } of body.tickets)
      expect(Object.keys(resources)).toEqual(['https://canary-resource.test/']);
    const text = JSON.stringify(body);
    for (const trace of [
      'event',
      'data',
      'ticket',
      'plan',
      'page',
      'replay',
      'resource',
      'message',
      'request',
      'why',
      'seats',
    ])
      expect(text).toContain(`canary-${trace}`);
    expect(text).not.toMatch(/hash|Neighbour/i);
  });

  it('is exported ticket by ticket, in portions that hold little', async () => {
    const consoleLog = Array.from({ length: 200 }, () => ({
      log: 'x'.repeat(1000),
      date: '',
      priority: 'INFO',
    }));
    await updateRows(test.ownerPool, tickets, { consoleLog }, like(tickets.title, 'canary%'));
    const path = `/api/v1/people/${personId}/export?contact_ids=${matchId}`;
    const answer = await test.request(path, { token: operator });
    const sizes: number[] = [];
    for await (const portion of answer.body ?? []) sizes.push(portion.byteLength);
    // Three tickets of 200 kB.
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...sizes)).toBeLessThan(300_000);
  });

  it('belongs to the agency: others find nothing to export or erase', async () => {
    const foreign = await test.as('Agency');
    expect((await call('GET', `/people/${personId}/matches`, undefined, foreign)).status).toBe(404);
    expect((await call('GET', `/people/${personId}/export`, undefined, foreign)).status).toBe(404);
    expect((await call('DELETE', `/people/${personId}`, undefined, foreign)).status).toBe(404);
    expect((await call('GET', `/projects/${projectId}/retention`, undefined, foreign)).status).toBe(404);
  });

  it('leaves no email behind once erased, neither stored nor waiting in the queue', async () => {
    // Notifications and replies that are unread after a few minutes are sent by email.
    test.clock.advance(10 * 60 * 1000);
    await runTick();
    const kinds = (await findMails('canary-')).map((name) => name.split('-')[0]);
    expect(new Set(kinds)).toEqual(new Set(['reply', 'notification']));
    await call('POST', `/inbox/ticket/${await findTicketId('canary-ticket')}/reply`, { text: 'canary-late' });
    test.clock.advance(10 * 60 * 1000);
    const { send } = test.jobs;
    const waiting: { sealed: string }[] = [];
    test.jobs.send = async (name, payload, options) => {
      if (name === 'mail.send') waiting.push(payload as { sealed: string });
      else await send(name, payload, options);
    };
    await runTick().finally(() => {
      test.jobs.send = send;
    });
    expect(waiting.length).toBeGreaterThan(0);
    await call('DELETE', `/people/${personId}?contact_ids=${matchId}`);
    for (const payload of waiting) await test.jobs.send('mail.send', payload);
    await runTick();
    expect(await findMails('canary')).toEqual([]);
  });

  it('leaves no email of several notifications behind once erased', async () => {
    const choose = (digest_at: string | null) =>
      call('PUT', '/notifications/settings', {
        email_times: { time_zone: 'UTC', quiet_hours: null, digest_at },
      });
    await choose('00:00');
    test.clock.advance(10 * 60 * 1000);
    await runTick();
    test.clock.advance(24 * 60 * 60 * 1000);
    await runTick();
    expect((await findMails('canary-')).some((name) => name.startsWith('digest-'))).toBe(true);
    operator = await test.as('SuperAdmin');
    await choose(null);
    await call('DELETE', `/people/${personId}?contact_ids=${matchId}`);
    expect(await findMails('canary')).toEqual([]);
  });

  it('is not named in the log of the server', () => {
    expect(JSON.stringify(test.logLines)).not.toMatch(/canary/i);
  });

  it('leaves nothing behind once erased: no row and no file', async () => {
    expect(await findTables('canary-')).toContain('visitors');
    expect(await countFiles()).toBeGreaterThan(files);
    const sent = await findRows(test.ownerPool, webhook_deliveries);
    expect(new Set(sent.map(({ event }) => event))).toEqual(new Set(webhookEvents));
    expect((await call('DELETE', `/people/${personId}?contact_ids=${matchId}`)).status).toBe(200);
    expect(await findTables('canary-')).toEqual([]);
    expect(await findTables('canary@')).toEqual([]);
    expect(await countFiles()).toBe(files);
    expect(await findRows(test.ownerPool, visitors, { where: { userId: 'neighbour' } })).toHaveLength(1);
    expect((await call('DELETE', `/people/${personId}`)).status).toBe(404);
  });
});

describe('retention', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const save = (retention_days: number | null, replay_days: number | null) =>
    call('PUT', `/projects/${projectId}/retention`, { retention_days, replay_days });
  let device: Headers;
  beforeEach(async () => {
    device = await startDevice({ userId: `kept-${test.clock.now().getTime()}`, name: 'Kept' });
    await leaveTraces(device, 'retained');
    await test.jobs.settle();
  });
  afterEach(() => save(null, null));
  const find = async () => {
    const [visitor] = await findRows(test.ownerPool, visitors, { where: { gleap_id: device['gleap-id'] } });
    const sent = visitor
      ? await findRows(test.ownerPool, tickets, { where: { visitor_id: visitor.id } })
      : [];
    return { visitor, sent };
  };

  it.each([
    [0, 422],
    [1, 200],
    [3650, 200],
    [3651, 422],
    [null, 200],
  ])('accepts a period of %s days with status %i', async (days, status) => {
    expect((await save(days, null)).status).toBe(status);
    if (status === 200)
      expect((await call('GET', `/projects/${projectId}/retention`)).body).toEqual({
        retention_days: days,
        replay_days: null,
      });
  });

  it('stays as another user set it if a change does not name it', async () => {
    await save(30, 5);
    const { body } = await call('PUT', `/projects/${projectId}/retention`, { replay_days: 7 });
    expect(body).toEqual({ retention_days: 30, replay_days: 7 });
  });

  it('deletes screenshots and replays after their days, and leaves the tickets', async () => {
    await save(null, 5);
    test.clock.advance(5 * dayMs);
    await runTick();
    const [before] = (await find()).sent;
    expect(before?.replay_key).not.toBeNull();
    const file = String(before?.resources_key);
    expect(await test.ports.files.find(file)).toBeDefined();
    test.clock.advance(1);
    await runTick();
    const { sent } = await find();
    expect(test.logLines.filter(({ message }) => message === 'A scheduled task failed')).toEqual([]);
    expect(sent.map((row) => [row.replay_key, row.screenshot_key, row.resources_key])).toEqual([
      [null, null, null],
    ]);
    expect(await test.ports.files.find(file)).toBeUndefined();
  });

  it('deletes tickets, conversations and visitors after their days, and nothing earlier', async () => {
    await save(10, null);
    test.clock.advance(10 * dayMs - 1000);
    await runTick();
    expect((await find()).sent).toHaveLength(1);
    test.clock.advance(2000);
    await runTick();
    expect(await find()).toEqual({ visitor: undefined, sent: [] });
  });

  it('deletes nothing of a project that stores its data', async () => {
    await save(null, null);
    test.clock.advance(4000 * dayMs);
    await runTick();
    expect((await find()).sent).toHaveLength(1);
  });
});
