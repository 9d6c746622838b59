import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findUserByEmail } from '../../fixtures/rows/demoRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

let test: TestApp;
let agency: string;
let operator: string;
let projectId: number;
let agencyId: number;
let visitor: Record<string, string>;
let receiver: Server;
let url: string;
const received: Received[] = [];
let answer: { status: number; body: string } = { status: 200, body: 'ok' };

async function send(token: string, method: string, path: string, body?: unknown) {
  const response = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: response.status, body: await response.json() };
}

function startReceiver(): Promise<Server> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      if (request.url !== '/silent') response.writeHead(answer.status).end(answer.body);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

const form = () => ({ name: 'Tracker', url, events: ['ticket.created'] });
const create = async () =>
  (await send(agency, 'POST', '/project-webhooks', { ...form(), project_id: projectId })).body;
const report = (description: string) =>
  test.request('/sdk/bugs/v2', { method: 'POST', headers: visitor, body: { formData: { description } } });
const deliveries = async (id: number) =>
  (await send(agency, 'GET', `/project-webhooks/${id}/deliveries`)).body.data;

async function tick(): Promise<void> {
  await test.jobs.send('scheduler.tick', {});
  await test.jobs.settle();
}

/** Runs the job that the tick queues, without the other tasks of hours. */
async function sendDue(): Promise<void> {
  await test.jobs.send('webhooks.send', { agencyId });
  await test.jobs.settle();
}

/** Returns the signatures of a request by the receiver's own computation. */
function listSignatures({ headers }: Received): { time: string; signatures: string[] } {
  const parts = String(headers['adlane-signature']).split(',');
  const time = parts[0]?.slice(2) ?? '';
  return { time, signatures: parts.slice(1).map((part) => part.replace('v1=', '')) };
}

const sign = (secret: string, time: string, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

beforeAll(async () => {
  receiver = await startReceiver();
  const { port } = receiver.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/hook`;
  test = await createTestApp({ allowedOrigins: [`http://127.0.0.1:${port}`] });
  agency = await test.as('Agency');
  operator = await test.as('SuperAdmin');
  const project = (await send(agency, 'POST', '/projects', { name: 'Shop' })).body;
  projectId = project.id;
  agencyId = (await findUserByEmail(test.ownerPool, 'agency@adlane.test')).agency_id;
  const key = { 'api-token': project.sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  visitor = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
});
afterAll(async () => {
  receiver.close();
  await test.close();
});
beforeEach(async () => {
  for (const { id } of (await send(agency, 'GET', `/project-webhooks?project_id=${projectId}`)).body.data)
    await send(agency, 'DELETE', `/project-webhooks/${id}`);
  received.length = 0;
  answer = { status: 200, body: 'ok' };
});

describe('a webhook', () => {
  it('receives its events with a signature that its secret verifies', async () => {
    const { secret, webhook } = await create();
    await report('The signed report');
    await test.jobs.settle();
    expect(received).toHaveLength(1);
    const [request] = received;
    if (!request) throw new Error('Nothing was received.');
    expect(JSON.parse(request.body)).toMatchObject({
      event: 'ticket.created',
      project_id: projectId,
      data: { kind: 'ticket', title: 'The signed report', status: 'OPEN' },
    });
    const { time, signatures } = listSignatures(request);
    expect(signatures).toEqual([sign(secret, time, request.body)]);
    expect(Number(time)).toBe(Math.floor(test.clock.now().getTime() / 1000));
    expect(await deliveries(webhook.id)).toMatchObject([
      { status: 'DELIVERED', attempts: 1, response_status: 200, response_body: 'ok', due_at: null },
    ]);
  });

  it('does not receive events that it did not select', async () => {
    await create();
    await test.request('/sdk/conversations', { method: 'POST', headers: visitor, body: { text: 'Hello' } });
    await test.jobs.settle();
    expect(received).toEqual([]);
  });

  it('receives a conversation with a bot once, when the visitor answers', async () => {
    const steps = [{ id: 'a', text: 'Which plan?', choices: [{ label: 'Pro' }] }];
    const bots = [{ bot_id: 'plans', name: 'Plans', steps }];
    const { version } = (await send(agency, 'GET', `/projects/${projectId}/bots`)).body;
    expect((await send(agency, 'PUT', `/projects/${projectId}/bots`, { version, bots })).status).toBe(200);
    const events = ['conversation.started', 'conversation.message'];
    await send(agency, 'POST', '/project-webhooks', { ...form(), events, project_id: projectId });
    const write = async (path: string, body: unknown) =>
      (await test.request(`/sdk/conversations${path}`, { method: 'POST', headers: visitor, body })).json();
    const { shareToken } = await write('', { botId: 'plans' });
    await test.jobs.settle();
    expect(received).toEqual([]);
    await write(`/${shareToken}/messages`, { text: 'Pro' });
    const whole = `Thanks. ${'All of this is needed. '.repeat(40)}`.trim();
    await write(`/${shareToken}/messages`, { text: whole });
    await test.jobs.settle();
    expect(received.some(({ body }) => JSON.parse(body).data.message?.text === whole)).toBe(true);
    expect(
      received
        .map(({ headers }) => String(headers['adlane-event']))
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['conversation.message', 'conversation.message', 'conversation.started']);
  });

  it('shows its secret once, and signs with both secrets for a day after a rotation', async () => {
    const { secret, webhook } = await create();
    const listed = await send(agency, 'GET', `/project-webhooks?project_id=${projectId}`);
    expect(JSON.stringify(listed.body)).not.toContain(secret);
    const rotated = await send(agency, 'POST', `/project-webhooks/${webhook.id}/secret`);
    await report('After the rotation');
    await test.jobs.settle();
    const [request] = received;
    if (!request) throw new Error('Nothing was received.');
    const { time, signatures } = listSignatures(request);
    const expected = [rotated.body.secret, secret].map((each) => sign(each, time, request.body));
    expect(signatures).toEqual(expected);
    test.clock.advance(25 * 60 * 60 * 1000);
    await report('A day later');
    await test.jobs.settle();
    expect(received[1] && listSignatures(received[1]).signatures).toHaveLength(1);
  });

  it('is called again with growing pauses after a failure, and can be resent', async () => {
    const { webhook } = await create();
    answer = { status: 500, body: 'down' };
    await report('Fails');
    await test.jobs.settle();
    const [first] = await deliveries(webhook.id);
    expect(first).toMatchObject({ status: 'PENDING', response_status: 500, response_body: 'down' });
    await tick();
    expect(received).toHaveLength(1);
    test.clock.advance(61_000);
    await sendDue();
    expect(received).toHaveLength(2);
    for (const minutes of [5, 30, 120, 360]) {
      test.clock.advance(minutes * 60_000 + 1000);
      await sendDue();
    }
    expect(await deliveries(webhook.id)).toMatchObject([{ status: 'FAILED', attempts: 6, due_at: null }]);
    answer = { status: 204, body: '' };
    await send(agency, 'POST', `/project-webhooks/deliveries/${first.id}/resend`);
    await test.jobs.settle();
    expect(await deliveries(webhook.id)).toMatchObject([{ status: 'DELIVERED', response_status: 204 }]);
  });

  it('is not delayed by another one that does not respond', async () => {
    const silent = { ...form(), url: url.replace('/hook', '/silent'), project_id: projectId };
    const first = (await send(agency, 'POST', '/project-webhooks', silent)).body.webhook;
    const { webhook } = await create();
    await report('For both');
    await expect.poll(async () => (await deliveries(webhook.id))[0]?.status).toBe('DELIVERED');
    expect(await deliveries(first.id)).toMatchObject([{ attempts: 1, error: null }]);
    await test.jobs.settle();
    expect(await deliveries(first.id)).toMatchObject([{ error: 'No response within 5 seconds.' }]);
  });

  it('is paused after 20 failures in a row, and the team is notified', async () => {
    const { webhook } = await create();
    answer = { status: 404, body: '' };
    for (let count = 0; count < 20; count += 1) await report(`Failure ${count}`);
    await test.jobs.settle();
    const [paused] = (await send(agency, 'GET', `/project-webhooks?project_id=${projectId}`)).body.data;
    expect([paused.failures, paused.paused_at]).toEqual([20, expect.any(String)]);
    const { data } = (await send(agency, 'GET', '/notifications?kind=webhook')).body;
    expect(data[0]).toMatchObject({
      title: 'Webhook Tracker paused',
      path: `/agency/projects/${projectId}?tab=webhooks`,
    });
    received.length = 0;
    await report('While paused');
    await test.jobs.settle();
    expect(received).toEqual([]);
    const resumed = await send(agency, 'PUT', `/project-webhooks/${webhook.id}/pause`, { is_paused: false });
    expect(resumed.body).toMatchObject({ failures: 0, paused_at: null });
  });

  it('never reaches private addresses that the operator did not allow', async () => {
    const { body } = await send(agency, 'POST', '/project-webhooks', {
      ...form(),
      url: 'http://169.254.169.254/latest/meta-data',
      project_id: projectId,
    });
    await report('To the metadata');
    await test.jobs.settle();
    const [delivery] = await deliveries(body.webhook.id);
    expect([delivery.response_status, delivery.response_body]).toEqual([null, null]);
    expect(delivery.error).toMatch(/not on the public internet/);
  });

  it('fails on a response above 1 MB, without storing it', async () => {
    const { webhook } = await create();
    answer = { status: 200, body: 'x'.repeat(1024 * 1024 + 1) };
    await report('Large answer');
    await test.jobs.settle();
    expect(await deliveries(webhook.id)).toMatchObject([
      { status: 'PENDING', response_body: null, error: 'The response is larger than 1 MB.' },
    ]);
  });

  it('belongs to its tenant', async () => {
    const { webhook } = await create();
    for (const [method, path, body] of [
      ['PUT', `/project-webhooks/${webhook.id}`, form()],
      ['POST', `/project-webhooks/${webhook.id}/secret`, undefined],
      ['GET', `/project-webhooks/${webhook.id}/deliveries`, undefined],
      ['DELETE', `/project-webhooks/${webhook.id}`, undefined],
    ] as const)
      expect([method, path, (await send(operator, method, path, body)).status]).toEqual([method, path, 404]);
  });
});
