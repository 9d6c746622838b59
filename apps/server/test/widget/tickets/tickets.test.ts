import { createApp, deleteOrphanFiles } from '@adlane/api-server';
import { projects, tickets, visitors } from '@adlane/api-server/schema';
import { demoSdkKey } from '@adlane/mocks/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDemoProject } from '../../fixtures/rows/demoRows';
import { findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { listVisitorEvents } from '../../fixtures/rows/visitorRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let operator: string;
let visitor: Record<string, string>;

const key = { 'api-token': demoSdkKey };

async function start(headers: Record<string, string> = key) {
  const answer = await test.request('/sdk/sessions', { method: 'POST', headers, body: { lang: 'en-us' } });
  return { status: answer.status, body: await answer.json() };
}

const screenshotData = {
  html: '<html>…</html>',
  baseUrl: 'https://shop.test/',
  width: 10,
  height: 10,
  isMobile: false,
  x: 0,
  y: 0,
};
const webReplay = {
  startDate: '2026-11-02T10:00:00.000Z',
  events: [{ type: 4, timestamp: 1, data: { href: 'https://shop.test/' } }],
  baseUrl: 'https://shop.test/',
  width: 10,
  height: 10,
  isMobile: false,
  type: 'rrweb',
};

const report = (body: unknown, headers = visitor) =>
  test.request('/sdk/bugs/v2', { method: 'POST', headers, body });

beforeAll(async () => {
  test = await createTestApp();
  operator = await test.as('SuperAdmin');
  const { body } = await start();
  visitor = { ...key, 'gleap-id': body.gleapId, 'gleap-hash': body.gleapHash };
});
afterAll(() => test.close());

describe('visitor sessions', () => {
  it('continue with their secret, and start over with a wrong one', async () => {
    const again = await start(visitor);
    expect([again.status, again.body.gleapId, again.body.gleapHash]).toEqual([
      201,
      visitor['gleap-id'],
      visitor['gleap-hash'],
    ]);
    const wrong = await start({ ...visitor, 'gleap-hash': 'guessed' });
    expect(wrong.status).toBe(201);
    expect(wrong.body.gleapId).not.toBe(visitor['gleap-id']);
  });

  it('require the key of a project', async () => {
    expect((await start({ 'api-token': 'no-such-key' })).status).toBe(401);
    expect((await start({})).status).toBe(401);
  });

  it('store only a digest of the secret', async () => {
    const rows = await findRows(test.ownerPool, visitors, { where: { gleap_id: visitor['gleap-id'] } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(visitor['gleap-hash']);
  });

  it('accept events in one batch', async () => {
    const events = Array.from({ length: 500 }, (_none, index) => ({
      name: `event ${index}`,
      date: 'not a date',
      data: { index },
    }));
    const ping = { time: 1, events, opened: false, type: 'js', sdkVersion: '13.9.3', ws: true };
    expect(
      (await test.request('/sdk/sessions/ping', { method: 'POST', headers: visitor, body: ping })).status,
    ).toBe(200);
    expect(await listVisitorEvents(test.ownerPool, visitor['gleap-id'])).toHaveLength(500);
  });
});

describe('configuration', () => {
  it('is public, cached, and in the direction of its language', async () => {
    const answer = await test.request(`/sdk/config/${demoSdkKey}?lang=ar-EG`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=86400');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({ flowConfig: { localizationOptions: { rtl: true } } });
    const unknown = await test.request('/sdk/config/unknown');
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('has the texts of the requested language, else those of its base, else English', async () => {
    const staticTranslations = {
      en: { send: 'Send' },
      de: { send: 'Senden' },
      'de-AT': { send: 'Absenden' },
    };
    const { id, flowConfig } = await findDemoProject(test.ownerPool);
    const changed = { flowConfig: { ...flowConfig, staticTranslations } };
    await updateRows(test.ownerPool, projects, changed, { id });
    const send = async (lang: string) => {
      const answer = await test.request(`/sdk/config/${demoSdkKey}?lang=${lang}`);
      return (await answer.json()).flowConfig.staticTranslations.send;
    };
    expect(await send('de-at')).toBe('Absenden');
    expect(await send('de-ch')).toBe('Senden');
    expect(await send('fr')).toBe('Send');
  });
});

describe('reports', () => {
  it('reach the operator completely: logs in the row, screenshot and replay in files', async () => {
    const answer = await report({
      type: 'BUG',
      priority: 'MEDIUM',
      formData: { description: 'The cart is empty\nafter paying', reportedBy: 'ann@shop.test' },
      metaData: { currentUrl: 'https://shop.test/cart' },
      consoleLog: [{ log: 'Oh no', date: '2026-11-02T10:00:00.000Z', priority: 'ERROR' }],
      networkLogs: [
        {
          url: '/pay',
          type: 'POST',
          date: '2026-11-02T10:00:00.000Z',
          request: { headers: { Authorization: 'Bearer x', Accept: '*' } },
        },
      ],
      screenshotData,
      webReplay,
      surprise: { unknown: true },
    });
    expect(answer.status).toBe(201);
    const { id, shareToken, status } = await answer.json();
    expect([typeof shareToken, status]).toEqual(['string', 'OPEN']);

    const path = `/api/v1/tickets/${id}`;
    const ticket = await (await test.request(path, { token: operator })).json();
    expect(ticket).toMatchObject({
      title: 'The cart is empty',
      reportedBy: 'ann@shop.test',
      currentUrl: 'https://shop.test/cart',
      priority: 'MEDIUM',
      hasScreenshot: true,
      hasReplay: true,
      consoleLog: [{ log: 'Oh no' }],
      networkLogs: [{ request: { headers: { Authorization: '[redacted]', Accept: '*' } } }],
    });
    expect(await (await test.request(`${path}/screenshot`, { token: operator })).json()).toEqual(
      screenshotData,
    );
    expect(await (await test.request(`${path}/replay`, { token: operator })).json()).toEqual(webReplay);
    // The row has the names of its files, not their content.
    const row = await findRow(test.ownerPool, tickets, { where: { id } });
    expect(JSON.stringify(row)).not.toMatch(/<html>|"timestamp":/);
    for (const fileKey of [row.screenshot_key, row.replay_key])
      expect((await test.ports.files.get(String(fileKey)))?.type).toBe('application/gzip');
    const listed = await (await test.request('/api/v1/tickets?search=cart', { token: operator })).json();
    expect(listed.data[0]).toMatchObject({ id, hasReplay: true });
    expect(listed.data[0].consoleLog).toBeUndefined();
  });

  it('may be minimal and malformed, and are still stored', async () => {
    const answer = await report(
      '{"formData":{"description":"a\\u0000b"},"customData":{"__proto__":{"x":1},"y":"\\ud800z"}}',
    );
    expect(answer.status).toBe(201);
    const { id } = await answer.json();
    const ticket = await (await test.request(`/api/v1/tickets/${id}`, { token: operator })).json();
    expect([ticket.title, ticket.customData, ticket.hasReplay]).toEqual(['ab', { y: 'z' }, false]);
    expect((await test.request(`/api/v1/tickets/${id}/replay`, { token: operator })).status).toBe(404);
  });

  it('are stored once per Idempotency-Key', async () => {
    const headers = { ...visitor, 'idempotency-key': 'outbox-1' };
    const body = { formData: { description: 'Sent twice' } };
    const answers = await Promise.all([report(body, headers), report(body, headers), report(body, headers)]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
  });

  it('contain no requests of the widget, which have secrets', async () => {
    const answered = JSON.stringify({ gleapId: visitor['gleap-id'], gleapHash: visitor['gleap-hash'] });
    const own = {
      url: 'https://api.test/sdk/sessions',
      type: 'POST',
      date: '2026-11-02T10:00:00.000Z',
      request: { headers: { 'Api-Token': [demoSdkKey] } },
      response: { status: 201, responseText: answered },
    };
    const { id } = await (await report({ networkLogs: [own, { ...own, request: {} }] })).json();
    const row = await findRow(test.ownerPool, tickets, { where: { id }, columns: ['networkLogs'] });
    expect(row.networkLogs).toEqual([{ ...own, request: {} }]);
  });

  it('are stored even if a log entry is invalid, as hosts may add any', async () => {
    const good = { url: '/', type: 'GET', date: '2026-11-02T10:00:00.000Z', response: { status: 200 } };
    const answer = await report({
      networkLogs: [good, { ...good, response: { status: 'fine' } }, { url: '/' }, 7],
      consoleLog: [{ log: { not: 'a text' }, date: '', priority: 'INFO' }],
      customEventLog: [{ name: 1 }],
    });
    expect(answer.status).toBe(201);
    const { id } = await answer.json();
    const found = await findRow(test.ownerPool, tickets, { where: { id } });
    const none = { url: '<unreadable>', type: '', date: '' };
    expect(found.networkLogs).toEqual([good, none, none, none]);
    expect(found.consoleLog).toEqual([{ log: '<unreadable>', date: '', priority: 'INFO' }]);
    expect(found.customEventLog).toEqual([{ name: '<unreadable>', date: '' }]);
  });

  it('are listed with short texts, whatever was sent', async () => {
    const long = `https://shop.test/${'x'.repeat(2029)}😀${'y'.repeat(500_000)}`;
    const body = { formData: { reportedBy: long, description: 'Long' }, metaData: { currentUrl: long } };
    const { id } = await (await report(body)).json();
    const { data } = await (await test.request('/api/v1/tickets?search=Long', { token: operator })).json();
    expect(data[0].id).toBe(id);
    for (const text of [data[0].reportedBy, data[0].currentUrl]) expect(text).toBe(long.slice(0, 2047));
    const whole = await (await test.request(`/api/v1/tickets/${id}`, { token: operator })).json();
    expect([whole.formData.reportedBy, whole.metaData.currentUrl]).toEqual([long, long]);
  });

  it('of a process that dies before it stores the row leave no files in the long run', async () => {
    const { files } = test.ports;
    const stored: string[] = [];
    let isDying = true;
    // As after a kill: written files stay, and nothing is cleaned up.
    const dying = createApp({
      ...test.ports,
      files: {
        ...files,
        async put(fileKey, file) {
          await files.put(fileKey, file);
          stored.push(fileKey);
          if (isDying && stored.length === 2) throw new Error('killed');
        },
        remove: (fileKey) => (isDying ? Promise.reject(new Error('killed')) : files.remove(fileKey)),
      },
    });
    const answer = await dying.request('/sdk/bugs/v2', {
      method: 'POST',
      headers: { ...visitor, 'content-type': 'application/json' },
      body: JSON.stringify({ screenshotData, webReplay }),
    });
    isDying = false;
    const left = async () =>
      (await Promise.all(stored.map((fileKey) => files.find(fileKey)))).filter(Boolean).length;
    expect([answer.status, await left()]).toEqual([500, 2]);
    const sent = await (await report({ screenshotData, webReplay })).json();
    test.clock.advance(24 * 60 * 60 * 1000 + 1);
    await deleteOrphanFiles(test.ports);
    expect(await left()).toBe(0);
    const path = `/api/v1/tickets/${sent.id}`;
    operator = await test.as('SuperAdmin');
    expect((await test.request(`${path}/screenshot`, { token: operator })).status).toBe(200);
    expect((await test.request(`${path}/replay`, { token: operator })).status).toBe(200);
  });

  it('may have several megabytes', async () => {
    const html = `<p>${'x'.repeat(12_000_000)}</p>`;
    expect((await report({ screenshotData: { ...screenshotData, html } })).status).toBe(201);
  });

  it('require the secret of their session', async () => {
    expect((await report({}, { ...visitor, 'gleap-hash': 'guessed' })).status).toBe(401);
    expect((await report({}, key)).status).toBe(401);
  });

  it('are limited per visitor', async () => {
    const { body } = await start();
    const other = { ...key, 'gleap-id': body.gleapId, 'gleap-hash': body.gleapHash };
    const statuses: number[] = [];
    for (let count = 0; count < 101; count += 1)
      statuses.push((await report({ isSilent: true }, other)).status);
    expect([statuses[99], statuses[100]]).toEqual([201, 429]);
    expect(Number((await report({ isSilent: true }, other)).headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('can be changed and seen by their tenant only', async () => {
    const { data } = await (await test.request('/api/v1/tickets', { token: operator })).json();
    const path = `/api/v1/tickets/${data[0].id}`;
    const change = { method: 'PUT', body: { status: 'DONE' } };
    const changed = await (await test.request(path, { ...change, token: operator })).json();
    expect([changed.status, changed.priority]).toEqual(['DONE', data[0].priority]);
    const agency = await test.as('Agency');
    expect((await test.request(path, { token: agency })).status).toBe(404);
    expect((await test.request(path, { ...change, token: agency })).status).toBe(404);
  });
});
