import { describe, expect, it } from 'vitest';
import {
  aiPromptFields,
  bidStrategies,
  bidStrategyValues,
  confirmPrompts,
  defaultPlacements,
  describeGoogleStatusReason,
  errorMessages,
  facebookCallsToAction,
  facebookPageSize,
  facebookPlacements,
  googleAgeBuckets,
  googleCallsToAction,
  googleGenders,
  googleIncomeBuckets,
  googleLanguages,
  googlePageSize,
  googleParentalStatuses,
  isLifetimePlan,
  leadFlowCallsToAction,
  leadFormLocales,
  leadFormQuestionGroups,
  leadFormQuestionTypes,
  pageSize,
  placementPlatforms,
  planTerms,
  successMessages,
} from './index';

const labels = (choices: readonly { readonly label: string }[]) => choices.map(({ label }) => label);

describe('constants of ads §9', () => {
  it('planTerms holds prices in cents', () => {
    const prices = Object.fromEntries(Object.entries(planTerms).map(([type, { price }]) => [type, price]));
    expect(prices).toEqual({
      new_monthly: 9_700,
      annual: 99_700,
      new_lifetime: 199_700,
      monthly: 34_900,
      lifetime: 249_700,
    });
  });

  it('planTerms limits every plan to five locations except the newer lifetime one', () => {
    expect(planTerms.lifetime.locations).toBe(5);
    expect(planTerms.new_lifetime.locations).toBeNull();
    expect([isLifetimePlan('lifetime'), isLifetimePlan('new_lifetime'), isLifetimePlan('annual')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('page sizes are 12, 20 and 7', () => {
    expect([pageSize, googlePageSize, facebookPageSize]).toEqual([12, 20, 7]);
  });

  it("Google buckets use Google's codes", () => {
    expect(googleAgeBuckets.map(({ code }) => code)).toEqual([
      503001, 503002, 503003, 503004, 503005, 503006,
    ]);
    expect(googleAgeBuckets.map(({ min }) => min)).toEqual(['18', '25', '35', '45', '55', '65+']);
    expect(googleAgeBuckets.map(({ max }) => max)).toEqual(['24', '34', '44', '54', '64', '65+']);
    expect(googleIncomeBuckets.map(({ code }) => code)).toEqual([
      510001, 510002, 510003, 510004, 510005, 510006,
    ]);
    expect([googleIncomeBuckets[0].min, googleIncomeBuckets[1].min, googleIncomeBuckets[5].min]).toEqual([
      '10%',
      '51%',
      '91%+',
    ]);
    expect([googleIncomeBuckets[0].max, googleIncomeBuckets[5].max]).toEqual(['50%', '91%+']);
    expect(googleParentalStatuses).toEqual([
      { code: 300, label: 'Parent' },
      { code: 301, label: 'Non-Parent' },
      { code: 302, label: 'Unknown' },
    ]);
    expect(googleGenders.map(({ code }) => code)).toEqual([10, 11, 20]);
  });

  it('there are 32 lead form locales and about 50 Google languages, without duplicates', () => {
    expect(new Set(leadFormLocales.map(({ value }) => value)).size).toBe(32);
    expect(new Set(googleLanguages.map(({ code }) => code)).size).toBe(googleLanguages.length);
    expect(googleLanguages.length).toBeGreaterThanOrEqual(50);
    expect(googleLanguages[0]).toEqual({ code: 1000, iso: 'en', label: 'English' });
  });
});

describe('lists of ads §9', () => {
  it('calls to action have the labels of the specification', () => {
    expect(labels(facebookCallsToAction).join()).toBe(
      'Learn More,Subscribe,Apply Now,Contact Us,Download,Get Offer,Get Quote,Sign up,Book Now',
    );
    expect(labels(leadFlowCallsToAction).join()).toBe(
      'Complete Registration,Contact,Find Location,Lead,Schedule,Search,Start Trial,Submit Application,Subscribe,View Content',
    );
    expect(labels(googleCallsToAction)).toHaveLength(17);
  });

  it('facebookPlacements contains every default placement, closed ones with a reason', () => {
    const named = facebookPlacements.map(({ platform, position }) => `${platform} ${position}`);
    expect(new Set(named).size).toBe(named.length);
    for (const platform of placementPlatforms) {
      expect(defaultPlacements[platform].filter((each) => !named.includes(`${platform} ${each}`))).toEqual(
        [],
      );
    }
    expect(defaultPlacements.facebook).toHaveLength(8);
    expect(defaultPlacements.instagram).toHaveLength(7);
    const closed = facebookPlacements.filter(({ removed }) => removed);
    expect(closed.map(({ platform, position }) => `${platform} ${position}`)).toEqual([
      'facebook video_feeds',
      'facebook instant_article',
      'instagram explore',
      'messenger story',
    ]);
    for (const { removed } of closed) expect(removed?.reason).toMatch(/ closed .+\./);
  });

  it('value lists match their option lists', () => {
    expect(bidStrategies.map(({ value }) => value)).toEqual([...bidStrategyValues]);
    expect([...leadFormQuestionGroups.flat().map(({ value }) => value), 'CUSTOM']).toEqual([
      ...leadFormQuestionTypes,
    ]);
    expect(aiPromptFields).toHaveLength(8);
  });
});

describe('texts of ads §8', () => {
  it('no text is empty or ends in a space', () => {
    const texts: string[] = [
      ...Object.values(errorMessages),
      ...Object.values(successMessages),
      ...Object.values(confirmPrompts).flatMap((prompt) => Object.values(prompt)),
    ];
    expect(texts.filter((text) => text.trim() !== text || text === '')).toEqual([]);
  });

  it('confirmPrompts has every prompt that the specification names', () => {
    expect(Object.keys(confirmPrompts)).toHaveLength(22);
  });

  it('describeGoogleStatusReason describes known and unknown reasons', () => {
    expect(describeGoogleStatusReason('NO_AD_GROUPS')).toBe('The campaign has no ad groups.');
    expect(describeGoogleStatusReason('SOMETHING_NEW')).toBe('Something new.');
  });
});
