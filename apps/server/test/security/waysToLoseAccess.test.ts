import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reportCounts } from '../../../../test/reportCounts';
import { createLiveTest, type LiveTest } from '../harness/createLiveTest';
import { type AccessStage, listWorking, openAccessStage, waysToLoseAccess } from './waysToLoseAccess';

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

describe.each(waysToLoseAccess)('$name', ({ take }) => {
  it('ends at once everything that the access opened on another server', async (context) => {
    const { opened, end } = await take(stage);
    reportCounts(context, { 'ways to use the access': opened.length });
    expect(await listWorking(opened)).toEqual(opened.map(({ what }) => what));
    await end();
    await expect.poll(() => listWorking(opened), { interval: 50 }).toEqual([]);
  });
});
