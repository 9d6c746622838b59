import { Agent, request as httpRequest } from 'node:http';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../apps/server/src/web/listen';
import { createListeningTestApp, type ListeningTestApp } from '../apps/server/test/harness/createTestApp';
import budgets from './budgets.json';
import { connectAsSuperuser } from './connectAsSuperuser';
import { fillTenant } from './fillTenant';
import { type Recorder, recordStatements, type Statement } from './recordStatements';
import { isFrame } from './timeRequests';

const { minShareOfBareRoute, rounds, secondsPerRound, connections } = budgets.overhead;

let test: ListeningTestApp;
let token: string;
let recorder: Recorder;
let agencyId: number;

beforeAll(async () => {
  test = await createListeningTestApp();
  recorder = recordStatements(test.appPool);
  token = await test.as('Agency');
  const { rows } = await test.ownerPool.query<{ agency_id: number }>(
    `select agency_id from users where email = 'agency@adlane.test'`,
  );
  agencyId = rows[0]?.agency_id ?? 0;
  const superuser = await connectAsSuperuser(test);
  await fillTenant(superuser, agencyId, budgets.growth.rowsBefore);
  await superuser.end();
});
afterAll(() => test.close());

/** Measures how many requests per second `url` answers over keep-alive connections. */
async function requestsPerSecond(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const outgoing = httpRequest(
        url,
        { agent, headers: { authorization: `Bearer ${token}` } },
        (incoming) => {
          if (incoming.statusCode !== 200) reject(new Error(`${url} answered ${incoming.statusCode}`));
          incoming.resume();
          incoming.once('end', resolve);
        },
      );
      outgoing.once('error', reject);
      outgoing.end();
    });
  let answered = 0;
  const until = performance.now() + secondsPerRound * 1000;
  const work = async () => {
    while (performance.now() < until) {
      await once();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return answered / secondsPerRound;
}

/** The same statements with the same values behind one route and nothing else: no sign-in, no tenant, no checks. */
async function serveBare(statements: readonly Statement[]) {
  const app = new Hono();
  app.get('/bare', async (c) => {
    const answers = [];
    for (const { text, values } of statements)
      answers.push((await test.ownerPool.query(text, [...values])).rows);
    return c.json(answers);
  });
  return listen((request) => app.fetch(request), { host: '127.0.0.1', port: 0, variable: 'no variable' });
}

async function shareOfBare(path: string): Promise<{ share: number; own: number; bare: number }> {
  recorder.note(true);
  recorder.take();
  expect((await test.request(path, { token })).status).toBe(200);
  // The statements that identify the caller come before the handler's own; the bare route identifies no
  // caller.
  const statements = recorder.take().filter(({ text }) => !isFrame(text) && !text.includes('auth_sessions'));
  recorder.note(false);
  const listener = await serveBare(statements);
  const urls = { own: `${test.baseUrl}${path}`, bare: `http://127.0.0.1:${listener.port}/bare` };
  const found: { own: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    found.push({ bare: await requestsPerSecond(urls.bare), own: await requestsPerSecond(urls.own) });
  await listener.close(0);
  const shares = found
    .map(({ own, bare }) => ({ own, bare, share: own / bare }))
    .sort((a, b) => a.share - b.share);
  const median = shares[Math.floor(shares.length / 2)];
  if (!median) throw new Error('Nothing was measured.');
  return median;
}

describe('an authenticated list of a tenant', () => {
  it.each(['/api/v1/leads', '/api/v1/templates', '/api/v1/clients'])(
    '%s keeps its share of the same SQL behind a bare route',
    async (path) => {
      const { share, own, bare } = await shareOfBare(path);
      process.stdout.write(
        `${path}: ${own.toFixed(0)}/s of ${bare.toFixed(0)}/s bare, ${share.toFixed(2)}\n`,
      );
      expect(share).toBeGreaterThanOrEqual(minShareOfBareRoute);
    },
  );
});
