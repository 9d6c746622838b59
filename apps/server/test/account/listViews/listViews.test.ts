import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { mailedToken } from '../../harness/mailedToken';

let test: TestApp;
let owner: string;
let restore: () => Promise<void>;

async function send(token: string, method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}

const view = { name: 'Paused', list: 'ads', is_shared: false, query: 'status=PAUSED&sort=name&order=asc' };
const save = (token: string, change: object = {}) =>
  send(token, 'POST', '/list-views', { ...view, ...change });
const names = async (token: string, list = 'ads'): Promise<string[]> =>
  (await send(token, 'GET', `/list-views?list=${list}`)).body.data.map(({ name }: { name: string }) => name);

/** Adds a member to the owner's team and returns the session. */
async function addMember(email: string): Promise<string> {
  await send(owner, 'POST', '/agency/team/invite', { email, first_name: 'Tess', last_name: 'Moor' });
  const body = { token: await mailedToken(test, email), password: 'chosen-by-tess' };
  return (await send('', 'POST', '/invitations/accept', body)).body.access_token;
}

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.as('Agency');
  restore = await test.saveState();
});
beforeEach(() => restore());
afterAll(() => test.close());

describe('a saved view of a list', () => {
  it('is listed by its name, in its list only', async () => {
    const { status, body } = await save(owner);
    expect([status, body]).toEqual([201, { ...view, id: expect.any(Number), is_own: true }]);
    await save(owner, { name: 'All of May' });
    expect(await names(owner)).toEqual(['All of May', 'Paused']);
    expect(await names(owner, 'leads')).toEqual([]);
  });

  it('is seen by the team once it is shared, and changed by its author only', async () => {
    const member = await addMember('tess@views.test');
    const { id } = (await save(owner)).body;
    expect(await names(member)).toEqual([]);
    const path = `/list-views/${id}`;
    const shared = { ...view, name: 'Paused ads', is_shared: true };
    expect((await send(member, 'PUT', path, shared)).status).toBe(404);
    expect((await send(owner, 'PUT', path, shared)).body).toEqual({ ...shared, id, is_own: true });
    const seen = await send(member, 'GET', '/list-views?list=ads');
    expect(seen.body.data).toEqual([{ ...shared, id, is_own: false }]);
    expect((await send(member, 'PUT', path, view)).status).toBe(404);
    expect((await send(member, 'DELETE', path)).status).toBe(404);
    expect((await send(owner, 'DELETE', path)).status).toBe(200);
    expect(await names(member)).toEqual([]);
  });

  it('is not seen by other agencies, even if it is shared', async () => {
    await save(owner, { is_shared: true });
    expect(await names(await test.as('SuperAdmin'))).toEqual([]);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a list that has no views', { list: 'plans' }, 'list'],
    ['an address instead of its query', { query: 'https://adlane.test/ads?status=PAUSED' }, 'query'],
    ['a query of 12,001 characters', { query: 'a'.repeat(12_001) }, 'query'],
  ])('is refused with %s', async (_name, change, field) => {
    const { status, body } = await save(owner, change);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await names(owner)).toEqual([]);
  });

  it('has a query of up to 4,000 characters', async () => {
    const query = 'a'.repeat(12_000);
    expect((await save(owner, { query })).body).toMatchObject({ query });
  });

  it('is refused above 100 views of a user', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => save(owner, { name: `View ${index}` }));
    await Promise.all(rows);
    expect(await names(owner)).toHaveLength(100);
    expect((await save(owner)).body.errors).toEqual({ name: ['You can save up to 100 views.'] });
  });
});
