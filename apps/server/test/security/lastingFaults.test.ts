import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportCounts } from '../../../../test/reportCounts';
import { longTestMs } from '../../../../test/timeLimits';
import { type BillingTest, createBillingTest } from '../harness/createBillingTest';
import { createMoments, lastingFaults } from '../harness/faults/createMoments';
import { type FaultedClient, type FaultedWork, faultedWork } from '../harness/faults/faultedWork';
import { addGoogleTemplate, connectGoogle } from '../harness/launches/connectGoogle';

/** Moments of a kind of work at which a fault begins; `npm run test:security` takes more of them. */
const chosen = process.env['ADLANE_FUZZ'] === 'full' ? 20 : 3;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Requests of a client until a final answer, and hours until the jobs have done the rest. */
const [longestAttempts, longestHours] = [20, 12];

let test: BillingTest;
let restore: () => Promise<void>;
const moments = createMoments();

beforeAll(async () => {
  test = await createBillingTest({ ports: moments.ports });
  await connectGoogle(test, test.agencyId);
  await addGoogleTemplate(test, test.agencyId);
  await moments.install(test);
  restore = await test.saveState();
});
afterAll(() => test.close());

const isForLater = ({ status, headers }: Response) =>
  status >= 500 || status === 429 || (status === 409 && headers.has('retry-after'));

const settle = () => test.jobs.settle().catch(() => undefined);

/**
 * Creates a client as the product's are: what has no final answer is sent again under its key.
 * @param onLater after an answer that is not final, and while it waits
 */
const createClient = (onLater: () => Promise<void>): FaultedClient => ({
  async send({ path, method = 'POST', headers, body }) {
    const keyed = { ...headers, 'idempotency-key': randomUUID() };
    const statuses: number[] = [];
    while (statuses.length < longestAttempts) {
      const init = { method, headers: method === 'POST' ? keyed : { ...headers }, body };
      const answer = await test.request(path, init);
      statuses.push(answer.status);
      if (answer.ok) return answer.json();
      if (!isForLater(answer)) throw new Error(`${path} answered ${statuses.join()}: ${await answer.text()}`);
      await onLater();
    }
    throw new Error(`${path} answered ${statuses.join()}.`);
  },
  async wait() {
    await settle();
    await onLater();
    await test.jobs.send('scheduler.tick', {});
    await settle();
  },
});

/** Does what the scheduler, and users, do in the hours after a fault. */
async function goOn(work: FaultedWork, client: FaultedClient, expected: unknown): Promise<unknown> {
  let outcome = await work.read();
  for (let hour = 0; hour < longestHours && !isDeepStrictEqual(outcome, expected); hour += 1) {
    await test.jobs.send('scheduler.tick', {});
    await settle();
    await work.goOn?.(client);
    await settle();
    outcome = await work.read();
    test.clock.advance(hourMs);
  }
  return outcome;
}

/** Chooses some of the moments, the first and the last among them. */
function chooseMoments(count: number): number[] {
  const size = Math.min(count, chosen);
  const last = Math.max(1, size - 1);
  return Array.from({ length: size }, (_none, index) => Math.round((index * (count - 1)) / last));
}

describe.each(Object.entries(faultedWork))('%s', (_name, open) => {
  it.for(lastingFaults)(
    'has the same outcome, once, if %s begins at any moment',
    { timeout: longTestMs },
    async (fault, context) => {
      const work = open(test);
      const before = await work.read();
      await moments.reset();
      await work.run(createClient(async () => undefined));
      await test.settle();
      const count = await moments.count(fault);
      const expected = await work.read();
      expect(expected).not.toEqual(before);
      await restore();

      const differences = [];
      for (const at of chooseMoments(count)) {
        await moments.reset();
        await moments.begin(fault, at);
        const end = () => moments.end(fault);
        const client = createClient(async () => {
          await settle();
          await end();
          test.clock.advance(minuteMs);
        });
        await work.run(client);
        await settle();
        await end();
        const outcome = await goOn(work, client, expected);
        if (!isDeepStrictEqual(outcome, expected)) differences.push({ at, outcome });
        await restore();
      }
      expect(differences).toEqual([]);
      reportCounts(context, { moments: chooseMoments(count).length });
    },
  );
});
