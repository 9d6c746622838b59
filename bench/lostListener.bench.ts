import { setTimeout as sleep } from 'node:timers/promises';
import { inTenant, notify } from '@adlane/api-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDemoClient } from '../apps/server/test/fixtures/rows/demoRows';
import { createLiveTest, type Listener, type LiveTest } from '../apps/server/test/harness/createLiveTest';
import { createSilentProxy, type SilentProxy } from '../apps/server/test/harness/databases/createSilentProxy';
import budgets from './budgets.json';

const { maxMs, rounds, roundMs, downMs } = budgets.lostListener;

let proxy: SilentProxy;
let test: LiveTest;
let agencyId: number;
let listener: Listener;

beforeAll(async () => {
  proxy = await createSilentProxy();
  test = await createLiveTest(proxy.through);
  ({ agencyId } = await findDemoClient(test.ownerPool));
  listener = await test.open(await test.ticket(await test.as('Agency')));
});
afterAll(async () => {
  listener.close();
  await test.close();
  proxy.close();
});

const notifyTeam = (key: string) =>
  inTenant(test.ports.db, agencyId, (tx) =>
    notify(tx, {
      agency_id: agencyId,
      kind: 'lead',
      title: 'New lead',
      body: 'Ann',
      key,
      at: test.clock.now(),
    }),
  );

/** Loses the connection at different moments between two of its heartbeats, and returns the longest time until everything was read again. */
async function measureLosses(what: string, lose: () => Promise<void> | void): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sleep(round * roundMs);
    await lose();
    const lostAt = performance.now();
    await notifyTeam(`lead/${what}/${round}/missed`);
    expect(await listener.next()).toEqual(['*']);
    times.push(performance.now() - lostAt);
    await notifyTeam(`lead/${what}/${round}/heard`);
    expect(await listener.next()).toEqual(['notifications']);
  }
  process.stdout.write(`${what}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms\n`);
  return Math.max(...times);
}

describe(`the connection for notifications is replaced within ${maxMs} ms, and nothing is missed,`, () => {
  it('if it falls silent', async () => {
    expect(await measureLosses('silent', proxy.fallSilent)).toBeLessThan(maxMs);
  });

  it('if it is closed', async () => {
    const lose = () => {
      proxy.goDown();
      proxy.comeBack();
    };
    expect(await measureLosses('closed', lose)).toBeLessThan(maxMs);
  });

  it('once a database that was down is back', async () => {
    const lose = async () => {
      proxy.goDown();
      await sleep(downMs);
      proxy.comeBack();
    };
    expect(await measureLosses('down', lose)).toBeLessThan(maxMs);
  });
});
