import { createDefaultGoogleTemplate, type GoogleLaunchDefaults } from '@adlane/contract/ads/templates';
import { storyAccount } from '@adlane/mocks/connections';
import { describe, expect, it } from 'vitest';
import { toGoogleTerms } from './googleLaunchBody';
import { googleSummary } from './googleSummary';

function buildSummary(launchAdTemplateData: GoogleLaunchDefaults): Record<string, string> {
  const google = { ...createDefaultGoogleTemplate(), launchAdTemplateData };
  const launch = toGoogleTerms(google, {
    clientId: null,
    account: storyAccount,
    containsEuPoliticalAdvertising: false,
    campaignType: 'PERFORMANCE_MAX',
    goals: [],
    now: new Date('2026-11-02T12:00:00Z'),
  });
  return Object.fromEntries(googleSummary(launch, storyAccount, null));
}

describe('a Google launch in words', () => {
  it('lists what is missing', () => {
    expect(buildSummary({})).toEqual({
      Campaign: 'No name yet',
      'Campaign type': 'Performance Max',
      'Ad account': 'Brightside Dental',
      Business: 'No name yet',
      'Final URL': 'No address yet',
      Objective: 'None yet',
      'Conversion goals': 'None yet',
      'Bids for': 'Conversions',
      Budget: 'None yet',
      Start: 'Nov 2, 2026',
      End: 'Until you stop it',
      Languages: 'English',
      Places: 'None yet',
    });
  });

  it.each([
    [[], 'Everywhere in the world'],
    [[{ mode: 'exclude' as const, id: '1', name: 'Bergen' }], 'Everywhere in the world, not Bergen'],
  ])('says that an ad is shown everywhere, except in %j', (targetLocationBySearch, text) => {
    expect(buildSummary({ isEverywhere: true, targetLocationBySearch })).toMatchObject({ Places: text });
  });

  it.each([
    ['Daily', '$25.00 a day'],
    ['Monthly', '$25.00 a month'],
  ] as const)('says a %s budget as %s', (budgetType, text) => {
    expect(buildSummary({ currency: 'USD', adBudget: 2500, budgetType })).toMatchObject({ Budget: text });
  });

  it('names objective, goals and places, those that are left out too', () => {
    const place = { address: 'Oslo', latitude: 59.9, longitude: 10.7, distanceUnit: 'kilometer' } as const;
    expect(
      buildSummary({
        googleCampaignObjectives: ['WEBSITE_TRAFFIC'],
        selectedConversionGoals: [
          { id: '1', name: 'Calls' },
          { id: '2', name: 'Forms' },
        ],
        targetLocationBySearch: [{ mode: 'exclude', id: '1', name: 'Bergen' }],
        targetLocationByRadius: [{ ...place, mode: 'include', radius: 20 }],
        endDate: '2026-12-01',
      }),
    ).toMatchObject({
      Objective: 'Website traffic',
      'Conversion goals': 'Calls, Forms',
      Places: 'not Bergen, 20 kilometers around Oslo',
      End: 'Dec 1, 2026',
    });
  });
});
