import { ticket_issues, tickets } from '@adlane/api-server/schema';
import { trackersDemo } from '@adlane/mocks/platforms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSchedulerTick } from '../../../../../packages/api-server/src/scheduler/runSchedulerTick';
import { findDemoAgencyId } from '../../fixtures/rows/demoRows';
import { deleteRows, findRow, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';

const { gitHub, linear, jira } = trackersDemo;
const kinds = ['github', 'linear', 'jira'] as const;
type Kind = (typeof kinds)[number];
const forms = {
  github: { target: gitHub.repository, token: gitHub.token },
  linear: { target: 'ENG', token: linear.key },
  jira: { target: 'SHOP', site: jira.site, email: jira.email, token: jira.token },
};

let test: DoublesTest;
let agency: string;
let agencyId: number;
let projectId: number;
let ticketId: number;
let trackerIds: Record<Kind, number>;

async function send(method: string, path: string, body?: object) {
  const response = await test.request(`/api/v1/${path}`, { method, token: agency, body });
  return { status: response.status, body: await response.json() };
}
const getDouble = (kind: Kind) =>
  ({
    github: test.doubles.trackers.gitHub,
    linear: test.doubles.trackers.linear,
    jira: test.doubles.trackers.jira,
  })[kind];
const countIssues = (kind: Kind) => getDouble(kind).issues.length;
async function create(kind: Kind): Promise<number> {
  const body = { tracker_id: trackerIds[kind], title: 'The total shows NaN' };
  const answer = await send('POST', `tickets/${ticketId}/issues`, body);
  await test.jobs.settle();
  return answer.body.id;
}
const readIssue = (id: number) => findRow(test.ownerPool, ticket_issues, { where: { id } });
async function tick(minutes: number): Promise<void> {
  test.clock.advance(minutes * 60_000);
  await runSchedulerTick(test.ports);
  await test.jobs.settle();
}

beforeAll(async () => {
  test = await createDoublesTest();
  agency = await test.as('Agency');
  agencyId = await findDemoAgencyId(test.ownerPool);
  projectId = (await send('POST', 'projects', { name: 'Shop' })).body.id;
  const ids: [Kind, number][] = [];
  for (const kind of kinds)
    ids.push([
      kind,
      (await send('POST', 'project-trackers', { kind, ...forms[kind], project_id: projectId })).body.id,
    ]);
  trackerIds = Object.fromEntries(ids) as typeof trackerIds;
});
beforeEach(async () => {
  // Nothing else is due, and takes a fault.
  await deleteRows(test.ownerPool, ticket_issues, { agency_id: agencyId });
  for (const kind of kinds) getDouble(kind).control.clear();
  const ticket = {
    agency_id: agencyId,
    project_id: projectId,
    share_token: crypto.randomUUID(),
    type: 'BUG',
    title: 'NaN',
  };
  ticketId = (
    await insertRow(test.ownerPool, tickets, { ...ticket, status: 'OPEN', priority: 'LOW', tags: [] })
  ).id;
});
afterAll(() => test.close());

describe('an issue at jira', () => {
  it('that was created but cannot be read is not created again', async () => {
    const before = countIssues('jira');
    getDouble('jira').control.failNext({ method: 'GET', path: '/issue/', status: 404 });
    const id = await create('jira');
    expect(await readIssue(id)).toMatchObject({
      status: 'OPEN',
      external_id: expect.stringMatching(/^SHOP-/),
    });
    await tick(6);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', status_name: 'To Do', error: null });
    expect(countIssues('jira')).toBe(before + 1);
  });
});

describe.each(kinds)('an issue at %s', (kind) => {
  it('whose answer is lost is found by the next attempt, and not created again', async () => {
    const before = countIssues(kind);
    getDouble(kind).control.failNext({ method: 'POST', status: 502, isDropped: true });
    const id = await create(kind);
    expect(await readIssue(id)).toMatchObject({ status: 'PENDING', external_id: null });
    expect(countIssues(kind)).toBe(before + 1);
    await tick(2);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', error: null });
    expect(countIssues(kind)).toBe(before + 1);
  });

  it('whose answer is lost is found after its ticket was merged', async () => {
    const before = countIssues(kind);
    getDouble(kind).control.failNext({ method: 'POST', status: 502, isDropped: true });
    const id = await create(kind);
    const { id: _id, ...ticket } = await findRow(test.ownerPool, tickets, { where: { id: ticketId } });
    const into = await insertRow(test.ownerPool, tickets, { ...ticket, share_token: crypto.randomUUID() });
    expect((await send('POST', `tickets/${ticketId}/merge`, { into_id: into.id })).status).toBe(200);
    await tick(2);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', ticket_id: into.id });
    expect(countIssues(kind)).toBe(before + 1);
  });

  it('is created once if the server dies after the answer', async () => {
    const before = countIssues(kind);
    const id = await create(kind);
    // As the worker left it: claimed, and created there, but not stored.
    const claimed = { external_id: null, label: null, url: null, status: 'PENDING' as const, attempts: 1 };
    const until = new Date(test.clock.now().getTime() + 60_000);
    await updateRows(
      test.ownerPool,
      ticket_issues,
      { ...claimed, due_at: until, locked_until: until },
      { id },
    );
    expect((await send('POST', `ticket-issues/${id}/refresh`)).status).toBe(200);
    expect((await send('DELETE', `ticket-issues/${id}`)).status).toBe(409);
    await test.jobs.settle();
    expect(await readIssue(id)).toMatchObject({ external_id: null });
    await tick(2);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN' });
    expect(countIssues(kind)).toBe(before + 1);
  });

  it.each([
    ['an error of the server', { status: 503 }],
    ['too many requests', { status: 429, retryAfter: 30 }],
  ])('is created after %s, with pauses', async (_what, fault) => {
    const before = countIssues(kind);
    getDouble(kind).control.failNext({ method: 'POST', ...fault });
    const id = await create(kind);
    expect(await readIssue(id)).toMatchObject({ status: 'PENDING', attempts: 1, error: expect.any(String) });
    await tick(0.5);
    expect(countIssues(kind)).toBe(before);
    await tick(1);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', attempts: 0 });
    expect(countIssues(kind)).toBe(before + 1);
  });

  it('fails after six attempts, and is created when a user retries', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) getDouble(kind).control.failNext({ status: 503 });
    const id = await create(kind);
    for (const minutes of [1, 5, 30, 120, 360]) await tick(minutes);
    expect(await readIssue(id)).toMatchObject({ status: 'FAILED', due_at: null });
    getDouble(kind).control.clear();
    expect((await send('POST', `ticket-issues/${id}/refresh`)).body.status).toBe('PENDING');
    await test.jobs.settle();
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', error: null });
  });

  it('has its last status and a reason while its tracker does not answer', async () => {
    const id = await create(kind);
    getDouble(kind).control.failNext({ status: 503 });
    await tick(6);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', error: expect.stringContaining('503') });
    await tick(6);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', error: null });
  });
});
