import { users } from '@adlane/api-server/schema';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countLockWaits } from '../../fixtures/lockWaits';
import { findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let restore: () => Promise<void>;
beforeAll(async () => {
  test = await createTestApp();
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

const email = 'agency@adlane.test';
const demo = 'adlane-demo';

const login = (password: string) =>
  test.request('/api/v1/login', { method: 'POST', body: { email, password } });
const me = async (token: string) => (await test.request('/api/v1/me', { token })).status;

async function change(token: string, body: unknown): Promise<{ status: number; body: object }> {
  const answer = await test.request('/api/v1/user/change-password', { method: 'POST', token, body });
  return { status: answer.status, body: await answer.json() };
}

describe('changing the password', () => {
  let current: string;
  let token: string;
  beforeEach(async () => {
    current = demo;
    token = (await (await login(current)).json()).access_token;
  });

  async function choose(password: string): Promise<number> {
    const { status } = await change(token, { current_password: current, password });
    if (status === 200) current = password;
    return status;
  }

  it('ends the sessions on other devices at once and leaves other users signed in', async () => {
    const [other, client] = [await test.as('Agency'), await test.as('Client')];
    expect(await choose('another-password')).toBe(200);
    expect([await me(token), await me(other), await me(client)]).toEqual([200, 401, 200]);
    expect([(await login(demo)).status, (await login(current)).status]).toEqual([422, 200]);
  });

  it('requires the current password and changes nothing without it', async () => {
    const other: string = (await (await login(current)).json()).access_token;
    const wrong = await change(token, { current_password: 'wrong', password: 'taken-over' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['Invalid user credentials.'] } },
    });
    expect([await me(other), (await login(current)).status]).toEqual([200, 200]);
  });

  it.each([
    [7, 422],
    [8, 200],
    [128, 200],
    [129, 422],
    [10_000, 422],
  ])('with a new one of %i characters answers %i', async (length, status) => {
    expect(await choose('x'.repeat(length))).toBe(status);
  });

  it('accepts a long sentence with emoji and compares it to its last character', async () => {
    const sentence = `correct horse battery staple ${'🐎 '.repeat(20)}end of the long sentence!`;
    expect(await choose(sentence)).toBe(200);
    expect((await login(sentence)).status).toBe(200);
    expect((await login(sentence.slice(0, -1))).status).toBe(422);
  });

  it('allows ten attempts in a quarter of an hour', async () => {
    const guess = () => change(token, { current_password: 'wrong', password: 'long enough' });
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    test.clock.advance(16 * 60 * 1000);
    expect((await guess()).status).toBe(422);
  });

  it('succeeds for one of two simultaneous requests', async () => {
    const answers = await Promise.all(
      ['first-of-two', 'second-of-two'].map((password) =>
        change(token, { current_password: current, password }),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    current = answers[0]?.status === 200 ? 'first-of-two' : 'second-of-two';
    expect((await login(current)).status).toBe(200);
  });

  it('rejects a sign-in that checked the old password a moment before', async () => {
    const changing = await test.ownerPool.connect();
    const row = await findRow(changing, users, { where: { email }, columns: ['password_hash'] });
    await changing.query('begin');
    await updateRows(changing, users, { password_hash: 'another' }, { email });
    const late = login(current);
    await expect.poll(() => countLockWaits(test.ownerPool)).toBe(1);
    await changing.query('commit');
    expect((await late).status).toBe(422);
    await updateRows(changing, users, { password_hash: row.password_hash }, { email });
    changing.release();
  });
});

describe('updating the own profile', () => {
  it('changes the fields that were sent and leaves the rest', async () => {
    const token = await test.as('Client');
    const before = (await (await test.request('/api/v1/me', { token })).json()).user;
    const answer = await test.request('/api/v1/user/profile', {
      method: 'PUT',
      token,
      body: { first_name: ' Zoë ' },
    });
    expect(answer.status).toBe(200);
    const { updated_at: _then, ...rest } = before;
    expect((await answer.json()).user).toMatchObject({
      ...rest,
      first_name: 'Zoë',
      name: `Zoë ${before.last_name}`,
    });
  });

  it('cannot change the email address, role, plan or tenant', async () => {
    const token = await test.as('Client');
    const stored = () => findRows(test.ownerPool, users, { where: { email: 'client@adlane.test' } });
    const [before] = await stored();
    const body = {
      last_name: 'Doe',
      email: 'operator@adlane.test',
      entity_type: 'SuperAdmin',
      isLifetime: true,
      group_id: 1,
      agency_id: 1,
      client_id: null,
      status: 'inactive',
      permissions: { is_global: true },
      password_hash: 'x',
    };
    await test.request('/api/v1/user/profile', { method: 'PUT', token, body });
    const [after] = await stored();
    const { last_seen_at, updated_at } = after ?? {};
    expect(after).toEqual({ ...before, last_name: 'Doe', last_seen_at, updated_at });
  });

  it.each([{ first_name: '' }, { first_name: 'x'.repeat(256) }, { phone: 'not a phone' }])(
    'refuses %o',
    async (body) => {
      const token = await test.as('Client');
      const answer = await test.request('/api/v1/user/profile', { method: 'PUT', token, body });
      expect(answer.status).toBe(422);
    },
  );
});
