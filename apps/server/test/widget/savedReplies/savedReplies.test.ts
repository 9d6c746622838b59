import { saved_replies } from '@adlane/api-server/schema';
import { savedReplyLimits } from '@adlane/contract/widget/savedReplies';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findUserByEmail } from '../../fixtures/rows/demoRows';
import { deleteRows, insertRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let operator: string;
let shop: number;
let blog: number;

async function send(token: string, method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}

const greeting = { name: 'Greeting', text: 'Hi {visitor.name}!', project_id: null };
const names = async (query: string): Promise<string[]> =>
  (await send(agency, 'GET', `/saved-replies?sort=name&order=asc&${query}`)).body.data.map(
    ({ name }: { name: string }) => name,
  );

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  operator = await test.as('SuperAdmin');
  shop = (await send(agency, 'POST', '/projects', { name: 'Shop' })).body.id;
  blog = (await send(agency, 'POST', '/projects', { name: 'Blog' })).body.id;
});
beforeEach(() => deleteRows(test.ownerPool, saved_replies));
afterAll(() => test.close());

describe('saved replies', () => {
  it('are found by their words, for one project with those of every project', async () => {
    await send(agency, 'POST', '/saved-replies', greeting);
    const own = { name: 'Delivery', text: 'It takes two days.', project_id: shop };
    const { status, body } = await send(agency, 'POST', '/saved-replies', own);
    expect([status, body]).toMatchObject([201, { ...own, project_name: 'Shop' }]);
    await send(agency, 'POST', '/saved-replies', { ...own, name: 'Writers', project_id: blog });
    expect(await names('')).toEqual(['Delivery', 'Greeting', 'Writers']);
    expect(await names(`project_id=${shop}`)).toEqual(['Delivery', 'Greeting']);
    expect(await names('search=two days')).toEqual(['Delivery', 'Writers']);
    expect(await names('search=greet')).toEqual(['Greeting']);
  });

  it('belong to their tenant, as their project does', async () => {
    const { body } = await send(agency, 'POST', '/saved-replies', { ...greeting, name: 'Ours' });
    expect((await send(operator, 'GET', '/saved-replies?search=Ours')).body.data).toEqual([]);
    expect((await send(operator, 'PUT', `/saved-replies/${body.id}`, greeting)).status).toBe(404);
    expect((await send(operator, 'DELETE', `/saved-replies/${body.id}`)).status).toBe(404);
    const foreign = { ...greeting, project_id: shop };
    expect((await send(operator, 'POST', '/saved-replies', foreign)).status).toBe(404);
  });

  it('change and are deleted', async () => {
    const { body } = await send(agency, 'POST', '/saved-replies', { ...greeting, name: 'Draft' });
    const changed = { name: 'Final', text: 'Bye', project_id: blog };
    expect((await send(agency, 'PUT', `/saved-replies/${body.id}`, changed)).body).toMatchObject(changed);
    expect((await send(agency, 'DELETE', `/saved-replies/${body.id}`)).status).toBe(200);
    expect(await names('search=Final')).toEqual([]);
  });

  it('are at most 500', async () => {
    const { agency_id } = await findUserByEmail(test.ownerPool, 'agency@adlane.test');
    const row = { ...greeting, agency_id };
    const rows = Array.from({ length: savedReplyLimits.replies - 1 }, () => row);
    await insertRows(test.ownerPool, saved_replies, rows);
    expect((await send(agency, 'POST', '/saved-replies', greeting)).status).toBe(201);
    const { status, body } = await send(agency, 'POST', '/saved-replies', greeting);
    expect([status, body.errors]).toEqual([422, { name: ['You can save up to 500 replies.'] }]);
  });
});
