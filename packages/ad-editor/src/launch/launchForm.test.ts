import type { TemplateTargeting } from '@adlane/contract/ads/templates';
import { countryCodes, placeholderDates } from '@adlane/contract/constants';
import { messages, ownMessages, targetMessages } from '@adlane/contract/rules';
import { storyAccount, storyPage } from '@adlane/mocks/connections';
import { describe, expect, it } from 'vitest';
import { findLanguageCountry } from '../lookups/countryNames';
import { storyCity, storyPin } from '../story/storyLookups';
import { storyTemplate } from '../story/storyTemplate';
import { checkLaunchStep, type LaunchForm, startLaunchForm, toFacebookLaunch } from './launchForm';

const now = new Date('2026-11-02T09:00:00Z');
const assets = { accounts: [storyAccount], pages: [storyPage] };
const fresh = startLaunchForm(storyTemplate, assets, 'US', now);
const filled: LaunchForm = { ...fresh, budget: 2500 };

describe('the form of a launch', () => {
  it('starts with the default account and page', () => {
    expect(fresh).toMatchObject({
      campaignName: storyTemplate.name,
      adAccountId: '1',
      pageId: '2',
      optimization_goal: 'LEAD_GENERATION',
      countries: ['US'],
    });
  });

  it('starts with the only account and page, whose currency the budget has, though they are no default', () => {
    const accounts = [{ ...storyAccount, id: 8, currency: 'SEK', is_default: false }];
    const pages = assets.pages.slice(0, 1).map((page) => ({ ...page, id: 9, is_default: false }));
    const targeting = { ...storyTemplate.templateTargeting, budget: 90_000, currency: 'SEK' };
    const template = { ...storyTemplate, templateTargeting: targeting };
    const form = startLaunchForm(template, { accounts, pages }, 'SE', now);
    expect(form).toMatchObject({ adAccountId: '8', pageId: '9', budget: 90_000 });
  });

  it('starts without an account where several could be used', () => {
    const other = { ...storyAccount, is_default: false };
    const accounts = [other, { ...other, id: 8 }];
    expect(startLaunchForm(storyTemplate, { accounts, pages: [] }, 'US', now).adAccountId).toBe('');
  });

  it('starts with no account where none can be used', () => {
    const accounts = [{ ...storyAccount, status: 'Disconnected' as const }];
    expect(startLaunchForm(storyTemplate, { accounts, pages: [] }, undefined, now)).toMatchObject({
      adAccountId: '',
      pageId: '',
      countries: [],
    });
  });

  it.each<[string, Partial<TemplateTargeting>, Partial<LaunchForm>]>([
    [
      'a budget in the currency of the account',
      { budgetType: 'lifetime', budget: 90_000, currency: 'USD' },
      { budgetType: 'lifetime', budget: 90_000 },
    ],
    ['no budget without a currency', { budget: 90_000 }, { budget: undefined }],
    ['no budget of another currency', { budget: 90_000, currency: 'EUR' }, { budget: undefined }],
    [
      'dates that lie ahead',
      { startTime: '2026-11-03T09:00:00Z', endTime: '2026-12-01T09:00:00Z' },
      { startTime: '2026-11-03T09:00:00Z', endTime: '2026-12-01T09:00:00Z' },
    ],
    [
      'no start that has passed',
      { startTime: '2026-11-01T09:00:00Z', endTime: '2026-12-01T09:00:00Z' },
      { startTime: undefined, endTime: '2026-12-01T09:00:00Z' },
    ],
    ['no placeholders', placeholderDates, { startTime: undefined, endTime: undefined }],
    [
      'the countries of the audience, each once',
      {
        location: {
          facebook: [
            { ...storyCity, country_code: 'CA' },
            { ...storyPin, country_code: 'CA' },
            { ...storyCity, country_code: 'MX', mode: 'exclude' },
          ],
        },
      },
      { countries: ['CA'] },
    ],
    ["the user's country for a template that is aimed nowhere", { location: {} }, { countries: ['US'] }],
  ])('reads %s from the template', (_name, targeting, begun) => {
    const template = {
      ...storyTemplate,
      templateTargeting: { ...storyTemplate.templateTargeting, ...targeting },
    };
    expect(startLaunchForm(template, assets, 'US', now)).toMatchObject(begun);
  });

  it.each<[string, Partial<LaunchForm>, object]>([
    ['all there', {}, {}],
    ['no name', { campaignName: ' ' }, { campaignName: messages.fieldRequired }],
    ['no account', { adAccountId: '' }, { adAccountId: messages.fieldRequired }],
    ['no page', { pageId: '' }, { pageId: messages.fieldRequired }],
    ['no budget', { budget: undefined }, { budget: messages.fieldRequired }],
    ['budget of nothing', { budget: 0 }, { budget: messages.fieldRequired }],
    ['budget that is no number', { budget: Number.NaN }, { budget: messages.fieldRequired }],
    [
      'lifetime without an end',
      { budgetType: 'lifetime' },
      { endTime: 'A lifetime budget needs an end date.' },
    ],
    ['end in the past', { endTime: '2026-11-02T08:59:59Z' }, { endTime: ownMessages.endBeforeStart }],
    [
      'end before the start',
      { startTime: '2026-11-05T00:00:00Z', endTime: '2026-11-04T00:00:00Z' },
      { endTime: ownMessages.endBeforeStart },
    ],
    [
      'start in the past',
      { startTime: '2026-11-02T08:59:59Z' },
      { startTime: 'The start date is in the past. Leave empty to start immediately.' },
    ],
    ['no country', { countries: [] }, { countries: messages.fieldRequired }],
    [
      'a bid cap without a bid',
      { settings: { ...fresh.settings, bidStrategy: 'LOWEST_COST_WITH_BID_CAP' } },
      { settings: { bidAmount: messages.fieldRequired } },
    ],
    [
      'a bid cap with a bid',
      { settings: { ...fresh.settings, bidStrategy: 'LOWEST_COST_WITH_BID_CAP', bidAmount: 150 } },
      {},
    ],
    [
      'a cost cap above the budget',
      { settings: { ...fresh.settings, bidStrategy: 'COST_CAP', bidAmount: 2501 } },
      { settings: { bidAmount: targetMessages.bidAboveBudget } },
    ],
    [
      'a minimum return for leads',
      { settings: { ...fresh.settings, bidStrategy: 'LOWEST_COST_WITH_MIN_ROAS', minRoas: 2 } },
      { settings: { bidStrategy: targetMessages.bidStrategyOfGoal } },
    ],
    [
      'sales without a pixel and with an event of leads',
      { optimization_goal: 'SALES_CONVERSIONS' },
      {
        settings: {
          selectedPixel: ownMessages.pixelRequired,
          selectedEventConversionType: targetMessages.eventOfObjective,
        },
      },
    ],
  ])('%s', (_name, change, expected) => {
    expect(checkLaunchStep({ ...filled, ...change }, 'confirm', now)).toEqual(expected);
  });

  it('finds fault with the step in sight only', () => {
    expect(checkLaunchStep({ ...fresh, pageId: '' }, 'budget', now)).toEqual({
      budget: messages.fieldRequired,
    });
  });

  it('becomes the body of the call', () => {
    expect(toFacebookLaunch({ ...filled, campaignName: ' Spring ' }, storyTemplate)).toEqual({
      template_id: 7,
      campaignName: 'Spring',
      FbAdSetting: {
        ad_launch_type: 'leadform',
        field: { objective: 'OUTCOME_LEADS', optimization_goal: 'LEAD_GENERATION' },
      },
      adAccountId: 1,
      pageId: 2,
      leadFormId: 1,
      budgetType: 'daily',
      budget: 2500,
      startTime: null,
      endTime: null,
      countries: ['US'],
    });
  });
});

describe('advanced settings', () => {
  it('are sent as far as they differ from how a launch is anyhow', () => {
    const change = (settings: Partial<LaunchForm['settings']>) =>
      toFacebookLaunch({ ...filled, settings: { ...filled.settings, ...settings } }, storyTemplate).settings;
    expect(change({})).toBeUndefined();
    expect(change({ status: 'PAUSED' })).toEqual({ status: 'PAUSED' });
    expect(change({ bidStrategy: 'LOWEST_COST_WITH_BID_CAP', bidAmount: 150 })).toEqual({
      bidStrategy: 'LOWEST_COST_WITH_BID_CAP',
      bidAmount: 150,
    });
    expect(change({ bidStrategy: 'LOWEST_COST_WITH_MIN_ROAS', minRoas: 2.5, bidAmount: 150 })).toEqual({
      bidStrategy: 'LOWEST_COST_WITH_MIN_ROAS',
      minRoas: 2.5,
    });
    expect(change({ budgetLevel: 'campaign' })).toEqual({ budgetLevel: 'campaign' });
    // A bid that was entered before the cap was removed is not sent.
    expect(change({ bidAmount: 150 })).toBeUndefined();
    expect(change({ billingEvent: 'LINK_CLICKS' })).toEqual({ billingEvent: 'LINK_CLICKS' });
    const tags = [{ id: 't2', name: 'spring' }];
    expect(change({ selectedGHLTag: tags })).toEqual({ selectedGHLTag: tags });
  });

  it('set no budget level for a campaign that exists', () => {
    const campaign = { id: '5', name: 'Spring', adAccountId: 1 };
    const settings = { ...filled.settings, budgetLevel: 'campaign' };
    expect(toFacebookLaunch({ ...filled, campaign, settings }, storyTemplate).settings).toEqual({
      campaignId: '5',
    });
  });

  it.each([
    [1, { selectedInstagram: { id: '17841', name: 'Brightside' } }],
    [2, undefined],
  ])('name an Instagram account of account %s with account 1 alone', (adAccountId, expected) => {
    const selectedInstagram = { id: '17841', name: 'Brightside', adAccountId };
    const form = { ...filled, adAccountId: '1', settings: { ...filled.settings, selectedInstagram } };
    expect(toFacebookLaunch(form, storyTemplate).settings).toEqual(expected);
  });
});

describe('countries', () => {
  it('are two letters each, none twice, none under embargo', () => {
    expect(countryCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
    expect(new Set(countryCodes).size).toBe(countryCodes.length);
    expect(countryCodes.filter((code) => ['CU', 'IR', 'KP', 'RU', 'SY'].includes(code))).toEqual([]);
  });
  it.each([
    ['en-US', 'US'],
    ['de', 'DE'],
    ['ja', 'JP'],
    ['en-US@posix', undefined],
  ])('of the language %s is %s', (tag, country) => expect(findLanguageCountry(tag)).toBe(country));
});
