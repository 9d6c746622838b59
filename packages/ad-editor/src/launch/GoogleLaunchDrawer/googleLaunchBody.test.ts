import { createDefaultGoogleTemplate } from '@adlane/contract/templates';
import { describe, expect, it } from 'vitest';
import { storyTemplate } from '../../story/storyTemplate';
import { dayIn, toEditorField, toGoogleLaunch } from './googleLaunchBody';

const google = {
  ...createDefaultGoogleTemplate(),
  launchAdTemplateData: { businessName: 'Brightside', startDate: '2026-11-01', adBudget: 2500 },
};
const choice = {
  account: { id: 4, timezone: 'America/New_York' },
  containsEuPoliticalAdvertising: false,
  campaignType: 'PERFORMANCE_MAX' as const,
  goals: [],
  now: new Date('2026-11-22T03:00:00Z'),
};

describe('the body of a Google launch', () => {
  it('contains the template’s settings, for the selected account', () => {
    expect(toGoogleLaunch(storyTemplate, google, choice)).toMatchObject({
      template_id: 7,
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
    expect(toGoogleLaunch(storyTemplate, template, choice).startDate).toBe(day);
    expect(dayIn('UTC', choice.now)).toBe('2026-11-22');
  });

  it.each([
    ['adAccountId', undefined],
    ['businessName', 'templates.google.launchAdTemplateData.businessName'],
    ['templates.google.createAdTemplateData.headlines', 'templates.google.createAdTemplateData.headlines'],
  ])('%s is mended at %s', (field, place) => expect(toEditorField(field)).toBe(place));
});
