import { ticket_issues, tickets } from '@adlane/api-server/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteRows, findRow, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createTrackersTest, type Kind, trackerKinds } from '../../harness/createTrackersTest';

const api = createTrackersTest();
let ticketId: number;

const countIssues = (kind: Kind) => api.getDouble(kind).issues.length;
async function create(kind: Kind): Promise<number> {
  const { body } = await api.create(ticketId, kind);
  await api.test.jobs.settle();
  return body.id;
}
const readIssue = (id: number) => findRow(api.test.ownerPool, ticket_issues, { where: { id } });

beforeEach(async () => {
  // Nothing else is due, and takes a fault.
  await deleteRows(api.test.ownerPool, ticket_issues, { agency_id: api.agencyId });
  for (const kind of trackerKinds) api.getDouble(kind).control.clear();
  ticketId = await api.addTicket();
});

describe('an issue at jira', () => {
  it('that was created but cannot be read is not created again', async () => {
    const before = countIssues('jira');
    api.getDouble('jira').control.failNext({ method: 'GET', path: '/issue/', status: 404 });
    const id = await create('jira');
    expect(await readIssue(id)).toMatchObject({
      status: 'OPEN',
      external_id: expect.stringMatching(/^SHOP-/),
    });
    await api.tick(6);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', status_name: 'To Do', error: null });
    expect(countIssues('jira')).toBe(before + 1);
  });
});

describe.each(trackerKinds)('an issue at %s', (kind) => {
  it('whose answer is lost is found by the next attempt, and not created again', async () => {
    const before = countIssues(kind);
    api.getDouble(kind).control.failNext({ method: 'POST', status: 502, isDropped: true });
    const id = await create(kind);
    expect(await readIssue(id)).toMatchObject({ status: 'PENDING', external_id: null });
    expect(countIssues(kind)).toBe(before + 1);
    await api.tick(2);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', error: null });
    expect(countIssues(kind)).toBe(before + 1);
  });

  it('whose answer is lost is found after its ticket was merged', async () => {
    const before = countIssues(kind);
    api.getDouble(kind).control.failNext({ method: 'POST', status: 502, isDropped: true });
    const id = await create(kind);
    const { id: _id, ...ticket } = await findRow(api.test.ownerPool, tickets, { where: { id: ticketId } });
    const into = await insertRow(api.test.ownerPool, tickets, {
      ...ticket,
      share_token: crypto.randomUUID(),
    });
    expect((await api.send('POST', `tickets/${ticketId}/merge`, { into_id: into.id })).status).toBe(200);
    await api.tick(2);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', ticket_id: into.id });
    expect(countIssues(kind)).toBe(before + 1);
  });

  it('is created once if the server dies after the answer', async () => {
    const before = countIssues(kind);
    const id = await create(kind);
    // As the worker left it: claimed, and created there, but not stored.
    const claimed = { external_id: null, label: null, url: null, status: 'PENDING' as const, attempts: 1 };
    const until = new Date(api.test.clock.now().getTime() + 60_000);
    await updateRows(
      api.test.ownerPool,
      ticket_issues,
      { ...claimed, due_at: until, locked_until: until },
      { id },
    );
    expect((await api.send('POST', `ticket-issues/${id}/refresh`)).status).toBe(200);
    expect((await api.send('DELETE', `ticket-issues/${id}`)).status).toBe(409);
    await api.test.jobs.settle();
    expect(await readIssue(id)).toMatchObject({ external_id: null });
    await api.tick(2);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN' });
    expect(countIssues(kind)).toBe(before + 1);
  });

  it.each([
    ['an error of the server', { status: 503 }],
    ['too many requests', { status: 429, retryAfter: 30 }],
  ])('is created after %s, with pauses', async (_what, fault) => {
    const before = countIssues(kind);
    api.getDouble(kind).control.failNext({ method: 'POST', ...fault });
    const id = await create(kind);
    expect(await readIssue(id)).toMatchObject({ status: 'PENDING', attempts: 1, error: expect.any(String) });
    await api.tick(0.5);
    expect(countIssues(kind)).toBe(before);
    await api.tick(1);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', attempts: 0 });
    expect(countIssues(kind)).toBe(before + 1);
  });

  it('fails after six attempts, and is created when a user retries', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) api.getDouble(kind).control.failNext({ status: 503 });
    const id = await create(kind);
    for (const minutes of [1, 5, 30, 120, 360]) await api.tick(minutes);
    expect(await readIssue(id)).toMatchObject({ status: 'FAILED', due_at: null });
    api.getDouble(kind).control.clear();
    expect((await api.send('POST', `ticket-issues/${id}/refresh`)).body.status).toBe('PENDING');
    await api.test.jobs.settle();
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', error: null });
  });

  it('has its last status and a reason while its tracker does not answer', async () => {
    const id = await create(kind);
    api.getDouble(kind).control.failNext({ status: 503 });
    await api.tick(6);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', error: expect.stringContaining('503') });
    await api.tick(6);
    expect(await readIssue(id)).toMatchObject({ status: 'OPEN', error: null });
  });
});
