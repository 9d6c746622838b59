import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLiveTest, type LiveTest } from '../apps/server/test/harness/createLiveTest';
import {
  type AccessStage,
  listWorking,
  openAccessStage,
  waysToLoseAccess,
} from '../apps/server/test/security/waysToLoseAccess';
import budgets from './budgets.json';

const { maxMs } = budgets.lostAccess;

let test: LiveTest;
let other: LiveTest;
let stage: AccessStage;
let restore: () => Promise<void>;

beforeAll(async () => {
  test = await createLiveTest();
  other = await test.openOther();
  stage = await openAccessStage(test, other);
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(async () => {
  await other.close();
  await test.close();
});

describe.each(waysToLoseAccess)('$name', ({ name, take }) => {
  it(`ends what the access opened on another server within ${maxMs} ms of its answer`, async () => {
    const { opened, end } = await take(stage);
    expect(await listWorking(opened)).toEqual(opened.map(({ what }) => what));
    await end();
    const answeredAt = performance.now();
    await expect.poll(() => listWorking(opened), { interval: 10 }).toEqual([]);
    const ms = performance.now() - answeredAt;
    process.stdout.write(`${name}: ${ms.toFixed(0)} ms\n`);
    expect(ms).toBeLessThan(maxMs);
  });
});
