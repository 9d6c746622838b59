import { refusalMessages } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { exampleLaunch } from '../../../../../test/exampleLaunch';
import type { LaunchTarget } from '../inputs/launchSettings';
import { checkExisting } from './checkExisting';

const launch = exampleLaunch();
const { objective, optimization_goal } = launch.settings.FbAdSetting.field;
const campaign: NonNullable<LaunchTarget['campaign']> = {
  id: '5',
  name: 'Spring',
  status: 'ACTIVE',
  objective,
  categories: [],
  has_budget: false,
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
};
const adSet: NonNullable<LaunchTarget['adSet']> = {
  id: '6',
  campaign_id: '5',
  status: 'ACTIVE',
  name: 'Boston',
  optimization_goal,
  is_dynamic_creative: launch.template.templateContent.campaignStructure === 'dynamic',
};

function check(target: LaunchTarget, adSetId: string | null = '6') {
  return checkExisting({
    ...launch,
    settings: { ...launch.settings, settings: { campaignId: '5', ...(adSetId !== null && { adSetId }) } },
    target,
  });
}

describe('a launch that adds to a campaign or an ad set', () => {
  it('may do so where both exist and suit the ads', () => {
    expect(check({ campaign, adSet })).toEqual([]);
    expect(check({ campaign, adSet: undefined }, null)).toEqual([]);
    expect(checkExisting(launch)).toEqual([]);
  });

  it.each<[string, LaunchTarget, string, string]>([
    ['the campaign is gone', { campaign: undefined, adSet }, 'campaignId', refusalMessages.campaignGone],
    [
      'the campaign has another objective',
      { campaign: { ...campaign, objective: 'OUTCOME_TRAFFIC' }, adSet },
      'campaignId',
      refusalMessages.campaignObjective,
    ],
    [
      'the campaign has a special ad category',
      { campaign: { ...campaign, categories: ['HOUSING'] }, adSet },
      'campaignId',
      refusalMessages.campaignCategory,
    ],
    ['the ad set is gone', { campaign, adSet: undefined }, 'adSetId', refusalMessages.adSetGone],
    [
      'the ad set is optimized for another goal',
      { campaign, adSet: { ...adSet, optimization_goal: 'LINK_CLICKS' } },
      'adSetId',
      refusalMessages.adSetGoal,
    ],
    [
      'the ad set is for the other kind of ads',
      { campaign, adSet: { ...adSet, is_dynamic_creative: !adSet.is_dynamic_creative } },
      'adSetId',
      refusalMessages.adSetDynamic,
    ],
  ])('is refused where %s', (_what, target, field, message) => {
    expect(check(target)).toEqual([{ field: `settings.${field}`, message }]);
  });
});
