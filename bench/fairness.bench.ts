import { Agent, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../apps/server/src/web/listen';
import { tenantCallers } from '../apps/server/test/fixtures/tenantCallers';
import { createDoublesTest, type DoublesTest } from '../apps/server/test/harness/createDoublesTest';
import budgets from './budgets.json';
import { connectAsSuperuser } from './connectAsSuperuser';
import { fillTenant } from './fillTenant';

const { loops, requests, rows, maxP95Ratio } = budgets.fairness;
const path = '/api/v1/leads?per_page=100&search=a';

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

function fetchOnce(agent: Agent, headers: Readonly<Record<string, string>>) {
  const url = `http://127.0.0.1:${listener.port}${path}`;
  return new Promise<{ status: number; waitMs: number }>((resolve, reject) => {
    const outgoing = httpRequest(url, { agent, headers }, (incoming) => {
      incoming.resume();
      const waitMs = Number(incoming.headers['retry-after'] ?? 0) * 1000;
      incoming.once('end', () => resolve({ status: incoming.statusCode ?? 0, waitMs }));
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}

/** Measures a person's requests, one after the other with pauses. */
async function measure(
  headers: Readonly<Record<string, string>>,
): Promise<{ p95Ms: number; refused: number }> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let refused = 0;
  for (let request = 0; request < requests; request += 1) {
    const begun = performance.now();
    const { status } = await fetchOnce(agent, headers);
    times.push(performance.now() - begun);
    if (status === 429) refused += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return { p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0, refused };
}

/** Sends requests in parallel loops without pauses until it is stopped, whatever the server answers. */
function flood(headers: Readonly<Record<string, string>>) {
  const agent = new Agent({ keepAlive: true, maxSockets: loops });
  const counts = new Map<number, number>();
  let isStopped = false;
  const loop = async () => {
    while (!isStopped) {
      const { status } = await fetchOnce(agent, headers);
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

describe('an agency that floods the server', () => {
  it('does not slow down another agency', async () => {
    await measure(callers.second.user);
    const quiet = await measure(callers.second.user);
    const flooding = flood(callers.first.user);
    // Spends the burst.
    await measure(callers.second.user);
    const beside = await measure(callers.second.user);
    await flooding.stop();
    const ratio = beside.p95Ms / quiet.p95Ms;
    process.stdout.write(
      `p95 alone ${quiet.p95Ms.toFixed(1)} ms, beside ${loops} loops ${beside.p95Ms.toFixed(1)} ms (${ratio.toFixed(2)}x); answers of the flood: ${JSON.stringify(Object.fromEntries(flooding.counts))}\n`,
    );
    expect(beside.refused).toBe(0);
    expect(ratio).toBeLessThanOrEqual(maxP95Ratio);
  });
});
