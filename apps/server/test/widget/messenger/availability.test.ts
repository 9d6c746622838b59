import { users } from '@adlane/api-server/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let project: { readonly id: number; readonly sdkKey: string };
let visitor: Record<string, string>;

async function send(method: string, path: string, body?: unknown, token = agency) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}

const change = (body: object) => send('PUT', `/projects/${project.id}/availability`, body);

async function readTeam() {
  return (await (await test.request('/sdk/home', { headers: visitor })).json()).team;
}

const weekdays = { time_zone: 'Europe/Berlin', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  project = (await send('POST', '/projects', { name: 'Shop' })).body;
  const key = { 'api-token': project.sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  visitor = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
});
beforeEach(() => updateRows(test.ownerPool, users, { last_seen_at: null }));
afterAll(() => test.close());

describe('a visitor', () => {
  it('reads nothing of when the team answers until the team says it', async () => {
    expect(await readTeam()).toEqual({ online: [], replyTime: null, opensAt: null });
    const path = `/projects/${project.id}/availability`;
    expect((await send('GET', path)).body).toMatchObject({ reply_time: null, office_hours: null });
  });

  it('reads how fast the team replies, and outside of its hours when it is back', async () => {
    const { status } = await change({ reply_time: 'hours', office_hours: weekdays });
    expect(status).toBe(200);
    test.clock.set(new Date('2026-11-03T12:00:00Z'));
    expect(await readTeam()).toMatchObject({ replyTime: 'hours', opensAt: null });
    test.clock.set(new Date('2026-11-03T16:00:00Z'));
    expect(await readTeam()).toMatchObject({ replyTime: 'hours', opensAt: '2026-11-04T08:00:00.000Z' });
    await change({ reply_time: null, office_hours: null });
    expect(await readTeam()).toMatchObject({ replyTime: null, opensAt: null });
  });

  it('reads the first names of team members who did something in the last ten minutes', async () => {
    const names = { first_name: 'Kim' };
    await updateRows(test.ownerPool, users, names, { email: 'agency@adlane.test' });
    await updateRows(test.ownerPool, users, { first_name: 'Carla' }, { email: 'client@adlane.test' });
    for (const role of ['Agency', 'Client', 'SuperAdmin'] as const)
      await test.request('/api/v1/me', { token: await test.as(role) });
    expect((await readTeam()).online).toEqual(['Kim']);
    test.clock.advance(11 * 60_000);
    expect((await readTeam()).online).toEqual([]);
    await test.request('/api/v1/me', { token: await test.as('Agency') });
    expect((await readTeam()).online).toEqual(['Kim']);
  });
});

describe('what the team says', () => {
  it('is not overwritten by a save that is based on an earlier version', async () => {
    const path = `/projects/${project.id}/availability`;
    const opened = (await send('GET', path)).body.updated_at;
    const first = await change({ reply_time: 'day', office_hours: weekdays, base_updated_at: opened });
    expect(first.status).toBe(200);
    await send('PUT', `/projects/${project.id}`, { name: 'Renamed' });
    const late = await change({ reply_time: 'minutes', office_hours: null, base_updated_at: opened });
    expect(late).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT', stored: first.body } });
    expect((await send('GET', path)).body).toEqual(first.body);
    const base_updated_at = first.body.updated_at;
    const next = await change({ reply_time: null, office_hours: null, base_updated_at });
    expect(next).toMatchObject({ status: 200, body: { reply_time: null, office_hours: null } });
  });
});

describe('office hours', () => {
  it.each([
    ['an unknown time zone', { ...weekdays, time_zone: 'Mars/Olympus' }, 'office_hours.time_zone'],
    ['an end before the beginning', { ...weekdays, to: '08:00' }, 'office_hours.to'],
    ['a time that no clock shows', { ...weekdays, from: '07:60' }, 'office_hours.from'],
    ['no day', { ...weekdays, days: [] }, 'office_hours.days'],
    ['an eighth day', { ...weekdays, days: [8] }, 'office_hours.days.0'],
  ])('with %s are refused', async (_what, office_hours, field) => {
    const { status, body } = await change({ reply_time: null, office_hours });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('of another agency’s project are not found', async () => {
    const operator = await test.as('SuperAdmin');
    const path = `/projects/${project.id}/availability`;
    expect((await send('GET', path, undefined, operator)).status).toBe(404);
    const body = { reply_time: null, office_hours: null };
    expect((await send('PUT', path, body, operator)).status).toBe(404);
  });
});
