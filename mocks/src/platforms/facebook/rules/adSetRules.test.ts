import { beforeEach, describe, expect, it } from 'vitest';
import { adSet, campaign } from '../../../../test/graphObjects';
import { openGraph } from '../../../../test/openGraph';
import { createFacebookDouble, type FacebookDouble } from '../createFacebookDouble';

let double: FacebookDouble;
beforeEach(() => {
  double = createFacebookDouble({ clock: { now: () => new Date('2026-11-21T10:00:00Z') } });
});

describe('the Facebook double rejects', () => {
  const place = { geo_locations: { countries: ['US'] } };
  it.each([
    [
      'a removed placement',
      { targeting: { ...place, publisher_platforms: ['facebook'], facebook_positions: ['video_feeds'] } },
      2490562,
    ],
    [
      'a removed Instagram placement',
      { targeting: { ...place, publisher_platforms: ['instagram'], instagram_positions: ['explore'] } },
      2490562,
    ],
    [
      'a removed Messenger placement',
      { targeting: { ...place, publisher_platforms: ['messenger'], messenger_positions: ['story'] } },
      2490562,
    ],
    ['a narrowed audience without the flag', { targeting: { ...place, age_min: 30 } }, 1870227],
    ['a lifetime budget without an end', { daily_budget: undefined, lifetime_budget: 9000 }, 1885035],
    ['two budgets', { lifetime_budget: 9000 }, 1885621],
    ['too small a budget', { daily_budget: 99 }, 1885272],
    ['no page', { promoted_object: undefined }, 1885154],
    ['a goal of another objective', { optimization_goal: 'THRUPLAY' }, 2490408],
    ['no place', { targeting: {} }, 1885364],
    ['a start in the past', { start_time: '2026-11-20T10:00:00Z' }, 1885183],
    ['a daily budget for 23 hours', { end_time: '2026-11-22T09:00:00Z' }, 1487793],
    [
      'a lifetime budget under the floor of its days',
      { daily_budget: undefined, lifetime_budget: 2999, end_time: '2026-12-21T10:00:00Z' },
      1885272,
    ],
    ['a bid cap above the budget', { bid_strategy: 'LOWEST_COST_WITH_BID_CAP', bid_amount: 2001 }, 1885621],
    ['a country that does not exist', { targeting: { geo_locations: { countries: ['XX'] } } }, 1885364],
    [
      'an EU country without its advertiser',
      { targeting: { geo_locations: { countries: ['DE'] } } },
      3858081,
    ],
    [
      'an EU country and only a beneficiary',
      { targeting: { geo_locations: { countries: ['FR'] } }, dsa_beneficiary: 'Brightside' },
      3858081,
    ],
    ['Taiwan without its declaration', { targeting: { geo_locations: { countries: ['TW'] } } }, 3858550],
    [
      'Taiwan and no verified identities',
      {
        targeting: { geo_locations: { countries: ['TW'] } },
        regional_regulated_categories: ['TAIWAN_UNIVERSAL'],
      },
      3858634,
    ],
    [
      'Singapore and a payer by name',
      {
        targeting: { geo_locations: { countries: ['SG'] } },
        regional_regulated_categories: ['SINGAPORE_UNIVERSAL'],
        regional_regulation_identities: {
          singapore_universal_beneficiary: '77',
          singapore_universal_payer: 'Brooks',
        },
      },
      3858636,
    ],
    [
      'an identity of a country that is not declared',
      { regional_regulation_identities: { taiwan_universal_payer: '77' } },
      3858550,
    ],
    [
      'Audience Network alone',
      {
        targeting: {
          ...place,
          publisher_platforms: ['audience_network'],
          audience_network_positions: ['classic'],
        },
      },
      1885364,
    ],
    [
      'Messenger alone',
      {
        targeting: {
          ...place,
          publisher_platforms: ['messenger'],
          messenger_positions: ['messenger_home'],
        },
      },
      1885364,
    ],
    ['conversions without a pixel', { optimization_goal: 'OFFSITE_CONVERSIONS' }, 1885154],
    ['an unknown targeting field', { targeting: { ...place, mood: 'good' } }, undefined],
  ])('an ad set with %s', async (_case, change, subcode) => {
    const campaignId = (await openGraph(double).call('POST', 'act_1001/campaigns', campaign)).body.id;
    const sent = Object.fromEntries(
      Object.entries({ ...adSet, campaign_id: campaignId, ...change }).filter(
        ([, value]) => value !== undefined,
      ),
    );
    const { status, body } = await openGraph(double).call('POST', 'act_1001/adsets', sent);
    expect(status).toBe(400);
    expect(body.error.error_subcode).toBe(subcode);
    if (subcode === undefined) expect(body.error.message).toContain('Invalid keys "mood"');
  });
});
