import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfSignedCertificate } from '../../fixtures/selfSignedCertificate';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

const received: string[] = [];

/** Answers at once with the status in the path, or with one byte a second. */
const answer: RequestListener = (request, response) => {
  request.resume().on('end', () => {
    received.push(String(request.url));
    if (request.url !== '/drip') return void response.writeHead(Number(request.url?.slice(1))).end('answer');
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'), 1000);
    response.on('close', () => clearInterval(timer));
  });
};

const plain = createPlainServer(answer);
const tls = createTlsServer(selfSignedCertificate, answer);
const silentClose = createSocketServer((socket) => void socket.on('error', () => undefined).destroy());

const listen = (server: Server | SocketServer) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

let test: TestApp;
let agency: string;
let visitor: Record<string, string>;
let projectId: number;
let origins: Readonly<Record<'plain' | 'tls' | 'noTls' | 'closed', string>>;

async function send(method: string, path: string, body?: unknown) {
  const response = await test.request(`/api/v1${path}`, { method, token: agency, body });
  return response.json();
}

beforeAll(async () => {
  const [plainPort, tlsPort, closedPort] = await Promise.all([plain, tls, silentClose].map(listen));
  origins = {
    plain: `http://127.0.0.1:${plainPort}`,
    tls: `https://127.0.0.1:${tlsPort}`,
    noTls: `https://127.0.0.1:${plainPort}`,
    closed: `http://127.0.0.1:${closedPort}`,
  };
  test = await createTestApp({ allowedOrigins: Object.values(origins) });
  agency = await test.as('Agency');
  const project = await send('POST', '/projects', { name: 'Shop' });
  projectId = project.id;
  const key = { 'api-token': project.sdkKey };
  const session = await (
    await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} })
  ).json();
  visitor = { ...key, 'gleap-id': session.gleapId, 'gleap-hash': session.gleapHash };
});
afterAll(async () => {
  await test.close();
  for (const server of [plain, tls]) server.closeAllConnections();
  for (const server of [plain, tls, silentClose]) server.close();
});

/** Adds a webhook for new tickets and returns how to read its delivery. */
async function addReceiver(url: string) {
  const form = { name: url, url, events: ['ticket.created'], project_id: projectId };
  const { webhook } = await send('POST', '/project-webhooks', form);
  return async () => (await send('GET', `/project-webhooks/${webhook.id}/deliveries`)).data;
}

describe('a webhook', () => {
  it('whose receiver can not be reached waits for its next attempt with the reason, and the others are delivered', async () => {
    const failing = await Promise.all(
      [`${origins.tls}/200`, `${origins.noTls}/200`, `${origins.closed}/`, `${origins.plain}/drip`].map(
        addReceiver,
      ),
    );
    const delivered = await addReceiver(`${origins.plain}/204`);
    const body = { formData: { description: 'A report' } };
    await test.request('/sdk/bugs/v2', { method: 'POST', headers: visitor, body });
    await expect.poll(async () => (await delivered())[0]?.status).toBe('DELIVERED');
    await test.jobs.settle();
    const waiting = { status: 'PENDING', attempts: 1, response_status: null, due_at: expect.any(String) };
    const reasons = [/self-signed certificate/, /SSL|TLS/, /closed|hang up|reset/, /within 5 seconds/];
    for (const [index, read] of failing.entries())
      expect(await read()).toMatchObject([
        { ...waiting, error: expect.stringMatching(reasons[index] ?? '') },
      ]);
    // Nothing was sent to the receiver that could not prove who it is.
    expect(received.sort()).toEqual(['/204', '/drip']);
  });
});
