import { project_webhooks, ticket_issues, tickets, webhook_deliveries } from '@adlane/api-server/schema';
import type { TicketIssue } from '@adlane/contract/widget/tickets/issues';
import { trackersDemo } from '@adlane/mocks/platforms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSchedulerTick } from '../../../../../packages/api-server/src/scheduler/runSchedulerTick';
import { findDemoAgencyId } from '../../fixtures/rows/demoRows';
import { findRow, findRows, insertRow } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';

const { gitHub, linear, jira } = trackersDemo;
const minuteMs = 60_000;
const forms = [
  { kind: 'github', target: gitHub.repository, token: gitHub.token },
  { kind: 'linear', target: 'ENG', token: linear.key },
  { kind: 'jira', target: 'SHOP', site: jira.site, email: jira.email, token: jira.token },
] as const;

let test: DoublesTest;
let agency: string;
let agencyId: number;
let project_id: number;
let trackerIds: Record<'github' | 'linear' | 'jira', number>;

async function send(method: string, path: string, body?: object) {
  const response = await test.request(`/api/v1/${path}`, { method, token: agency, body });
  return { status: response.status, body: await response.json() };
}

async function addTicket(values: Partial<typeof tickets.$inferInsert> = {}): Promise<number> {
  const { id } = await insertRow(test.ownerPool, tickets, {
    agency_id: agencyId,
    project_id,
    share_token: crypto.randomUUID(),
    type: 'BUG',
    title: 'The total shows NaN',
    status: 'OPEN',
    priority: 'LOW',
    tags: [],
    formData: { description: 'I selected two items.\nThen @mara saw ![x](https://evil.example/a.png)' },
    currentUrl: 'https://shop.example/cart',
    metaData: { browserName: 'Firefox' },
    consoleLog: [{ log: 'TypeError: ``` is not a function', date: '', priority: 'ERROR' }],
    customEventLog: [{ name: 'Opened cart', date: '' }],
    screenshot_key: 'screenshot',
    ...values,
  });
  return id;
}

type Kind = keyof typeof trackerIds;
const listIssues = async (ticketId: number) => (await send('GET', `tickets/${ticketId}/issues`)).body;
const create = (ticketId: number, kind: Kind, body: object = {}) =>
  send('POST', `tickets/${ticketId}/issues`, {
    tracker_id: trackerIds[kind],
    title: 'The total shows NaN',
    description: 'I selected two items.\nThen @mara saw ![x](https://evil.example/a.png)',
    ...body,
  });
async function findOnly(ticketId: number): Promise<TicketIssue> {
  await test.jobs.settle();
  const { data } = await listIssues(ticketId);
  expect(data).toHaveLength(1);
  return data[0];
}
async function tick(minutes: number): Promise<void> {
  test.clock.advance(minutes * minuteMs);
  await runSchedulerTick(test.ports);
  await test.jobs.settle();
}

beforeAll(async () => {
  test = await createDoublesTest();
  agency = await test.as('Agency');
  agencyId = await findDemoAgencyId(test.ownerPool);
  project_id = (await send('POST', 'projects', { name: 'Shop' })).body.id;
  const ids: [string, number][] = [];
  for (const form of forms)
    ids.push([form.kind, (await send('POST', 'project-trackers', { ...form, project_id })).body.id]);
  trackerIds = Object.fromEntries(ids) as typeof trackerIds;
});
afterAll(() => test.close());

describe('an issue of a ticket', () => {
  it('is created at GitHub with the report and a link back, in which nothing of a visitor is markup', async () => {
    const ticketId = await addTicket();
    expect((await listIssues(ticketId)).draft).toEqual({
      title: 'The total shows NaN',
      description: 'I selected two items.\nThen @mara saw ![x](https://evil.example/a.png)',
    });
    expect((await create(ticketId, 'github')).body).toMatchObject({ status: 'PENDING', url: null });
    const issue = await findOnly(ticketId);
    expect(issue).toMatchObject({ label: '#1', status: 'OPEN', status_name: 'Open', error: null });
    expect(issue.url).toBe(`https://github.com/${gitHub.repository}/issues/1`);
    const body = test.doubles.trackers.gitHub.issues[0]?.body ?? '';
    expect(body).toContain('selected two items');
    expect(body).not.toMatch(/@mara|!\[x\]|https:\/\/evil/);
    expect(body).toContain('Browser: Firefox');
    expect(body).toContain('Opened cart');
    expect(body).toContain('````\nTypeError: ``` is not a function\n````');
    expect(body).toMatch(
      new RegExp(`Ticket .*${ticketId} with screenshot\\]\\(<http.*/agency/inbox/ticket/${ticketId}#`),
    );
  });

  it('is created at Linear and Jira as their documentation has it', async () => {
    const ticketId = await addTicket({ replay_key: 'replay' });
    await create(ticketId, 'linear');
    await create(ticketId, 'jira', { has_details: false });
    await test.jobs.settle();
    expect((await listIssues(ticketId)).data).toMatchObject([
      {
        label: 'ENG-1',
        status: 'OPEN',
        status_name: 'Todo',
        url: expect.stringContaining('https://linear.app/'),
      },
      { label: 'SHOP-1', status: 'OPEN', url: `https://${jira.site}.atlassian.net/browse/SHOP-1` },
    ]);
    const { description } = test.doubles.trackers.jira.issues[0] ?? {};
    expect(JSON.stringify(description)).toContain('with screenshot and replay');
    expect(JSON.stringify(description)).not.toContain('Firefox');
  });

  it('is one per tracker, however often its creation is repeated', async () => {
    const ticketId = await addTicket();
    const before = test.doubles.trackers.gitHub.issues.length;
    const answers = await Promise.all([create(ticketId, 'github'), create(ticketId, 'github')]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await test.jobs.settle();
    await create(ticketId, 'github');
    await findOnly(ticketId);
    expect(test.doubles.trackers.gitHub.issues).toHaveLength(before + 1);
  });

  it('is refused in a tracker of another project', async () => {
    const other = (await send('POST', 'projects', { name: 'Blog' })).body.id;
    const { status, body } = await create(await addTicket({ project_id: other }), 'github');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['tracker_id']]);
  });

  it('shows in the ticket that it was closed and reopened, by polls that become rarer', async () => {
    const ticketId = await addTicket();
    await create(ticketId, 'github');
    const { id, label } = await findOnly(ticketId);
    const number = Number(label?.slice(1));
    test.doubles.trackers.gitHub.control.close(number, 'not_planned');
    await tick(4);
    expect(await findOnly(ticketId)).toMatchObject({ status: 'OPEN' });
    await tick(2);
    expect(await findOnly(ticketId)).toMatchObject({ status: 'DONE', status_name: 'Closed as not planned' });
    test.doubles.trackers.gitHub.control.reopen(number);
    expect((await send('POST', `ticket-issues/${id}/refresh`)).status).toBe(200);
    expect(await findOnly(ticketId)).toMatchObject({ status: 'OPEN' });
    const { notes, status } = (await send('GET', `inbox/ticket/${ticketId}`)).body;
    expect(notes.map(({ author, text }: { author: string; text: string }) => [author, text])).toEqual([
      ['GitHub', `GitHub issue ${label} was closed (Closed as not planned).`],
      ['GitHub', `GitHub issue ${label} was reopened.`],
    ]);
    expect(status).toBe('OPEN');
  });

  it('closes its ticket once all issues are done, if the tracker is set so', async () => {
    const ticketId = await addTicket();
    const hook = { name: 'Hook', url: 'https://hooks.example.com/a', events: ['ticket.updated' as const] };
    const sealed_secret = await test.ports.secrets.encrypt('secret');
    const values = { agency_id: agencyId, project_id, ...hook, sealed_secret };
    const { id: webhook_id } = await insertRow(test.ownerPool, project_webhooks, values);
    await send('PUT', `project-trackers/${trackerIds.linear}`, { target: 'ENG', closes_tickets: true });
    await create(ticketId, 'linear');
    const { label } = await findOnly(ticketId);
    test.doubles.trackers.linear.control.move(label ?? '', 'done');
    await tick(6);
    expect((await send('GET', `inbox/ticket/${ticketId}`)).body.status).toBe('DONE');
    const sent = await findRows(test.ownerPool, webhook_deliveries, { where: { webhook_id } });
    expect(sent.map(({ event }) => event)).toEqual(['ticket.updated']);
  });

  it('is linked by its address, unless it is of a tracker that is not connected', async () => {
    const ticketId = await addTicket();
    const link = (url: string) => send('POST', `tickets/${ticketId}/issues/link`, { url });
    const messages: string[] = [];
    for (const url of ['https://example.com/issues/1', 'https://github.com/other/repository/issues/1'])
      messages.push((await link(url)).body.errors.url[0]);
    expect(messages).toEqual([
      'Please enter the address of an issue at GitHub, Linear or Jira.',
      'This project is not connected to other/repository. Connect it in its settings first.',
    ]);
    expect((await link('https://linear.app/northwind/issue/eng-1/the-total')).status).toBe(201);
    expect(await findOnly(ticketId)).toMatchObject({
      label: 'ENG-1',
      title: 'The total shows NaN',
      status: 'OPEN',
    });
    expect((await link('https://linear.app/northwind/issue/ENG-1')).status).toBe(422);
  });

  it('that does not exist is reported, and can be unlinked', async () => {
    const ticketId = await addTicket();
    await send('POST', `tickets/${ticketId}/issues/link`, {
      url: `https://github.com/${gitHub.repository}/issues/999`,
    });
    const issue = await findOnly(ticketId);
    expect(issue).toMatchObject({
      status: 'FAILED',
      error: `There is no issue #999 in ${gitHub.repository}.`,
    });
    expect((await send('DELETE', `ticket-issues/${issue.id}`)).status).toBe(200);
    expect((await listIssues(ticketId)).data).toEqual([]);
  });

  it('waits while the token is refused, says so once, and continues after the tracker is saved', async () => {
    const ticketId = await addTicket();
    const body = { target: gitHub.repository, token: gitHub.readOnlyToken };
    expect((await send('PUT', `project-trackers/${trackerIds.github}`, body)).status).toBe(200);
    await create(ticketId, 'github');
    expect(await findOnly(ticketId)).toMatchObject({
      status: 'PENDING',
      error: expect.stringMatching(/may not create/),
    });
    const { trackers } = await listIssues(ticketId);
    expect(trackers[0].problem).toMatch(/read and write access/);
    const before = test.doubles.trackers.gitHub.control.requests.length;
    await tick(60);
    expect(test.doubles.trackers.gitHub.control.requests).toHaveLength(before);
    const list = (await send('GET', 'notifications?per_page=100')).body.data as { title: string }[];
    const titles = list.filter(({ title }) => title.includes('needs your attention'));
    expect(titles).toHaveLength(1);
    await send('PUT', `project-trackers/${trackerIds.github}`, { ...body, token: gitHub.token });
    expect(await findOnly(ticketId)).toMatchObject({ status: 'OPEN', error: null });
  });

  it('goes with its ticket to the one that it is merged into; a note names a second one of a tracker', async () => {
    const ticketId = await addTicket();
    const intoId = await addTicket();
    await create(ticketId, 'github');
    await create(ticketId, 'linear');
    await create(intoId, 'github');
    await test.jobs.settle();
    const [gitHubIssue, linearIssue] = (await listIssues(ticketId)).data;
    expect((await send('POST', `tickets/${ticketId}/merge`, { into_id: intoId })).status).toBe(200);
    const moved: TicketIssue[] = (await listIssues(intoId)).data;
    expect(moved.map(({ id, kind }) => [id === linearIssue.id, kind])).toEqual([
      [true, 'linear'],
      [false, 'github'],
    ]);
    const { notes } = (await send('GET', `inbox/ticket/${intoId}`)).body;
    expect(notes.map(({ text }: { text: string }) => text)).toEqual([
      `Merged ticket #${ticketId} has GitHub issue ${gitHubIssue.label}: ${gitHubIssue.url}`,
    ]);
  });

  it('stays with its last status once its tracker is disconnected', async () => {
    const ticketId = await addTicket();
    await create(ticketId, 'jira');
    const { id } = await findOnly(ticketId);
    expect((await send('DELETE', `project-trackers/${trackerIds.jira}`)).status).toBe(200);
    expect(await findOnly(ticketId)).toMatchObject({ tracker_id: null, status: 'OPEN' });
    expect(await findRow(test.ownerPool, ticket_issues, { where: { id } })).toMatchObject({ due_at: null });
  });
});
