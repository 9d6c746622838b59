import { describe, expect, it } from 'vitest';
import { buildDemoObjects, type DemoAd } from './demoAds';
import { effectiveStatus } from './effectiveStatus';
import { createGraphState } from './graphState';
import { insightsRows } from './insights/insightsRows';

const now = Date.parse('2026-11-23T12:00:00Z');
const clock = { now: () => new Date(now) };
const dayMs = 86_400_000;
const ad: DemoAd = {
  campaignId: '120010000100',
  adSetId: '1200100001001',
  creativeId: '1200100001002',
  adId: '1200100001003',
  accountId: '1001',
  name: 'ADL Dental: Teeth Whitening',
  dailyBudget: 4_000,
  unitsPerWhole: 100,
  status: 'active',
  kind: 'leadform',
  startedAt: now - 30 * dayMs,
};

function build(changes: Partial<DemoAd>) {
  const state = createGraphState(clock);
  const objects = buildDemoObjects({ ...ad, ...changes }, now);
  state.objects.push(...objects);
  const [adObject] = objects.filter(({ kind }) => kind === 'Ad');
  if (!adObject) throw new Error('No ad was built.');
  return { state, adObject };
}

describe('the ads that ran before the double started', () => {
  it.each([
    ['active', 'ACTIVE'],
    ['learning', 'ACTIVE'],
    ['paused', 'CAMPAIGN_PAUSED'],
    ['attention needed', 'DISAPPROVED'],
    ['in review', 'PENDING_REVIEW'],
  ])('an ad that is %s is %s on Facebook', (status, effective) => {
    const { state, adObject } = build({ status });
    expect(effectiveStatus(adObject, state, now)).toBe(effective);
  });

  it('an active ad spent about its budget on each day, and not the same on all', () => {
    const { state, adObject } = build({});
    const rows = insightsRows({
      ads: [adObject],
      state,
      now,
      timeZone: 'America/New_York',
      currency: 'USD',
      params: { time_increment: 1 },
    });
    const spends = rows.map(({ spend }) => Number(spend)).slice(1, -1);
    expect(spends.length).toBeGreaterThan(25);
    expect(Math.max(...spends)).toBeLessThan(60);
    expect(Math.min(...spends)).toBeGreaterThan(15);
    expect(new Set(spends).size).toBeGreaterThan(3);
  });
});
