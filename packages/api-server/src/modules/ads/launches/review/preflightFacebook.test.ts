import { createDefaultAdTypes, refusalMessages } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { createVersions, exampleLaunch, picture, video } from '../../../../../test/exampleLaunch';
import type { LaunchInputs } from '../inputs/launchSettings';
import { preflightFacebook } from './preflightFacebook';

type Changes = NonNullable<Parameters<typeof exampleLaunch>[0]>;
const now = new Date('2026-11-21T10:00:00Z');
const check = (inputs: LaunchInputs) => preflightFacebook(inputs, now);
const connect = 'Please Connect Your Facebook Ad Account';
const choose = 'Please choose one of the available option.';
const required = 'This field is required.';
const declaration = 'Ads in the EU must name who benefits from them and who pays for them.';
const identity = 'Ads in this country must name verified identities that benefit from them and pay for them.';
const paris = {
  mode: 'include' as const,
  method: 'search' as const,
  key: '777934',
  type: 'city' as const,
  name: 'Paris',
  latitude: null,
  longitude: null,
  radius: null,
  distanceUnit: 'mile' as const,
  country_code: 'FR',
};
const messages = {
  FbAdSetting: {
    ad_launch_type: 'messenger' as const,
    field: { objective: 'OUTCOME_ENGAGEMENT', optimization_goal: 'CONVERSATIONS' },
  },
};
const traffic = (optimization_goal: string) => ({
  FbAdSetting: {
    ad_launch_type: 'landing_page' as const,
    field: {
      objective: optimization_goal === 'OFFSITE_CONVERSIONS' ? 'OUTCOME_LEADS' : 'OUTCOME_TRAFFIC',
      optimization_goal,
    },
  },
});
const notActive = 'Only an active template can be launched. Please activate it first.';

describe('preflightFacebook', () => {
  it('accepts a complete launch', () => {
    expect(check(exampleLaunch())).toEqual([]);
  });

  it.each<[string, Changes, string, string]>([
    ['a draft', { status: 'draft' }, 'template_id', notActive],
    ['an inactive template', { status: 'inactive' }, 'template_id', notActive],
    [
      'an account in a currency that Facebook does not list',
      { account: { currency: 'KWD' } },
      'adAccountId',
      'Facebook does not list the currency KWD, so no amount can be sent in it. Please use another one.',
    ],
    ['an archived template', { status: 'archived' }, 'template_id', notActive],
    [
      'a kind of ad that is switched off',
      {
        adTypes: createDefaultAdTypes('messenger').map((adType) => ({
          ...adType,
          status: 'inactive' as const,
        })),
      },
      'FbAdSetting.ad_launch_type',
      choose,
    ],
    ['a source that is gone', { account: { sourceStatus: 'inactive' } }, 'adAccountId', connect],
    ['an account that is gone', { account: { status: 'Disconnected' } }, 'adAccountId', connect],
    [
      'assets on their way',
      { account: { sourceStatus: 'processing' } },
      'adAccountId',
      'Your assets are currently being retrieved. Please wait.',
    ],
    ['a page of another source', { account: { source_id: 8 } }, 'pageId', choose],
    [
      'an objective of another kind',
      {
        settings: {
          FbAdSetting: {
            ad_launch_type: 'leadform',
            field: { objective: 'OUTCOME_TRAFFIC', optimization_goal: 'LEAD_GENERATION' },
          },
        },
      },
      'FbAdSetting.field.objective',
      choose,
    ],
    [
      'placements of which none is left',
      {
        targeting: { placement: 'Manual', platform: { messenger: ['story'], audience_network: ['classic'] } },
      },
      'templateTargeting.placement',
      'Please select at least one platform.',
    ],
    [
      'an audience of another account',
      {
        targeting: { excludedCustomAudience: [{ id: '1', name: 'Buyers', ad_account_id: 4 }] },
      },
      'templateTargeting.excludedCustomAudience',
      'This audience belongs to another ad account and cannot be used with this one.',
    ],
    [
      'a lookalike audience in a special category',
      {
        targeting: {
          specialAdCategory: 'HOUSING',
          selectedCustomAudience: [{ id: '2', name: 'Alike', ad_account_id: 3, subtype: 'LOOKALIKE' }],
        },
      },
      'templateTargeting.selectedCustomAudience',
      'Lookalike audiences cannot be used in this category.',
    ],
    [
      'a place of the template that its category refuses',
      {
        targeting: {
          specialAdCategory: 'HOUSING',
          location: {
            facebook: [
              {
                mode: 'include',
                method: 'search',
                key: 'US:10001',
                type: 'zip',
                name: '10001',
                latitude: null,
                longitude: null,
                radius: null,
                distanceUnit: 'mile',
                country_code: 'US',
              },
            ],
          },
        },
      },
      'settings.targetAddress',
      'Special ad categories allow no postal codes and no excluded places.',
    ],
    ['a country that is none', { settings: { countries: ['us'] } }, 'countries', choose],
    [
      'a headline that is too long',
      { content: { headlines: createVersions('Headline', ['x'.repeat(31), 'b', 'c']) } },
      'templateContent.headlines.0.value',
      'Heading cannot exceed 30 characters',
    ],
    [
      'too few versions',
      { content: { adText: createVersions('Ad Text', ['One', 'Two']) } },
      'templateContent.adText',
      'At least 3 versions are needed, exactly one of them the default.',
    ],
    [
      'two defaults',
      {
        content: {
          adText: createVersions('Ad Text', ['One', 'Two', 'Three']).map((one) => ({
            ...one,
            isDefault: true,
          })),
        },
      },
      'templateContent.adText',
      'At least 3 versions are needed, exactly one of them the default.',
    ],
    ['no picture', { media: [] }, 'templateMedia', 'Please select at least one image or video.'],
    [
      'eight pictures',
      { media: Array.from({ length: 8 }, (_none, id) => ({ ...picture, id })) },
      'templateMedia',
      "You can't select more than 7",
    ],
    [
      'a drawing',
      { media: [{ ...picture, type: 'image/svg+xml' }] },
      'templateMedia',
      'smile.png cannot be used on Facebook, which accepts PNG, JPEG, GIF and WebP images.',
    ],
    [
      'a YouTube video',
      { media: [{ ...video, isLink: true }] },
      'templateMedia',
      refusalMessages.youtubeOnFacebook,
    ],
    [
      'too small a budget',
      { settings: { budget: 99 } },
      'budget',
      'The daily budget must be at least $1.00.',
    ],
    [
      'a budget too small for its ad sets',
      { settings: { budget: 299 }, content: { campaignStructure: 'multiple_adsets_one_ad' } },
      'budget',
      'The daily budget must be at least $3.00.',
    ],
    [
      'a lifetime budget under the floor of its days',
      { settings: { budgetType: 'lifetime', budget: 999, endTime: '2026-12-01T10:00:00Z' } },
      'budget',
      'The lifetime budget must be at least $10.00 for this schedule.',
    ],
    [
      'a lifetime without an end',
      { settings: { budgetType: 'lifetime' } },
      'endTime',
      'A lifetime budget needs an end date.',
    ],
    [
      'a start in the past',
      { settings: { startTime: '2025-03-01T00:00:00Z' } },
      'startTime',
      'The start date is in the past. Leave empty to start immediately.',
    ],
    [
      'a daily budget for less than a day',
      { settings: { endTime: '2026-11-22T09:59:59Z' } },
      'endTime',
      'With a daily budget, ads must run for at least 24 hours. Please choose a later end or a lifetime budget.',
    ],
    [
      'a bid cap above the budget',
      { settings: { settings: { bidStrategy: 'LOWEST_COST_WITH_BID_CAP', bidAmount: 2501 } } },
      'settings.bidAmount',
      'The bid cap must not exceed the budget.',
    ],
    ['a country that does not exist', { settings: { countries: ['XX'] } }, 'countries', choose],
    [
      'an EU launch without a payer',
      { settings: { countries: ['DE'], settings: { dsaBeneficiary: 'Brightside' } } },
      'settings.dsaPayor',
      declaration,
    ],
    [
      'Singapore without a verified payer',
      { settings: { countries: ['SG'], settings: { verifiedBeneficiary: '77' } } },
      'settings.verifiedPayor',
      identity,
    ],
    [
      'financial products in India without a verified beneficiary',
      {
        settings: { countries: ['IN'], settings: { verifiedPayor: '88' } },
        targeting: { specialAdCategory: 'FINANCIAL_PRODUCTS_SERVICES' },
      },
      'settings.verifiedBeneficiary',
      identity,
    ],
    [
      'an EU place without a beneficiary',
      {
        settings: { settings: { dsaPayor: 'Brooks' } },
        targeting: { location: { facebook: [{ ...paris }] } },
      },
      'settings.dsaBeneficiary',
      declaration,
    ],
    [
      'Instagram messages without an account',
      { settings: messages, targeting: { messagingApps: { messenger: false, instagram: true } } },
      'settings.selectedInstagram',
      'Please choose the Instagram account that receives the messages.',
    ],
    [
      'a Dynamic ad for two messaging apps',
      {
        settings: { ...messages, settings: { selectedInstagram: { id: '5001', name: 'Smile' } } },
        targeting: { messagingApps: { messenger: true, instagram: true } },
        content: { campaignStructure: 'dynamic' },
      },
      'templateTargeting.messagingApps',
      'A Dynamic ad can open one messaging app only.',
    ],
    [
      'two messaging apps in a special ad category',
      {
        settings: { ...messages, settings: { selectedInstagram: { id: '5001', name: 'Smile' } } },
        targeting: { messagingApps: { messenger: true, instagram: true }, specialAdCategory: 'HOUSING' },
      },
      'templateTargeting.messagingApps',
      'Ads in a special category can open one messaging app only.',
    ],
    [
      'conversions without a pixel',
      { settings: { ...traffic('OFFSITE_CONVERSIONS'), settings: { selectedEventConversionType: 'LEAD' } } },
      'settings.selectedPixel',
      'Please choose the pixel that counts the conversions.',
    ],
    [
      'conversions without an event',
      {
        settings: {
          ...traffic('OFFSITE_CONVERSIONS'),
          settings: { selectedPixel: { id: '7001', name: 'Site' }, selectedEventConversionType: 'VIEW' },
        },
      },
      'settings.selectedEventConversionType',
      'Please choose the event that counts as a conversion.',
    ],
    [
      'a pixel that no goal uses',
      { settings: { settings: { selectedPixel: { id: '7001', name: 'Site' } } } },
      'settings.selectedPixel',
      'A pixel is used only for ads that are optimized for conversions.',
    ],
    [
      'an end before the start',
      { settings: { startTime: '2026-12-02T00:00:00Z', endTime: '2026-12-01T00:00:00Z' } },
      'endTime',
      'The end date must be after the start date.',
    ],
    [
      'an end that is past',
      { settings: { endTime: '2026-11-21T10:00:00Z' } },
      'endTime',
      'The end date must be after the start date.',
    ],
    [
      'a cap without a bid',
      { settings: { settings: { bidStrategy: 'LOWEST_COST_WITH_BID_CAP' } } },
      'settings.bidAmount',
      required,
    ],
    [
      'a campaign to join that the account does not have',
      { settings: { settings: { campaignId: '1' } } },
      'settings.campaignId',
      'This campaign no longer exists in the ad account. Please choose another one.',
    ],
    [
      'a form without its policy',
      { leadForm: { content: {} } },
      'leadForm.privacyPolicyUrl',
      'Please Enter Valid URL',
    ],
    ['a form without questions', { leadForm: { questions: [] } }, 'leadForm.questions', required],
  ])('blocks %s', (_case, changes, field, message) => {
    expect(check(exampleLaunch(changes))).toEqual([{ field, message }]);
  });

  it('blocks a launch without account, and a lead ad without a form', () => {
    expect(check({ ...exampleLaunch(), account: undefined })).toContainEqual({
      field: 'adAccountId',
      message: 'Kindly connect any Ad-Account before launching your ad.',
    });
    expect(check({ ...exampleLaunch(), leadForm: undefined })).toEqual([
      { field: 'leadFormId', message: required },
    ]);
  });

  it.each([
    ['Audience Network', { audience_network: ['classic'] }],
    ['Messenger', { messenger: ['messenger_home'] }],
  ])('blocks %s as the only platform', (name, platform) => {
    const targeting = { placement: 'Manual' as const, platform };
    const message = `${name} cannot be the only platform. Please add another one.`;
    expect(check(exampleLaunch({ settings: traffic('LINK_CLICKS'), targeting }))).toEqual([
      { field: 'templateTargeting.placement', message },
    ]);
  });

  it.each<[string, Changes]>([
    ['a daily budget for a whole day', { settings: { endTime: '2026-11-22T10:00:00Z' } }],
    [
      'a lifetime budget at the floor of its days',
      { settings: { budgetType: 'lifetime', budget: 1000, endTime: '2026-12-01T10:00:00Z' } },
    ],
    [
      'a bid cap as high as the budget',
      { settings: { settings: { bidStrategy: 'LOWEST_COST_WITH_BID_CAP', bidAmount: 2500 } } },
    ],
    [
      'an EU launch with its declaration',
      { settings: { countries: ['DE'], settings: { dsaBeneficiary: 'Brightside', dsaPayor: 'Brooks' } } },
    ],
    ['India, which demands them of financial products only', { settings: { countries: ['IN'] } }],
    [
      'Taiwan with verified identities',
      {
        settings: { countries: ['TW'], settings: { verifiedBeneficiary: '77', verifiedPayor: '77' } },
      },
    ],
    [
      'an EU launch of an account with defaults',
      { settings: { countries: ['DE'] }, account: { dsaBeneficiary: 'Brightside', dsaPayor: 'Brooks' } },
    ],
  ])('accepts %s', (_case, changes) => {
    expect(check(exampleLaunch(changes))).toEqual([]);
  });

  it('accepts a daily budget at the minimum', () => {
    expect(check(exampleLaunch({ settings: { budget: 100 } }))).toEqual([]);
  });
});
