import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../apps/server/src/web/listen';
import { tenantCallers } from '../apps/server/test/fixtures/tenantCallers';
import { createDoublesTest, type DoublesTest } from '../apps/server/test/harness/createDoublesTest';
import { templatesFile } from '../apps/server/test/harness/templatesFile';
import budgets from './budgets.json';
import { connectAsSuperuser } from './connectAsSuperuser';
import { type Client, type Sent, spawnClient } from './fairness/spawnClient';
import { watchAnswers } from './fairness/watchAnswers';
import { fillTenant } from './fillTenant';

const { loops, requests, rows, maxP95Ratio } = budgets.fairness;
const leads: Sent = { path: '/api/v1/leads?per_page=100&search=a' };
const leadsFile: Sent = { path: '/api/v1/leads/export?search=a' };

type Headers = Readonly<Record<string, string>>;

let test: DoublesTest;
let person: Client;
let flood: Client;
const delays = monitorEventLoopDelay({ resolution: 5 });
const answers = watchAnswers((request) => test.app.fetch(request, { ip: '127.0.0.1' }));
let listener: Awaited<ReturnType<typeof listen>>;
let callers: Awaited<ReturnType<typeof tenantCallers>>;

beforeAll(async () => {
  test = await createDoublesTest();
  callers = await tenantCallers(test);
  const superuser = await connectAsSuperuser(test);
  for (const { agencyId } of [callers.first, callers.second]) await fillTenant(superuser, agencyId, rows);
  await superuser.end();
  listener = await listen(answers.fetch, {
    host: '127.0.0.1',
    port: 0,
    variable: 'no variable',
  });
  [person, flood] = [spawnClient(), spawnClient()];
  delays.enable();
});
afterAll(async () => {
  await Promise.all([person?.stop(), flood?.stop()]);
  await listener?.close(0);
  await test?.close();
});

function getP95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Measures a person's requests. */
async function measure(headers: Headers) {
  answers.watch(headers['authorization']);
  const { times, refused } = await person.measure({ port: listener.port, headers, sent: [leads] }, requests);
  return { p95Ms: getP95(times), serverP95Ms: getP95(answers.list()), refused };
}

/** Compares a person's requests alone and beside a flood. */
async function compare(name: string, user: Headers, flooder: Headers, sent: readonly Sent[]) {
  await measure(user);
  const quiet = await measure(user);
  const stopFlood = flood.flood({ port: listener.port, headers: flooder, sent }, loops);
  // Spends the burst.
  await measure(user);
  delays.reset();
  const beside = await measure(user);
  const lag = [delays.percentile(99), delays.max].map((nanoseconds) => (nanoseconds / 1e6).toFixed(0));
  const floodAnswers = Object.fromEntries(await stopFlood());
  const ratio = beside.p95Ms / quiet.p95Ms;
  const waits = `p95 alone ${quiet.p95Ms.toFixed(1)} ms, beside ${loops} loops ${beside.p95Ms.toFixed(1)} ms (${ratio.toFixed(2)}x)`;
  const inServer = `without its waiting for a processor ${quiet.serverP95Ms.toFixed(1)} and ${beside.serverP95Ms.toFixed(1)} ms (${(beside.serverP95Ms / quiet.serverP95Ms).toFixed(2)}x)`;
  process.stdout.write(
    `${name}: ${waits}; in the server ${inServer}; event loop p99 ${lag[0]} ms, max ${lag[1]} ms; answers of the flood: ${JSON.stringify(floodAnswers)}\n`,
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
