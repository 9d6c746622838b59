import { project_trackers, projects, ticket_issues } from '@adlane/api-server/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { syncIssues } from '../../../../../packages/api-server/src/modules/widget/tickets/issues/syncIssues';
import { findOtherAgencyId } from '../../fixtures/rows/demoRows';
import { findRow, findRows, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createTrackersTest, type Kind, trackerKinds } from '../../harness/createTrackersTest';

const api = createTrackersTest();
const ownSecret = 'lin_wh_signing-secret';

type Sent = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
type Hook = { readonly path: string; readonly secret: string };

/** Sets a tracker's webhook up; its secret is ours, except for Linear's. */
async function setUp(kind: Kind): Promise<Hook> {
  const body = kind === 'linear' ? { secret: ownSecret } : {};
  const path = `project-trackers/${api.trackerIds[kind]}/webhook`;
  const { url, secret } = (await api.send('PUT', path, body)).body;
  return { path: new URL(url).pathname, secret };
}

const post = async (path: string, { body, headers }: Sent): Promise<Response> =>
  api.test.app.request(path, { method: 'POST', body, headers });

const getControl = (kind: Kind) => api.getDouble(kind).control;

/** Records what the tracker sends, signed with the secret, instead of delivering it. */
function record(kind: Kind, secret: string): Sent[] {
  const sent: Sent[] = [];
  getControl(kind).webhooks.deliverTo({
    secret,
    send: async (body, headers) => {
      sent.push({ body, headers });
      return new Response();
    },
  });
  return sent;
}

/** Creates an issue of a new ticket; returns both. */
async function createIssue(kind: Kind): Promise<{ ticketId: number; label: string }> {
  const ticketId = await api.addTicket();
  await api.create(ticketId, kind);
  await api.test.jobs.settle();
  return { ticketId, label: (await readIssue(ticketId)).label };
}

async function readIssue(ticketId: number) {
  return (await api.send('GET', `tickets/${ticketId}/issues`)).body.data[0];
}

/** Closes an issue at its tracker. */
function close(kind: Kind, label: string): void {
  const { trackers } = api.test.doubles;
  if (kind === 'github') trackers.gitHub.control.close(Number(label.slice(1)));
  else if (kind === 'linear') trackers.linear.control.move(label, 'done');
  else trackers.jira.control.move(label, 'done');
}

/** Returns the webhook that a tracker sends when the issue is closed. */
async function recordClose(kind: Kind, label: string, secret: string): Promise<Sent> {
  const sent = record(kind, secret);
  close(kind, label);
  await getControl(kind).webhooks.settle();
  const [webhook] = sent;
  if (!webhook) throw new Error('The tracker sent nothing.');
  return webhook;
}

/** Connects another agency to the same target; returns the address of its webhooks. */
async function addForeignTracker(kind: Kind, secret: string): Promise<string> {
  const { ownerPool, ports } = api.test;
  const {
    id: _id,
    webhook_key: _key,
    ...own
  } = await findRow(ownerPool, project_trackers, {
    where: { id: api.trackerIds[kind] },
  });
  const agency_id = await findOtherAgencyId(ownerPool);
  const { id: _other, ...project } = await findRow(ownerPool, projects, { where: { id: api.projectId } });
  const foreign = await insertRow(ownerPool, projects, {
    ...project,
    agency_id,
    sdk_key: crypto.randomUUID(),
  });
  const { webhook_key } = await insertRow(ownerPool, project_trackers, {
    ...own,
    agency_id,
    project_id: foreign.id,
    sealed_webhook_secret: await ports.secrets.encrypt(secret),
  });
  return `/api/v1/webhooks/trackers/${webhook_key}`;
}

beforeEach(() => {
  for (const kind of trackerKinds) getControl(kind).webhooks.deliverTo(undefined);
});

describe.each(trackerKinds)('a webhook of %s', (kind) => {
  it('that is signed updates the linked issue at once', async () => {
    const { path, secret } = await setUp(kind);
    const { ticketId, label } = await createIssue(kind);
    getControl(kind).webhooks.deliverTo({ secret, send: (body, headers) => post(path, { body, headers }) });
    close(kind, label);
    await getControl(kind).webhooks.settle();
    await api.test.jobs.settle();
    expect(await readIssue(ticketId)).toMatchObject({ label, status: 'DONE' });
    const tracker = await findRow(api.test.ownerPool, project_trackers, {
      where: { id: api.trackerIds[kind] },
    });
    expect(tracker.webhook_at).toEqual(api.test.clock.now());
    const shown = await api.send('GET', `project-trackers/${api.trackerIds[kind]}/webhook`);
    expect(shown.body).toMatchObject({ secret, webhook_at: api.test.clock.now().toISOString() });
  });

  it('without a valid signature has no effect', async () => {
    const { path, secret } = await setUp(kind);
    const { ticketId, label } = await createIssue(kind);
    const { body, headers } = await recordClose(kind, label, secret);
    const unsigned = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.includes('sign')));
    const other = await getControl(kind).webhooks.sign(body, 'another secret');
    const refused = [
      await post(path, { body, headers: unsigned }),
      await post(path, { body, headers: other }),
      await post(path, { body: `${body} `, headers }),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ message: 'The signature is not valid.' });
    }
    await api.test.jobs.settle();
    expect(await readIssue(ticketId)).toMatchObject({ status: 'OPEN' });
  });

  it('that arrives again has no effect, whatever its headers say', async () => {
    const { path, secret } = await setUp(kind);
    const { label } = await createIssue(kind);
    const webhook = await recordClose(kind, label, secret);
    expect((await post(path, webhook)).status).toBe(200);
    await api.test.jobs.settle();
    const { requests } = getControl(kind);
    const before = requests.length;
    const renamed = Object.fromEntries(
      Object.entries(webhook.headers).map(([name, value]) => [
        name,
        name.includes('delivery') || name.includes('identifier') ? crypto.randomUUID() : value,
      ]),
    );
    expect((await post(path, { ...webhook, headers: renamed })).status).toBe(200);
    await api.test.jobs.settle();
    expect(requests.length).toBe(before);
  });

  it('about an issue that no ticket is linked with requests nothing', async () => {
    const { path, secret } = await setUp(kind);
    const { ticketId, label } = await createIssue(kind);
    const issue = await readIssue(ticketId);
    expect((await api.send('DELETE', `ticket-issues/${issue.id}`)).status).toBe(200);
    const webhook = await recordClose(kind, label, secret);
    const before = getControl(kind).requests.length;
    expect((await post(path, webhook)).status).toBe(200);
    await api.test.jobs.settle();
    expect(getControl(kind).requests.length).toBe(before);
  });

  it('at the address of another tenant changes nothing of this one', async () => {
    const { secret } = await setUp(kind);
    const { ticketId, label } = await createIssue(kind);
    const foreignSecret = 'the secret of another agency';
    const path = await addForeignTracker(kind, foreignSecret);
    const webhook = await recordClose(kind, label, secret);
    expect((await post(path, webhook)).status).toBe(401);
    const signed = await getControl(kind).webhooks.sign(webhook.body, foreignSecret);
    expect((await post(path, { ...webhook, headers: signed })).status).toBe(200);
    await api.test.jobs.settle();
    expect(await readIssue(ticketId)).toMatchObject({ status: 'OPEN' });
  });
});

describe('the webhooks of a tracker', () => {
  it('are unknown at another address, and too large ones are refused', async () => {
    const { path } = await setUp('github');
    const unknown = await post('/api/v1/webhooks/trackers/nothing', { body: '{}', headers: {} });
    expect(unknown.status).toBe(404);
    const large = await post(path, { body: 'x'.repeat(1_100_000), headers: {} });
    expect(large.status).toBe(413);
  });

  it('are refused until they have a secret, which is stored encrypted and replaced by a new one', async () => {
    const [id] = [api.trackerIds.jira];
    const { ownerPool } = api.test;
    const first = await setUp('jira');
    const second = await setUp('jira');
    expect(second.path).toBe(first.path);
    expect(second.secret).not.toBe(first.secret);
    const row = await findRow(ownerPool, project_trackers, { where: { id } });
    expect(row.sealed_webhook_secret).not.toContain(second.secret);
    const headers = await getControl('jira').webhooks.sign('{}', first.secret);
    expect((await post(second.path, { body: '{}', headers })).status).toBe(401);
    const { body } = await api.send('GET', `project-trackers?project_id=${api.projectId}`);
    expect(JSON.stringify(body)).not.toContain(second.secret);
    const [other] = await findRows(ownerPool, project_trackers, { where: { sealed_webhook_secret: null } });
    if (other)
      expect(
        (await post(`/api/v1/webhooks/trackers/${other.webhook_key}`, { body: '{}', headers: {} })).status,
      ).toBe(401);
  });

  it('of Linear need the secret that Linear made', async () => {
    const answer = await api.send('PUT', `project-trackers/${api.trackerIds.linear}/webhook`, {});
    expect(answer).toMatchObject({ status: 422, body: { errors: { secret: ['This field is required.'] } } });
  });

  it('of Linear are refused a minute after they were sent', async () => {
    const { path, secret } = await setUp('linear');
    const { label } = await createIssue('linear');
    const webhook = await recordClose('linear', label, secret);
    api.test.clock.advance(61_000);
    expect((await post(path, webhook)).status).toBe(401);
  });

  it('that arrive while the issue is read make it be read again', async () => {
    const { path, secret } = await setUp('github');
    const { ticketId, label } = await createIssue('github');
    // Webhooks arrived before, so that the status is read every six hours.
    await updateRows(api.test.ownerPool, ticket_issues, { due_at: null });
    await updateRows(
      api.test.ownerPool,
      ticket_issues,
      { due_at: api.test.clock.now() },
      { ticket_id: ticketId },
    );
    const { outbound } = api.test.ports;
    let isFirst = true;
    const fetch: typeof outbound.fetch = async (...request) => {
      const answer = await outbound.fetch(...request);
      if (isFirst) {
        isFirst = false;
        // The answer that says "open" is on its way.
        await post(path, await recordClose('github', label, secret));
      }
      return answer;
    };
    await syncIssues({ ...api.test.ports, outbound: { ...outbound, fetch } }, { agencyId: api.agencyId });
    expect(await readIssue(ticketId)).toMatchObject({ status: 'OPEN' });
    await api.tick(0);
    expect(await readIssue(ticketId)).toMatchObject({ status: 'DONE' });
  });
});
