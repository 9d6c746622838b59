import { project_webhooks, ticket_issues, type tickets, webhook_deliveries } from '@adlane/api-server/schema';
import type { TicketIssue } from '@adlane/contract/widget/tickets/issues';
import { trackersDemo } from '@adlane/mocks/platforms';
import { describe, expect, it } from 'vitest';
import { findRow, findRows, insertRow } from '../../fixtures/rows/rows';
import { createTrackersTest, type Kind } from '../../harness/createTrackersTest';

const { gitHub, jira } = trackersDemo;
const api = createTrackersTest();
const description = 'I selected two items.\nThen @mara saw ![x](https://evil.example/a.png)';

const addTicket = (values: Partial<typeof tickets.$inferInsert> = {}) =>
  api.addTicket({
    formData: { description },
    currentUrl: 'https://shop.example/cart',
    metaData: { browserName: 'Firefox' },
    consoleLog: [{ log: 'TypeError: ``` is not a function', date: '', priority: 'ERROR' }],
    customEventLog: [{ name: 'Opened cart', date: '' }],
    screenshot_key: 'screenshot',
    ...values,
  });

const listIssues = async (ticketId: number) => (await api.send('GET', `tickets/${ticketId}/issues`)).body;
const create = (ticketId: number, kind: Kind, body: object = {}) =>
  api.create(ticketId, kind, { description, ...body });
async function findOnly(ticketId: number): Promise<TicketIssue> {
  await api.test.jobs.settle();
  const { data } = await listIssues(ticketId);
  expect(data).toHaveLength(1);
  return data[0];
}

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
    const body = api.test.doubles.trackers.gitHub.issues[0]?.body ?? '';
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
    await api.test.jobs.settle();
    expect((await listIssues(ticketId)).data).toMatchObject([
      {
        label: 'ENG-1',
        status: 'OPEN',
        status_name: 'Todo',
        url: expect.stringContaining('https://linear.app/'),
      },
      { label: 'SHOP-1', status: 'OPEN', url: `https://${jira.site}.atlassian.net/browse/SHOP-1` },
    ]);
    const { description } = api.test.doubles.trackers.jira.issues[0] ?? {};
    expect(JSON.stringify(description)).toContain('with screenshot and replay');
    expect(JSON.stringify(description)).not.toContain('Firefox');
  });

  it('is one per tracker, however often its creation is repeated', async () => {
    const ticketId = await addTicket();
    const before = api.test.doubles.trackers.gitHub.issues.length;
    const answers = await Promise.all([create(ticketId, 'github'), create(ticketId, 'github')]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await api.test.jobs.settle();
    await create(ticketId, 'github');
    await findOnly(ticketId);
    expect(api.test.doubles.trackers.gitHub.issues).toHaveLength(before + 1);
  });

  it('is refused in a tracker of another project', async () => {
    const other = (await api.send('POST', 'projects', { name: 'Blog' })).body.id;
    const { status, body } = await create(await addTicket({ project_id: other }), 'github');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['tracker_id']]);
  });

  it('shows in the ticket that it was closed and reopened, by polls that become rarer', async () => {
    const ticketId = await addTicket();
    await create(ticketId, 'github');
    const { id, label } = await findOnly(ticketId);
    const number = Number(label?.slice(1));
    api.test.doubles.trackers.gitHub.control.close(number, 'not_planned');
    await api.tick(4);
    expect(await findOnly(ticketId)).toMatchObject({ status: 'OPEN' });
    await api.tick(2);
    expect(await findOnly(ticketId)).toMatchObject({ status: 'DONE', status_name: 'Closed as not planned' });
    api.test.doubles.trackers.gitHub.control.reopen(number);
    expect((await api.send('POST', `ticket-issues/${id}/refresh`)).status).toBe(200);
    expect(await findOnly(ticketId)).toMatchObject({ status: 'OPEN' });
    const { notes, status } = (await api.send('GET', `inbox/ticket/${ticketId}`)).body;
    expect(notes.map(({ author, text }: { author: string; text: string }) => [author, text])).toEqual([
      ['GitHub', `GitHub issue ${label} was closed (Closed as not planned).`],
      ['GitHub', `GitHub issue ${label} was reopened.`],
    ]);
    expect(status).toBe('OPEN');
  });

  it('closes its ticket once all issues are done, if the tracker is set so', async () => {
    const ticketId = await addTicket();
    const hook = { name: 'Hook', url: 'https://hooks.example.com/a', events: ['ticket.updated' as const] };
    const sealed_secret = await api.test.ports.secrets.encrypt('secret');
    const values = { agency_id: api.agencyId, project_id: api.projectId, ...hook, sealed_secret };
    const { id: webhook_id } = await insertRow(api.test.ownerPool, project_webhooks, values);
    await api.send('PUT', `project-trackers/${api.trackerIds.linear}`, {
      target: 'ENG',
      closes_tickets: true,
    });
    await create(ticketId, 'linear');
    const { label } = await findOnly(ticketId);
    api.test.doubles.trackers.linear.control.move(label ?? '', 'done');
    await api.tick(6);
    expect((await api.send('GET', `inbox/ticket/${ticketId}`)).body.status).toBe('DONE');
    const sent = await findRows(api.test.ownerPool, webhook_deliveries, { where: { webhook_id } });
    expect(sent.map(({ event }) => event)).toEqual(['ticket.updated']);
  });

  it('is linked by its address, unless it is of a tracker that is not connected', async () => {
    const ticketId = await addTicket();
    const link = (url: string) => api.send('POST', `tickets/${ticketId}/issues/link`, { url });
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
    await api.send('POST', `tickets/${ticketId}/issues/link`, {
      url: `https://github.com/${gitHub.repository}/issues/999`,
    });
    const issue = await findOnly(ticketId);
    expect(issue).toMatchObject({
      status: 'FAILED',
      error: `There is no issue #999 in ${gitHub.repository}.`,
    });
    expect((await api.send('DELETE', `ticket-issues/${issue.id}`)).status).toBe(200);
    expect((await listIssues(ticketId)).data).toEqual([]);
  });

  it('waits while the token is refused, says so once, and continues after the tracker is saved', async () => {
    const ticketId = await addTicket();
    const body = { target: gitHub.repository, token: gitHub.readOnlyToken };
    expect((await api.send('PUT', `project-trackers/${api.trackerIds.github}`, body)).status).toBe(200);
    await create(ticketId, 'github');
    expect(await findOnly(ticketId)).toMatchObject({
      status: 'PENDING',
      error: expect.stringMatching(/may not create/),
    });
    const { trackers } = await listIssues(ticketId);
    expect(trackers[0].problem).toMatch(/read and write access/);
    const before = api.test.doubles.trackers.gitHub.control.requests.length;
    await api.tick(60);
    expect(api.test.doubles.trackers.gitHub.control.requests).toHaveLength(before);
    const list = (await api.send('GET', 'notifications?per_page=100')).body.data as {
      title: string;
      path: string;
    }[];
    const problems = list.filter(({ title }) => title.includes('needs your attention'));
    expect(problems.map(({ path }) => path)).toEqual([
      expect.stringMatching(/\/projects\/\d+\?tab=trackers$/),
    ]);
    await api.send('PUT', `project-trackers/${api.trackerIds.github}`, { ...body, token: gitHub.token });
    expect(await findOnly(ticketId)).toMatchObject({ status: 'OPEN', error: null });
  });

  it('goes with its ticket to the one that it is merged into; a note names a second one of a tracker', async () => {
    const ticketId = await addTicket();
    const intoId = await addTicket();
    await create(ticketId, 'github');
    await create(ticketId, 'linear');
    await create(intoId, 'github');
    await api.test.jobs.settle();
    const [gitHubIssue, linearIssue] = (await listIssues(ticketId)).data;
    expect((await api.send('POST', `tickets/${ticketId}/merge`, { into_id: intoId })).status).toBe(200);
    const moved: TicketIssue[] = (await listIssues(intoId)).data;
    expect(moved.map(({ id, kind }) => [id === linearIssue.id, kind])).toEqual([
      [true, 'linear'],
      [false, 'github'],
    ]);
    const { notes } = (await api.send('GET', `inbox/ticket/${intoId}`)).body;
    expect(notes.map(({ text }: { text: string }) => text)).toEqual([
      `Merged ticket #${ticketId} has GitHub issue ${gitHubIssue.label}: ${gitHubIssue.url}`,
    ]);
  });

  it('stays with its last status once its tracker is disconnected', async () => {
    const ticketId = await addTicket();
    await create(ticketId, 'jira');
    const { id } = await findOnly(ticketId);
    expect((await api.send('DELETE', `project-trackers/${api.trackerIds.jira}`)).status).toBe(200);
    expect(await findOnly(ticketId)).toMatchObject({ tracker_id: null, status: 'OPEN' });
    expect(await findRow(api.test.ownerPool, ticket_issues, { where: { id } })).toMatchObject({
      due_at: null,
    });
  });
});
