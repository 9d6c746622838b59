import { afterEach, expect, it } from 'vitest';
import { createBillingTest } from '../harness/createBillingTest';

const hourMs = 60 * 60 * 1000;
const quarterMs = hourMs / 4;

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

it('a budget that is used up refills within its window after the clock was set back by an hour', async () => {
  const test = await createBillingTest();
  close = test.close;
  const check = async () => {
    const body = { coupon: 'SPRING20', plan_id: 'annual' };
    return (await test.send('POST', 'plan/offers/coupon/validate', { body })).status;
  };
  const statuses: number[] = [];
  while (!statuses.includes(429)) statuses.push(await check());
  test.clock.advance(-hourMs);
  expect(await check()).toBe(429);
  test.clock.advance(quarterMs + 1);
  expect(await check()).toBe(200);
});

it('a user stays signed in after the clock was set back by an hour', async () => {
  const test = await createBillingTest();
  close = test.close;
  test.clock.advance(-hourMs);
  expect((await test.get('me')).status).toBe(200);
});
