import { createApp } from '@adlane/api-server';
import { auth_sessions, users } from '@adlane/api-server/schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const email = 'agency@adlane.test';
const password = 'adlane-demo';

async function login(
  body: unknown,
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const answer = await test.request('/api/v1/login', { method: 'POST', body });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

const me = (token?: string) => test.request('/api/v1/me', token === undefined ? {} : { token });

describe('signing in', () => {
  it('returns a token that is not stored in plain text', async () => {
    const { status, body } = await login({ email: ' Agency@Adlane.test ', password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', user: { email, entity_type: 'Agency' } });
    expect(JSON.stringify(body)).not.toContain('password');
    const rows = await findRows(test.ownerPool, auth_sessions);
    expect(JSON.stringify(rows)).not.toContain(String(body['access_token']));
  });

  it('answers a wrong password and an unknown email alike', async () => {
    const wrong = await login({ email, password: 'nope' });
    const unknown = await login({ email: 'unknown@adlane.test', password: 'nope' });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      { message: 'Invalid user credentials.', code: 'VALIDATION' },
    ]);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('refuses a password of more than 128 characters before it is hashed', async () => {
    const hash = vi.spyOn(test.ports.secrets, 'hashPassword');
    const verify = vi.spyOn(test.ports.secrets, 'verifyPassword');
    for (const length of [129, 10_000, 1_000_000]) {
      const { status, body } = await login({ email, password: 'x'.repeat(length) });
      expect([status, Object.keys(body['errors'] ?? {})]).toEqual([422, ['password']]);
    }
    expect([hash.mock.calls, verify.mock.calls]).toEqual([[], []]);
    vi.restoreAllMocks();
  });

  it('allows one address ten attempts on an account in a quarter of an hour', async () => {
    const attempt = () => login({ email: 'limited@adlane.test', password: 'nope' });
    for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(422);
    const refused = await attempt();
    expect([refused.status, refused.body['code']]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = new Request('http://adlane.test/api/v1/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'limited@adlane.test', password: 'nope' }),
    });
    expect((await test.app.fetch(elsewhere, { ip: '203.0.113.9' })).status).toBe(422);
    test.clock.advance(16 * 60 * 1000);
    expect((await attempt()).status).toBe(422);
  });

  it('refuses deactivated accounts, whose sessions end', async () => {
    const token = await test.as('Client');
    await updateRows(test.ownerPool, users, { status: 'inactive' }, { email: 'client@adlane.test' });
    expect((await me(token)).status).toBe(401);
    expect((await login({ email: 'client@adlane.test', password })).status).toBe(422);
    await updateRows(test.ownerPool, users, { status: 'active' }, { email: 'client@adlane.test' });
  });
});

describe('a session', () => {
  it('ends at once on signing out, without ending other sessions', async () => {
    const [first, second] = [await test.as('Agency'), await test.as('Agency')];
    const out = await test.request('/api/v1/logout', { method: 'POST', token: first });
    expect([out.status, await out.text()]).toEqual([204, '']);
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
  });

  it('that ends on one server ends on every other, whatever ended it', async () => {
    const other = createApp(test.ports);
    const copy = await test.as('Agency');
    const seenThere = async (token: string) =>
      (await other.request('/api/v1/me', { headers: { authorization: `Bearer ${token}` } })).status;
    const post = async (path: string, token: string, body?: object) =>
      (await test.request(`/api/v1/${path}`, { method: 'POST', token, ...(body && { body }) })).status;

    const leaving = await test.as('Agency');
    expect([await seenThere(leaving), await post('logout', leaving), await seenThere(leaving)]).toEqual([
      200, 204, 401,
    ]);

    const [changing, operator] = [await test.as('Agency'), await test.as('SuperAdmin')];
    const change = { current_password: password, password: 'a password of another kind' };
    expect([await seenThere(copy), await post('user/change-password', changing, change)]).toEqual([200, 200]);
    expect([await seenThere(copy), await seenThere(changing)]).toEqual([401, 200]);

    const row = await findRow(test.ownerPool, users, { where: { email } });
    expect(await post(`subscribers/archive/${row.id}`, operator)).toBe(200);
    expect(await seenThere(changing)).toBe(401);
    await post(`subscribers/restore/${row.id}`, operator);
    const back = { current_password: change.password, password };
    const again = await login({ email, password: change.password });
    expect(await post('user/change-password', String(again.body['access_token']), back)).toBe(200);
  });

  it('expires after 30 days', async () => {
    const token = await test.as('Agency');
    test.clock.advance(30 * 24 * 60 * 60 * 1000 - 1000);
    expect((await me(token)).status).toBe(200);
    test.clock.advance(2000);
    expect((await me(token)).status).toBe(401);
  });

  it.each(['', 'x', "' or 1=1 --", 'a'.repeat(600)])('is not found for the token %s', async (token) => {
    const answer = await me(token);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { message: 'Unauthenticated', code: 'UNAUTHENTICATED' },
    ]);
  });
});
