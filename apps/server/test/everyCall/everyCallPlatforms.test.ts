import type { NamedCall } from '@adlane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endsSession, lossesLast, madeCalls } from '../fixtures/allFixtures';
import { type CallMaker, createCallMaker } from '../fixtures/makeCall';
import { headersFor } from '../fixtures/tenantCallers';
import { createDoublesTest, type DoublesTest } from '../harness/createDoublesTest';

let test: DoublesTest;
let maker: CallMaker;
let answer: () => Response | Promise<Response>;
let requests = 0;
const reached = new Set<string>();

/** A source that is refreshed answers 409 until its assets are there, so its calls come last. */
const isLast = ({ resource }: NamedCall): number => Number(resource === 'sources');
/** Launches talk to platforms in jobs that outlast the call; `launchFaults.test.ts` lets each of their requests fail. */
const calls = lossesLast(madeCalls)
  .filter((named) => !endsSession(named) && named.resource !== 'launches')
  .toSorted((one, other) => isLast(one) - isLast(other));

/** How any platform may answer any request. */
const faults: readonly (readonly [string, typeof answer])[] = [
  ['a refusal', () => Response.json({ error: { message: 'No.', code: 1_000_001 } }, { status: 400 })],
  ['a refusal of another shape', () => Response.json(['no'], { status: 403 })],
  ['a page in place of JSON', () => new Response('<h1>Welcome</h1>')],
  ['an answer without fields', () => Response.json({})],
  ['an empty failure', () => new Response('', { status: 502 })],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
];

beforeAll(async () => {
  const fetch = async () => {
    requests += 1;
    return answer();
  };
  test = await createDoublesTest({ ports: { outbound: { fetch } } });
  maker = await createCallMaker(test);
  await maker.prepare(calls);
});
afterAll(() => test.close());

// In order: the total is known after all calls, and calls that delete rows come last.
describe('a platform that fails', { shuffle: false }, () => {
  it.each(calls)('is no internal failure of $name', async (named) => {
    const tenant = maker.tenantFor(named);
    const headers = headersFor(named.call.access, tenant);
    requests = 0;
    for (const [what, fault] of faults) {
      answer = fault;
      const { status, text } = await maker.make(named, tenant, { headers });
      await test.jobs.settle().catch(() => undefined);
      expect([what, status === 500 && text.includes('"INTERNAL"')]).toEqual([what, false]);
      if (requests === 0) return;
    }
    reached.add(named.resource);
  });

  it('was called by calls for every platform', () => {
    const resources = ['billing', 'facebookAssets', 'googleSources', 'lookups', 'sources'];
    expect([...reached]).toEqual(expect.arrayContaining(resources));
  });
});
