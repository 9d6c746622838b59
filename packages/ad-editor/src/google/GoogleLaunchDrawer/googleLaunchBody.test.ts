import { createDefaultGoogleTemplate } from '@adlane/contract/ads/templates';
import { toDay } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { toEditorField, toGoogleOrder, toGoogleTerms } from './googleLaunchBody';

const google = {
  ...createDefaultGoogleTemplate(),
  launchAdTemplateData: {
    businessName: 'Brightside',
    startDate: '2026-11-01',
    currency: 'USD',
    adBudget: 2500,
  },
};
const choice = {
  clientId: 5,
  account: { id: 4, timezone: 'America/New_York', currency: 'USD' },
  containsEuPoliticalAdvertising: false,
  campaignType: 'PERFORMANCE_MAX' as const,
  goals: [],
  now: new Date('2026-11-22T03:00:00Z'),
};

describe('the body of a Google launch', () => {
  it('contains the settings of the ad, for the selected account and client', () => {
    expect(toGoogleTerms(google, choice)).toMatchObject({
      client_user_id: 5,
      adAccountId: 4,
      businessName: 'Brightside',
      adBudget: 2500,
      budgetType: 'Daily',
      selectedConversionGoals: [],
      googleBidStrategy: { value: 'conversions', isEnable: false },
    });
  });

  it.each([
    ['2026-11-20', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['2026-11-22', '2026-11-22'],
  ])("requested to start on %s it starts on %s, in the account's time zone", (startDate, day) => {
    const template = { ...google, launchAdTemplateData: { startDate } };
    expect(toGoogleTerms(template, choice).startDate).toBe(day);
    expect(toDay(choice.now, 'UTC')).toBe('2026-11-22');
  });

  it('names the template, or brings the ad along without its launch settings', () => {
    const terms = toGoogleTerms(google, choice);
    const { createAdTemplateData, targetAdTemplateData } = google;
    expect(toGoogleOrder({ templateId: 7, niche: 'Dental', google }, google, terms)).toEqual({
      call: 'google',
      body: { ...terms, template_id: 7 },
    });
    expect(toGoogleOrder({ templateId: null, niche: 'Dental', google }, google, terms)).toEqual({
      call: 'instantGoogle',
      body: { ...terms, niche: 'Dental', google: { createAdTemplateData, targetAdTemplateData } },
    });
  });

  it.each([
    ['adAccountId', undefined],
    ['google.createAdTemplateData.headlines', 'templates.google.createAdTemplateData.headlines'],
    ['targetLanguages', 'templates.google.targetAdTemplateData.selectedLanguages'],
    ['businessName', 'templates.google.launchAdTemplateData.businessName'],
    ['templates.google.createAdTemplateData.headlines', 'templates.google.createAdTemplateData.headlines'],
  ])('%s is mended at %s', (field, place) => expect(toEditorField(field)).toBe(place));
});
