import { describe, expect, it } from 'vitest';
import { exampleLaunch, picture } from '../../../../../../test/exampleLaunch';
import type { LaunchTerms } from '../../inputs/launchSettings';
import { planSteps } from '../../saga/planSteps';
import { facebookAdapter } from '../facebookAdapter';

type Settings = NonNullable<LaunchTerms['settings']>;
const website = (objective: string, optimization_goal: string) => ({
  ad_launch_type: 'landing_page' as const,
  field: { objective, optimization_goal },
});
const shop: Settings = {
  selectedPixel: { id: '7001', name: 'Shop' },
  selectedEventConversionType: 'PURCHASE',
};
const existing = {
  id: '5',
  name: 'Spring',
  status: 'ACTIVE',
  objective: 'OUTCOME_LEADS',
  categories: [],
  has_budget: true,
  bid_strategy: 'COST_CAP',
};

function plan({ settings, ...changes }: Parameters<typeof exampleLaunch>[0] & object) {
  const content = { campaignStructure: 'multiple_adsets_one_ad' as const };
  const media = [picture, { ...picture, id: 18, name: 'team.png' }];
  const steps = planSteps(facebookAdapter, exampleLaunch({ content, media, ...changes, settings }), 'label');
  return (key: string) => steps.find((step) => step.key === key)?.request;
}

describe('a budget per ad set', () => {
  it('is split among them, with the bid strategy and its cap', () => {
    const request = plan({ settings: { settings: { bidStrategy: 'COST_CAP', bidAmount: 700 } } });
    expect(request('campaign')).toMatchObject({ is_adset_budget_sharing_enabled: false });
    expect(request('campaign')).not.toHaveProperty('bid_strategy');
    const sent = { bid_strategy: 'COST_CAP', bid_amount: 700 };
    expect(request('adset:1')).toMatchObject({ ...sent, daily_budget: 834 });
    expect(request('adset:3')).toMatchObject({ ...sent, daily_budget: 833 });
  });
});

describe('a campaign budget', () => {
  it('is the whole budget with the bid strategy, and the ad sets have the cap only', () => {
    const settings: Settings = { budgetLevel: 'campaign', bidStrategy: 'COST_CAP', bidAmount: 2000 };
    const request = plan({ settings: { settings } });
    expect(request('campaign')).toMatchObject({ daily_budget: 2500, bid_strategy: 'COST_CAP' });
    expect(request('campaign')).not.toHaveProperty('is_adset_budget_sharing_enabled');
    expect(request('dryRun')).toMatchObject({ daily_budget: 2500, bid_strategy: 'COST_CAP' });
    for (const key of ['adset:1', 'adset:2', 'adset:3']) {
      expect(request(key)).toMatchObject({ bid_amount: 2000 });
      for (const field of ['bid_strategy', 'daily_budget', 'lifetime_budget']) {
        expect(request(key)).not.toHaveProperty(field);
      }
    }
    expect(request('read:campaign')).toEqual({
      fields: 'effective_status,id,status,daily_budget,lifetime_budget',
    });
  });

  it('may be for the lifetime; the ad sets have the end', () => {
    const request = plan({
      settings: {
        budgetType: 'lifetime',
        budget: 90_000,
        endTime: '2027-06-01T00:00:00Z',
        settings: { budgetLevel: 'campaign' },
      },
    });
    expect(request('campaign')).toMatchObject({ lifetime_budget: 90_000 });
    expect(request('adset:1')).toMatchObject({ end_time: '2027-06-01T00:00:00Z' });
    expect(request('adset:1')).not.toHaveProperty('lifetime_budget');
  });

  it('of an existing campaign stays, and its ad sets get no strategy but its cap', () => {
    const request = plan({
      settings: { settings: { campaignId: '5', bidStrategy: 'COST_CAP', bidAmount: 700 } },
      target: { campaign: existing, adSet: undefined },
    });
    expect(request('adset:1')).toMatchObject({ campaign_id: '5', bid_amount: 700 });
    expect(request('adset:1')).not.toHaveProperty('bid_strategy');
    expect(request('adset:1')).not.toHaveProperty('daily_budget');
  });
});

describe('sales', () => {
  it('are optimized for the event of the pixel', () => {
    const request = plan({
      settings: { FbAdSetting: website('OUTCOME_SALES', 'OFFSITE_CONVERSIONS'), settings: shop },
    });
    expect(request('campaign')).toMatchObject({ objective: 'OUTCOME_SALES' });
    expect(request('adset:1')).toMatchObject({
      optimization_goal: 'OFFSITE_CONVERSIONS',
      destination_type: 'WEBSITE',
      promoted_object: { pixel_id: '7001', custom_event_type: 'PURCHASE' },
    });
  });

  it('are optimized for their value with a smallest return, in four decimals', () => {
    const settings: Settings = { ...shop, bidStrategy: 'LOWEST_COST_WITH_MIN_ROAS', minRoas: 2.35 };
    const FbAdSetting = website('OUTCOME_SALES', 'VALUE');
    expect(plan({ settings: { FbAdSetting, settings } })('adset:1')).toMatchObject({
      optimization_goal: 'VALUE',
      billing_event: 'IMPRESSIONS',
      promoted_object: { pixel_id: '7001', custom_event_type: 'PURCHASE' },
      bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS',
      bid_constraints: { roas_average_floor: 23_500 },
    });
    const shared = plan({ settings: { FbAdSetting, settings: { ...settings, budgetLevel: 'campaign' } } });
    expect(shared('campaign')).toMatchObject({ bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS' });
    expect(shared('adset:2')).toMatchObject({ bid_constraints: { roas_average_floor: 23_500 } });
    expect(shared('adset:2')).not.toHaveProperty('bid_strategy');
  });
});
