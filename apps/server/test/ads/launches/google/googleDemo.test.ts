import { ads } from '@adlane/api-server/schema';
import type { Ad } from '@adlane/contract/ads/ads';
import { seedGoogleDemo } from '@adlane/mocks/world';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDemoAds } from '../../../../src/demo/addDemoAds';
import { updateRows } from '../../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../../harness/createDoublesTest';

let test: DoublesTest;
beforeEach(async () => {
  test = await createDoublesTest();
});
afterEach(() => test.close());

describe('the demo of Google', () => {
  it('has ads that exist on the double, with its states and figures', async () => {
    const { ports, ownerPool } = test;
    await seedGoogleDemo(drizzle(ownerPool), { ...ports, now: test.clock.now() });
    await addDemoAds(ownerPool, ports.platforms.google.adsUrl.replace(/\/google$/, ''));
    await updateRows(ownerPool, ads, { refresh_due_at: null }, { platform: 'facebook' });
    test.clock.advance(60_000);
    await test.jobs.send('scheduler.tick', {});
    await test.jobs.settle();
    const token = await test.as('Agency');
    const answer = await test.request('/api/v1/ads?platform=google&per_page=50', { token });
    const { data } = (await answer.json()) as { data: Ad[] };
    expect(
      data.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ name, status }) => [name, status]),
    ).toEqual([
      ['ADL Dentist search', 'attention needed'],
      ['ADL New patients', 'active'],
      ['ADL Trial class', 'paused'],
    ]);
    expect(data.every(({ spend, status_at }) => spend > 0 && status_at !== null)).toBe(true);
  });
});
