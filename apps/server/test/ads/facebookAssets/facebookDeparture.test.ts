import { ad_accounts, notifications, pages, sources } from '@adlane/api-server/schema';
import { facebookDemo, signFacebookRequest } from '@adlane/mocks/platforms';
import { and, eq, isNotNull, like, ne } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseDigest } from '../../fixtures/databaseDigest';
import { countRows, findRow, findRows } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';

let test: DoublesTest;
let userId: string;
beforeEach(async () => {
  test = await createDoublesTest();
  const source = await findRow(test.ownerPool, sources, {
    where: { channel: 'facebook' },
    orderBy: [sources.id],
  });
  userId = source.external_id;
});
afterEach(() => test.close());

function send(path: 'deauthorize' | 'data-deletion', body: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return test.request(`/api/v1/webhooks/facebook/${path}`, { method: 'POST', body, headers });
}
const listSources = () =>
  findRows(test.ownerPool, sources, { where: { channel: 'facebook', external_id: userId } });

describe('a Facebook user who removes the app', () => {
  it('leaves disconnected sources without a token, and the agency is notified', async () => {
    const before = await listSources();
    expect(before.length).toBeGreaterThan(0);
    const form = await test.doubles.facebook.control.removeApp(userId);
    const answer = await send('deauthorize', form);
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    for (const { status, sealed_token, agency_id, id } of await listSources()) {
      expect([status, sealed_token]).toEqual(['inactive', null]);
      const connected = and(eq(ad_accounts.source_id, id), ne(ad_accounts.status, 'Disconnected'));
      expect(await countRows(test.ownerPool, ad_accounts, connected)).toBe(0);
      const withToken = and(eq(pages.source_id, id), isNotNull(pages.sealed_token));
      expect(await countRows(test.ownerPool, pages, withToken)).toBe(0);
      const sent = and(eq(notifications.agency_id, agency_id), like(notifications.title, '%is disconnected'));
      expect(await countRows(test.ownerPool, notifications, sent)).toBeGreaterThan(0);
    }
  });

  it('can do so twice with the same effect', async () => {
    const form = await test.doubles.facebook.control.removeApp(userId);
    await send('deauthorize', form);
    const once = await countRows(test.ownerPool, notifications);
    expect((await send('deauthorize', form)).status).toBe(200);
    expect(await countRows(test.ownerPool, notifications)).toBe(once);
  });
});

describe('the data deletion request of a Facebook user', () => {
  it('erases the data at once and shows so under the confirmation code', async () => {
    const [source] = await listSources();
    const form = await test.doubles.facebook.control.removeApp(userId);
    const answer = await send('data-deletion', form);
    expect(answer.status).toBe(200);
    const { url, confirmation_code: code } = await answer.json();
    expect(url).toBe(`https://adlane.test/api/v1/webhooks/facebook/data-deletion/${code}`);
    expect(await listSources()).toEqual([]);
    const emptied = await findRow(test.ownerPool, sources, { where: { id: source?.id ?? 0 } });
    expect(emptied).toMatchObject({
      status: 'canceled',
      name: 'Deleted Facebook user',
      sealed_token: null,
      details: {},
    });
    expect(JSON.stringify(emptied)).not.toContain(userId);
    const page = await test.request(new URL(url).pathname);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain(test.clock.now().toISOString().slice(0, 10));
    const other = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
    expect((await test.request(`/api/v1/webhooks/facebook/data-deletion/${other}`)).status).toBe(404);
  });

  it('is confirmed for an unknown user, too', async () => {
    const form = new URLSearchParams({
      signed_request: await signFacebookRequest({ algorithm: 'HMAC-SHA256', user_id: '404' }),
    });
    expect((await send('data-deletion', form.toString())).status).toBe(200);
  });
});

describe('a signed_request', () => {
  const payload = { algorithm: 'HMAC-SHA256', user_id: '1' };
  it.each([
    ['nothing', async () => ''],
    ['no signature', async () => `signed_request=.${btoa(JSON.stringify(payload))}`],
    ['text', async () => 'signed_request=%00'],
    ['another secret', async () => `signed_request=${await signFacebookRequest(payload, 'other')}`],
    [
      'other bytes',
      async () => {
        const [signature] = (await signFacebookRequest(payload)).split('.');
        return `signed_request=${signature}.${btoa(JSON.stringify({ ...payload, user_id: userId }))}`;
      },
    ],
    [
      'another algorithm',
      async () => `signed_request=${await signFacebookRequest({ ...payload, algorithm: 'none' })}`,
    ],
    ['no user', async () => `signed_request=${await signFacebookRequest({ algorithm: 'HMAC-SHA256' })}`],
    ['a third part', async () => `signed_request=${await signFacebookRequest(payload)}.x`],
  ])('of %s is refused without effect', async (_case, body) => {
    const before = await databaseDigest(test.ownerPool);
    expect(facebookDemo.app.secret).not.toBe('other');
    for (const path of ['deauthorize', 'data-deletion'] as const) {
      expect((await send(path, await body())).status).toBe(400);
    }
    expect(await databaseDigest(test.ownerPool)).toEqual(before);
  });
});
