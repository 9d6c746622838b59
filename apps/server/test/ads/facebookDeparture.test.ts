import { facebookDemo, signFacebookRequest } from '@adlane/mocks/platforms';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseDigest } from '../fixtures/databaseDigest';
import { createDoublesTest, type DoublesTest } from '../harness/createDoublesTest';

let test: DoublesTest;
let userId: string;
beforeEach(async () => {
  test = await createDoublesTest();
  userId = String(
    (await test.one("select external_id from sources where channel = 'facebook' order by id limit 1"))
      .external_id,
  );
});
afterEach(() => test.close());

function send(path: 'deauthorize' | 'data-deletion', body: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return test.request(`/api/v1/webhooks/facebook/${path}`, { method: 'POST', body, headers });
}
const ofUser = () =>
  test.query("select * from sources where channel = 'facebook' and external_id = $1", [userId]);

describe('a Facebook user who removes the app', () => {
  it('leaves connections that show as disconnected, without a token, and people who know', async () => {
    const before = await ofUser();
    expect(before.length).toBeGreaterThan(0);
    const form = await test.doubles.facebook.control.removeApp(userId);
    const answer = await send('deauthorize', form);
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    for (const { status, sealed_token, agency_id, id } of await ofUser()) {
      expect([status, sealed_token]).toEqual(['inactive', null]);
      const [accounts] = await test.query(
        `select count(*)::int as n from ad_accounts
         where agency_id = $1 and source_id = $2 and status <> 'Disconnected'`,
        [agency_id, id],
      );
      expect(accounts).toEqual({ n: 0 });
      const told = await test.query('select 1 from notifications where agency_id = $1 and title like $2', [
        agency_id,
        '%is disconnected',
      ]);
      expect(told.length).toBeGreaterThan(0);
    }
    const pages = await test.query(
      `select count(*)::int as n from pages p join sources s on s.agency_id = p.agency_id and s.id = p.source_id
       where s.external_id = $1 and p.sealed_token is not null`,
      [userId],
    );
    expect(pages).toEqual([{ n: 0 }]);
  });

  it('may do so twice', async () => {
    const form = await test.doubles.facebook.control.removeApp(userId);
    await send('deauthorize', form);
    const once = await test.query('select count(*) from notifications');
    expect((await send('deauthorize', form)).status).toBe(200);
    expect(await test.query('select count(*) from notifications')).toEqual(once);
  });
});

describe('a Facebook user who wants the own data deleted', () => {
  it('is forgotten at once, and reads so under the code', async () => {
    const [source] = await ofUser();
    const form = await test.doubles.facebook.control.removeApp(userId);
    const answer = await send('data-deletion', form);
    expect(answer.status).toBe(200);
    const { url, confirmation_code: code } = await answer.json();
    expect(url).toBe(`https://adlane.test/api/v1/webhooks/facebook/data-deletion/${code}`);
    expect(await ofUser()).toEqual([]);
    const kept = await test.one('select * from sources where agency_id = $1 and id = $2', [
      source?.agency_id,
      source?.id,
    ]);
    expect(kept).toMatchObject({
      status: 'canceled',
      name: 'Deleted Facebook user',
      sealed_token: null,
      details: {},
    });
    expect(JSON.stringify(kept)).not.toContain(userId);
    const page = await test.request(new URL(url).pathname);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain(test.clock.now().toISOString().slice(0, 10));
    const other = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
    expect((await test.request(`/api/v1/webhooks/facebook/data-deletion/${other}`)).status).toBe(404);
  });

  it('answers for somebody unknown as well', async () => {
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
    ['nobody', async () => `signed_request=${await signFacebookRequest({ algorithm: 'HMAC-SHA256' })}`],
    ['a third part', async () => `signed_request=${await signFacebookRequest(payload)}.x`],
  ])('of %s is refused, with no effect', async (_case, body) => {
    const before = await databaseDigest(test.ownerPool);
    expect(facebookDemo.app.secret).not.toBe('other');
    for (const path of ['deauthorize', 'data-deletion'] as const) {
      expect((await send(path, await body())).status).toBe(400);
    }
    expect(await databaseDigest(test.ownerPool)).toEqual(before);
  });
});
