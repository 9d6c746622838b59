import { describe, expect, it } from 'vitest';
import { exampleLaunch } from '../../../../../test/exampleLaunch';
import { describePlan } from './describePlan';

const now = new Date('2026-11-21T10:00:00Z');
const describeLaunch = (...changes: Parameters<typeof exampleLaunch>) =>
  describePlan(exampleLaunch(...changes), now);
const boston = {
  mode: 'include' as const,
  method: 'search' as const,
  key: '2427',
  type: 'city' as const,
  name: 'Boston',
  latitude: null,
  longitude: null,
  radius: 25,
  distanceUnit: 'mile' as const,
  country_code: 'US',
};

describe('describePlan', () => {
  it('names campaign, audience, countries, form and spend', () => {
    expect(describeLaunch()).toMatchObject({
      campaign: 'ADL Spring',
      audience: 'People from 18 to 65+',
      places: [],
      countries: ['US'],
      leadForm: 'Contact',
      spend: { daily: 2500, total: null },
    });
  });

  it('lists each ad with the texts that it gets', () => {
    const [adSet] = describeLaunch().adSets;
    expect(adSet?.ads.map(({ headlines, mediaIds }) => [headlines, mediaIds])).toEqual([
      [['First'], [17]],
      [['Second'], [17]],
      [['First'], [17]],
    ]);
  });

  it('shares the budget between ad sets', () => {
    const { adSets } = describeLaunch({ content: { campaignStructure: 'multiple_adsets_one_ad' } });
    expect(adSets.map(({ name, budget, ads }) => [name, budget, ads.length])).toEqual([
      ['Ad set 1', 834, 1],
      ['Ad set 2', 833, 1],
      ['Ad set 3', 833, 1],
    ]);
  });

  it('names the places instead of the countries of the launch', () => {
    const plan = describeLaunch({
      settings: { countries: ['DE'] },
      targeting: { location: { facebook: [boston] } },
    });
    expect([plan.places, plan.countries]).toEqual([['Boston, within 25 miles'], ['US']]);
  });

  it.each([
    [{ targetAddress: [{ ...boston, name: 'Salem', radius: null }] }, ['Salem'], ['US']],
    [
      { latLong: { latitude: 52.5, longitude: 13.4 }, customAddress: 'Main Street 5' },
      ['Main Street 5, within 30 miles'],
      ['DE'],
    ],
    [{ targetAddress: [] }, [], ['DE']],
  ])("names the launch's own places %j instead of the template's", (settings, places, countries) => {
    const plan = describeLaunch({
      settings: { countries: ['DE'], settings },
      targeting: { location: { facebook: [boston] }, radius: 30 },
    });
    expect([plan.places, plan.countries]).toEqual([places, countries]);
  });

  it('names the places where the ads are not shown', () => {
    const out = { ...boston, mode: 'exclude' as const, name: 'Salem', radius: null };
    const plan = describeLaunch({ settings: { settings: { targetAddress: [boston, out] } } });
    expect([plan.places, plan.excludedPlaces]).toEqual([['Boston, within 25 miles'], ['Salem']]);
  });

  it('describes who is reached', () => {
    const targeting = {
      gender: 'female' as const,
      minAge: 25,
      maxAge: 54,
      detailedTargeting: { interests: [{ id: '1', name: 'Gardening' }], behaviors: [], demographics: [] },
      selectedCustomAudience: [{ id: '2', name: 'Buyers', ad_account_id: 3 }],
    };
    expect(describeLaunch({ targeting }).audience).toBe(
      'Women from 25 to 54; with one of: Gardening; in Buyers',
    );
  });

  it.each([
    [{ endTime: '2026-11-28T10:00:00Z' }, { daily: 2500, total: 17_500 }],
    [
      { budgetType: 'lifetime' as const, budget: 90_000, endTime: '2026-12-21T10:00:00Z' },
      { daily: null, total: 90_000 },
    ],
  ])('sums up the spend of %j', (settings, spend) => {
    expect(describeLaunch({ settings }).spend).toEqual(spend);
  });
});
