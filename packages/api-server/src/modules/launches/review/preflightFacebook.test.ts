import { createDefaultAdTypes } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { createVersions, exampleLaunch, picture } from '../../../../test/exampleLaunch';
import type { LaunchInputs } from '../inputs/launchSettings';
import { preflightFacebook } from './preflightFacebook';

type Changes = NonNullable<Parameters<typeof exampleLaunch>[0]>;
const now = new Date('2026-11-21T10:00:00Z');
const check = (inputs: LaunchInputs) => preflightFacebook(inputs, now);
const video = { id: 20, kind: 'video' as const, name: 'v.mp4', type: 'video/mp4' };
const connect = 'Please Connect Your Facebook Ad Account';
const choose = 'Please choose one of the available option.';
const required = 'This field is required.';
const notActive = 'Only an active template can be launched. Please activate it first.';

describe('preflightFacebook', () => {
  it('accepts a complete launch', () => {
    expect(check(exampleLaunch())).toEqual([]);
  });

  it.each<[string, Changes, string, string]>([
    ['a draft', { status: 'draft' }, 'template_id', notActive],
    ['an inactive template', { status: 'inactive' }, 'template_id', notActive],
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
    ['a video alone', { media: [video] }, 'templateMedia', 'A video needs an image as its thumbnail.'],
    [
      'too small a budget',
      { settings: { budget: 99 } },
      'budget',
      'The daily budget must be at least 100 in the smallest unit of USD.',
    ],
    [
      'a budget too small for its ad sets',
      { settings: { budget: 299 }, content: { campaignStructure: 'multiple_adsets_one_ad' } },
      'budget',
      'The daily budget must be at least 300 in the smallest unit of USD.',
    ],
    ['a lifetime without an end', { settings: { budgetType: 'lifetime' } }, 'endTime', required],
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
      'a campaign to join',
      { settings: { settings: { campaignId: '1' } } },
      'settings.campaignId',
      'This setting is not supported yet. Please remove it.',
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

  it('accepts a daily budget at the minimum', () => {
    expect(check(exampleLaunch({ settings: { budget: 100 } }))).toEqual([]);
  });
});
