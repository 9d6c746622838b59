import { createHmac } from 'node:crypto';
import { recordings, ticket_notes, tickets } from '@adlane/api-server/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUserByEmail } from '../../fixtures/rows/demoRows';
import { findRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let operator: string;
let sdkKey: string;
let identityKey: string;
let visitor: Record<string, string>;

async function send(token: string, method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}

async function startVisitor(userId: string): Promise<Record<string, string>> {
  const key = { 'api-token': sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  const headers = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  const userHash = createHmac('sha256', identityKey).update(userId).digest('hex');
  const body = {
    userId,
    userHash,
    name: 'Robin de Wit',
    email: 'robin@shop.test',
    customData: { plan: 'pro' },
  };
  await test.request('/sdk/sessions/identify', { method: 'POST', headers, body });
  return headers;
}

async function report(description: string, more: object = {}, headers = visitor): Promise<number> {
  const body = { formData: { description }, ...more };
  return (await (await test.request('/sdk/bugs/v2', { method: 'POST', headers, body })).json()).id;
}

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  operator = await test.as('SuperAdmin');
  const { id, sdkKey: publicKey } = (await send(agency, 'POST', '/projects', { name: 'Shop' })).body;
  sdkKey = publicKey;
  identityKey = (await send(agency, 'POST', `/projects/${id}/identity/key`)).body.key;
  await send(agency, 'PUT', `/projects/${id}/identity`, { identityMode: 'enforced' });
  visitor = await startVisitor('robin-7');
});
afterAll(() => test.close());

describe("an agency's tickets", () => {
  it('are seen by the agency only', async () => {
    const id = await report('The cart is empty');
    expect((await send(agency, 'GET', `/tickets/${id}`)).body.title).toBe('The cart is empty');
    expect((await send(operator, 'GET', `/tickets/${id}`)).status).toBe(404);
    const { body } = await send(operator, 'GET', '/tickets?search=cart');
    expect(body.data.some((row: { id: number }) => row.id === id)).toBe(false);
  });

  it('show who wrote them, and what else the user sent from other devices', async () => {
    const first = await report('From the phone', {}, await startVisitor('robin-7'));
    const other = await report('From another user', {}, await startVisitor('lee-1'));
    const id = await report('From the laptop');
    const { body } = await send(agency, 'GET', `/tickets/${id}`);
    expect(body.contact).toMatchObject({
      name: 'Robin de Wit',
      email: 'robin@shop.test',
      userId: 'robin-7',
      customData: { plan: 'pro' },
    });
    const listed = body.other_tickets.map((row: { id: number }) => row.id);
    expect([listed.includes(first), listed.includes(other), listed.includes(id)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are filtered by project, kind, priority, tag, assignee and day', async () => {
    const plain = await report('No idea');
    const id = await report('Idea', { type: 'FEATURE_REQUEST', priority: 'HIGH', tags: ['ideas'] });
    const me = await findUserByEmail(test.ownerPool, 'agency@adlane.test');
    await send(agency, 'PUT', `/tickets/${id}`, { assignee_id: me.id });
    const { project_id, created_at } = (await send(agency, 'GET', `/tickets/${id}`)).body;
    const day = created_at.slice(0, 10);
    const ids = async (query: string) =>
      (await send(agency, 'GET', `/tickets?${query}`)).body.data.map((row: { id: number }) => row.id);
    for (const query of ['type=FEATURE_REQUEST', 'priority=HIGH', 'tag=ideas', `assignee_id=${me.id}`])
      expect([query, (await ids(query)).filter((one: number) => one >= plain)]).toEqual([query, [id]]);
    expect(await ids(`project_id=${project_id}`)).toContain(id);
    expect(await ids(`from=${day}&to=${day}`)).toContain(id);
    expect(await ids('to=2020-01-01')).toEqual([]);
    expect(await ids('from=2090-01-01')).toEqual([]);
  });

  it('are assigned to users of the agency only', async () => {
    const id = await report('Assign me');
    const people = (await send(agency, 'GET', '/tickets/people')).body.data;
    const stranger = await findUserByEmail(test.ownerPool, 'operator@adlane.test');
    const client = await findUserByEmail(test.ownerPool, 'client@adlane.test');
    const change = (assignee_id: number | null) => send(agency, 'PUT', `/tickets/${id}`, { assignee_id });
    expect((await change(people[0].id)).body.assignee).toEqual(people[0]);
    for (const foreign of [stranger.id, client.id]) expect((await change(foreign)).status).toBe(422);
    expect((await change(null)).body.assignee).toBeNull();
  });

  it('have tags without repetitions, and keep what a change does not name', async () => {
    const id = await report('Tag me', { priority: 'HIGH' });
    const { body } = await send(agency, 'PUT', `/tickets/${id}`, { tags: ['a', 'b', 'a'] });
    expect([body.tags, body.priority, body.status]).toEqual([['a', 'b'], 'HIGH', 'OPEN']);
  });

  it('have the tags of two users who add one each at the same time', async () => {
    const id = await report('Tag me twice', { tags: ['old'] });
    const change = (body: object) => send(agency, 'PUT', `/tickets/${id}`, body);
    await Promise.all([change({ add_tags: ['a'] }), change({ add_tags: ['b'], remove_tags: ['old'] })]);
    expect((await send(agency, 'GET', `/tickets/${id}`)).body.tags.sort()).toEqual(['a', 'b']);
    const many = Array.from({ length: 49 }, (_, at) => `tag ${at}`);
    expect((await change({ add_tags: many })).body.errors).toEqual({
      add_tags: ['Please use at most 50 tags.'],
    });
    expect((await send(agency, 'GET', `/tickets/${id}`)).body.tags).toHaveLength(2);
  });

  it('link to the ticket that they repeat', async () => {
    const original = await report('Original');
    const copy = await report('Copy');
    const link = (id: number, duplicate_of_id: number | null) =>
      send(agency, 'PUT', `/tickets/${id}`, { duplicate_of_id });
    expect((await link(copy, original)).body.duplicate_of).toMatchObject({ id: original, title: 'Original' });
    expect((await send(agency, 'GET', `/tickets/${original}`)).body.duplicates).toMatchObject([{ id: copy }]);
    expect((await link(copy, copy)).status).toBe(422);
    expect((await link(await report('Third'), copy)).status).toBe(422);
    expect((await link(copy, 2_000_000_000)).status).toBe(422);
    expect((await link(copy, null)).body.duplicate_of).toBeNull();
  });

  it('have internal notes with their author', async () => {
    const id = await report('Note me');
    const path = `/inbox/ticket/${id}/notes`;
    const { status, body } = await send(agency, 'POST', path, { text: ' Seen in Firefox ' });
    expect([status, body.notes]).toEqual([
      201,
      [expect.objectContaining({ text: 'Seen in Firefox', author: expect.stringMatching(/\S/) })],
    ]);
    expect((await send(agency, 'POST', path, { text: '  ' })).status).toBe(422);
    expect((await send(operator, 'POST', path, { text: 'Hi' })).status).toBe(404);
  });

  it('are merged: the other ticket gets notes, tags and messages, and the merged one is done', async () => {
    const target = await report('Checkout fails', { tags: ['checkout'] });
    const id = await report('Checkout broken', { tags: ['urgent'] });
    await send(agency, 'POST', `/inbox/ticket/${id}/notes`, { text: 'Same as before' });
    await send(agency, 'POST', `/inbox/ticket/${id}/reply`, { text: 'We look into it.' });
    expect((await send(agency, 'POST', `/tickets/${id}/merge`, { into_id: id })).status).toBe(422);
    expect((await send(operator, 'POST', `/tickets/${id}/merge`, { into_id: target })).status).toBe(404);
    const { body } = await send(agency, 'POST', `/tickets/${id}/merge`, { into_id: target });
    expect([body.id, body.tags, body.duplicates.map((row: { id: number }) => row.id)]).toEqual([
      target,
      ['checkout', 'urgent'],
      [id],
    ]);
    const thread = (await send(agency, 'GET', `/inbox/ticket/${target}`)).body;
    expect(thread.notes.map(({ text }: { text: string }) => text)).toEqual(['Same as before']);
    expect(thread.messages.map(({ text }: { text: string }) => text)).toEqual([
      'Checkout broken',
      'We look into it.',
    ]);
    const merged = (await send(agency, 'GET', `/tickets/${id}`)).body;
    expect([merged.status, merged.duplicate_of.id]).toEqual(['DONE', target]);
  });

  it('wait for an answer as long as the ticket that was merged into them', async () => {
    const since = async (id: number) => (await send(agency, 'GET', `/inbox/ticket/${id}`)).body.waiting_since;
    const reported = test.clock.now().toISOString();
    const first = await report('Map is empty');
    test.clock.advance(60_000);
    const second = await report('Map has no pins');
    await send(agency, 'POST', `/inbox/ticket/${second}/reply`, { text: 'Thanks, we check.' });
    expect([await since(first), await since(second)]).toEqual([reported, null]);
    await send(agency, 'POST', `/tickets/${first}/merge`, { into_id: second });
    expect([await since(first), await since(second)]).toEqual([null, reported]);
  });

  it('wait no longer once a ticket of the same visitor that was answered later is merged into them', async () => {
    const since = async (id: number) => (await send(agency, 'GET', `/inbox/ticket/${id}`)).body.waiting_since;
    const target = await report('Legend is empty');
    const reported = await since(target);
    const other = await report('Legend of another visitor', {}, await startVisitor('lee-3'));
    test.clock.advance(60_000);
    const answered = await report('Legend has no colors');
    for (const id of [other, answered]) {
      test.clock.advance(60_000);
      await send(agency, 'POST', `/inbox/ticket/${id}/reply`, { text: 'It is back.' });
    }
    await send(agency, 'POST', `/tickets/${other}/merge`, { into_id: target });
    expect(await since(target)).toBe(reported);
    await send(agency, 'POST', `/tickets/${answered}/merge`, { into_id: target });
    expect(await since(target)).toBeNull();
  });

  it('wait on if they were reported after the answer in the ticket that is merged into them', async () => {
    const since = async (id: number) => (await send(agency, 'GET', `/inbox/ticket/${id}`)).body.waiting_since;
    const answered = await report('Zoom is slow');
    await send(agency, 'POST', `/inbox/ticket/${answered}/reply`, { text: 'Faster now.' });
    test.clock.advance(60_000);
    const target = await report('Zoom is slow again');
    const reported = await since(target);
    await send(agency, 'POST', `/tickets/${answered}/merge`, { into_id: target });
    expect([reported, await since(target)]).toEqual([test.clock.now().toISOString(), reported]);
  });

  it('keep the conversation of another visitor when they are merged', async () => {
    const id = await report('Secret of Lee', {}, await startVisitor('lee-2'));
    await send(agency, 'POST', `/inbox/ticket/${id}/reply`, { text: 'Only for Lee.' });
    const target = await report('Of Robin');
    await send(agency, 'POST', `/tickets/${id}/merge`, { into_id: target });
    expect((await send(agency, 'GET', `/inbox/ticket/${target}`)).body.messages).toEqual([]);
    expect((await send(agency, 'GET', `/inbox/ticket/${id}`)).body.messages).toHaveLength(2);
  });

  it('list similar tickets by the words of their titles', async () => {
    const id = await report('Newsletter signup shows an error');
    const similar = await report('Error after newsletter signup');
    const other = await report('Pictures load slowly');
    const listed = (await send(agency, 'GET', `/tickets/${id}/similar`)).body.data.map(
      (row: { id: number }) => row.id,
    );
    expect([listed[0], listed.includes(other), listed.includes(id)]).toEqual([similar, false, false]);
    expect((await send(operator, 'GET', `/tickets/${id}/similar`)).status).toBe(404);
  });

  it('are deleted with their notes and files', async () => {
    const screenshotData = {
      html: '<html></html>',
      baseUrl: 'https://shop.test/',
      width: 10,
      height: 10,
      isMobile: false,
      x: 0,
      y: 0,
    };
    const id = await report('Delete me', { screenshotData });
    const [row] = await findRows(test.ownerPool, tickets, { where: { id } });
    await send(agency, 'POST', `/inbox/ticket/${id}/notes`, { text: 'Gone soon' });
    expect((await send(operator, 'DELETE', `/tickets/${id}`)).status).toBe(404);
    expect(await test.ports.files.find(String(row?.screenshot_key))).toBeDefined();
    expect((await send(agency, 'DELETE', `/tickets/${id}`)).body).toEqual({
      message: 'Deleted successfully.',
    });
    expect((await send(agency, 'GET', `/tickets/${id}`)).status).toBe(404);
    expect(await test.ports.files.find(String(row?.screenshot_key))).toBeUndefined();
    expect(await findRows(test.ownerPool, ticket_notes, { where: { ticket_id: id } })).toEqual([]);
    expect(await findRows(test.ownerPool, recordings, { where: { ticket_id: id } })).toEqual([]);
  });
});
