import { Agent, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../apps/server/src/web/listen';
import { tenantCallers } from '../apps/server/test/fixtures/tenantCallers';
import { createDoublesTest, type DoublesTest } from '../apps/server/test/harness/createDoublesTest';
import { templatesFile } from '../apps/server/test/harness/templatesFile';
import budgets from './budgets.json';
import { connectAsSuperuser } from './connectAsSuperuser';
import { fillTenant } from './fillTenant';

const { loops, requests, rows, maxP95Ratio } = budgets.fairness;
const leads: Sent = { path: '/api/v1/leads?per_page=100&search=a' };
const leadsFile: Sent = { path: '/api/v1/leads/export?search=a' };

/** A request of a flood or of a person. */
type Sent = {
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
};
type Headers = Readonly<Record<string, string>>;

let test: DoublesTest;
let listener: Awaited<ReturnType<typeof listen>>;
let callers: Awaited<ReturnType<typeof tenantCallers>>;

beforeAll(async () => {
  test = await createDoublesTest();
  callers = await tenantCallers(test);
  const superuser = await connectAsSuperuser(test);
  for (const { agencyId } of [callers.first, callers.second]) await fillTenant(superuser, agencyId, rows);
  await superuser.end();
  listener = await listen((request) => test.app.fetch(request, { ip: '127.0.0.1' }), {
    host: '127.0.0.1',
    port: 0,
    variable: 'no variable',
  });
});
afterAll(async () => {
  await listener?.close(0);
  await test?.close();
});

function fetchOnce(agent: Agent, headers: Headers, { path, body, type = 'application/json' }: Sent) {
  const url = `http://127.0.0.1:${listener.port}${path}`;
  return new Promise<{ status: number; waitMs: number }>((resolve, reject) => {
    const options =
      body === undefined
        ? { agent, headers }
        : { agent, method: 'POST', headers: { ...headers, 'content-type': type } };
    const outgoing = httpRequest(url, options, (incoming) => {
      incoming.resume();
      const waitMs = Number(incoming.headers['retry-after'] ?? 0) * 1000;
      incoming.once('end', () => resolve({ status: incoming.statusCode ?? 0, waitMs }));
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Measures a person's requests, one after the other with pauses. */
async function measure(headers: Headers): Promise<{ p95Ms: number; refused: number }> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let refused = 0;
  for (let request = 0; request < requests; request += 1) {
    const begun = performance.now();
    const { status } = await fetchOnce(agent, headers, leads);
    times.push(performance.now() - begun);
    if (status === 429) refused += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return { p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0, refused };
}

/** Sends requests in parallel loops without pauses until it is stopped, whatever the server answers. */
function flood(headers: Headers, sent: readonly Sent[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: loops });
  const counts = new Map<number, number>();
  let isStopped = false;
  const loop = async (_none: unknown, index: number) => {
    const request = sent[index % sent.length] ?? leads;
    while (!isStopped) {
      const { status } = await fetchOnce(agent, headers, request);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  const running = Promise.all(Array.from({ length: loops }, loop));
  return {
    counts,
    async stop() {
      isStopped = true;
      await running;
      agent.destroy();
    },
  };
}

/** Compares a person's requests alone and beside a flood. */
async function compare(name: string, person: Headers, flooder: Headers, sent: readonly Sent[]) {
  await measure(person);
  const quiet = await measure(person);
  const flooding = flood(flooder, sent);
  // Spends the burst.
  await measure(person);
  const beside = await measure(person);
  await flooding.stop();
  const ratio = beside.p95Ms / quiet.p95Ms;
  process.stdout.write(
    `${name}: p95 alone ${quiet.p95Ms.toFixed(1)} ms, beside ${loops} loops ${beside.p95Ms.toFixed(1)} ms (${ratio.toFixed(2)}x); answers of the flood: ${JSON.stringify(Object.fromEntries(flooding.counts))}\n`,
  );
  expect(beside.refused).toBe(0);
  expect(ratio).toBeLessThanOrEqual(maxP95Ratio);
}

const boundary = 'part-of-a-form';
const templateImport: Sent = {
  path: '/api/v1/templates/bulk/import',
  type: `multipart/form-data; boundary=${boundary}`,
  body: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${templatesFile(200)}\r\n--${boundary}--\r\n`,
};

const widgetCalls: readonly Sent[] = [
  { path: '/sdk/conversations', body: JSON.stringify({ text: 'Where is my invoice?' }) },
  { path: '/sdk/conversations/guess' },
  { path: '/sdk/home' },
  { path: '/sdk/sessions', body: JSON.stringify({ lang: 'en', config: true }) },
];

describe('an agency that floods the server', () => {
  it('does not slow down another agency by calls of its users', () =>
    compare('lists', callers.second.user, callers.first.user, [leads]));

  it('does not slow down another agency by its exports and imports', () =>
    compare('files', callers.second.user, callers.first.user, [leadsFile, templateImport]));

  it('does not slow down another agency by calls of its widget', () =>
    compare('widget', callers.second.user, callers.first.session, widgetCalls));

  it('does not slow down its own dashboard by calls of its widget', () =>
    compare('widget, own dashboard', callers.first.user, callers.first.session, widgetCalls));
});
