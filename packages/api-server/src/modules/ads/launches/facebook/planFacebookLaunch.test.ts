import type { LaunchStep } from '@adlane/contract/ads/launches';
import { describe, expect, it } from 'vitest';
import { exampleLaunch, picture, video } from '../../../../../test/exampleLaunch';
import { planSteps } from '../saga/planSteps';
import { facebookAdapter } from './facebookAdapter';
import { parseStepKind } from './stepKinds';

const label = 'adlane-x';
const plan = (...changes: Parameters<typeof exampleLaunch>) =>
  planSteps(facebookAdapter, exampleLaunch(...changes), label);
const keys = (steps: readonly LaunchStep[]) => steps.map((step) => step.key);
const getRequest = (steps: readonly LaunchStep[], key: string) =>
  steps.find((step) => step.key === key)?.request;
const second = { ...picture, id: 18, name: 'team.png' };

describe('the order of a launch', () => {
  it('checks, uploads, creates everything paused, reads it back, and activates the campaign last', () => {
    const steps = plan();
    expect(keys(steps)).toEqual([
      'checkAccount',
      'checkPage',
      'image:17',
      'leadForm',
      'dryRun',
      'label',
      'campaign',
      'adset:1',
      'creative:1',
      'ad:1',
      'creative:2',
      'ad:2',
      'creative:3',
      'ad:3',
      'read:campaign',
      'read:adset:1',
      'read:ad:1',
      'read:ad:2',
      'read:ad:3',
      'activate:ad:1',
      'activate:ad:2',
      'activate:ad:3',
      'activate:adset:1',
      'activate:campaign',
      'state',
    ]);
    expect(steps.every((step) => step.status === 'pending')).toBe(true);
    expect(() => steps.forEach((step) => parseStepKind(step.key))).not.toThrow();
  });

  it('creates no form that exists on the page, and none for other kinds of ads', () => {
    expect(keys(plan({ leadForm: { external_id: '77' } }))).not.toContain('leadForm');
    const FbAdSetting = {
      ad_launch_type: 'landing_page' as const,
      field: { objective: 'OUTCOME_TRAFFIC', optimization_goal: 'LINK_CLICKS' },
    };
    expect(keys(plan({ settings: { FbAdSetting } }))).not.toContain('checkPage');
  });

  it('leaves the campaign paused on request', () => {
    expect(keys(plan({ settings: { settings: { status: 'PAUSED' } } }))).not.toContain('activate:campaign');
  });
});

describe('its requests', () => {
  it('name, label and pause every created object', () => {
    const steps = plan();
    expect(getRequest(steps, 'campaign')).toEqual({
      name: 'ADL Spring',
      objective: 'OUTCOME_LEADS',
      buying_type: 'AUCTION',
      status: 'PAUSED',
      special_ad_categories: [],
      is_adset_budget_sharing_enabled: false,
      adlabels: [{ id: '{label}' }],
    });
    const made = steps.filter((step) => /^(campaign|adset|ad|creative)(:|$)/.test(step.key));
    expect(made.every((step) => JSON.stringify(step.request.adlabels) === '[{"id":"{label}"}]')).toBe(true);
    const names = made.map((step) => `${step.path} ${String(step.request.name)}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('set the budget on the ad set, in the smallest unit', () => {
    expect(getRequest(plan(), 'adset:1')).toMatchObject({
      campaign_id: '{campaign}',
      daily_budget: 2500,
      optimization_goal: 'LEAD_GENERATION',
      billing_event: 'IMPRESSIONS',
      destination_type: 'ON_AD',
      promoted_object: { page_id: '2001' },
      bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
    });
    const endTime = '2026-12-01T00:00:00Z';
    const lifetime = getRequest(
      plan({ settings: { budgetType: 'lifetime', budget: 90_000, endTime } }),
      'adset:1',
    );
    expect(lifetime).toMatchObject({ lifetime_budget: 90_000, end_time: endTime });
    expect(lifetime).not.toHaveProperty('daily_budget');
  });

  it('name the countries of a special ad category', () => {
    const steps = plan({
      targeting: { specialAdCategory: 'HOUSING' },
      settings: { countries: ['US', 'CA'] },
    });
    expect(getRequest(steps, 'campaign')).toMatchObject({
      special_ad_categories: ['HOUSING'],
      special_ad_category_country: ['US', 'CA'],
    });
  });

  it('name the countries of the template’s special ad category', () => {
    const steps = plan({ targeting: { specialAdCategory: 'HOUSING', specialAdCategoryCountry: ['US'] } });
    expect(getRequest(steps, 'campaign')).toMatchObject({ special_ad_category_country: ['US'] });
  });

  it('leave macros in URLs for Facebook to replace', () => {
    const utmTags = {
      utm_source: 'face book',
      utm_medium: '',
      utm_campaign: '{{campaign.name}}',
      utm_content: '',
    };
    expect(getRequest(plan({ targeting: { utmTags } }), 'creative:1')).toMatchObject({
      url_tags: 'utm_source=face%20book&utm_campaign={{campaign.name}}',
    });
  });

  it('refer to the results of earlier steps', () => {
    const steps = plan();
    expect(getRequest(steps, 'ad:2')).toMatchObject({
      adset_id: '{adset:1}',
      creative: { creative_id: '{creative:2}' },
    });
    expect(getRequest(steps, 'creative:2')).toMatchObject({
      object_story_spec: {
        page_id: '2001',
        link_data: {
          message: 'Two smiles',
          name: 'Second',
          description: 'Below',
          image_hash: '{image:17}',
          call_to_action: { type: 'SIGN_UP', value: { lead_gen_form_id: '{leadForm}' } },
        },
      },
      contextual_multi_ads: { enroll_status: 'OPT_IN' },
    });
  });

  it('charge for clicks where a traffic ad is optimized for them', () => {
    const traffic = plan({
      settings: {
        FbAdSetting: {
          ad_launch_type: 'landing_page',
          field: { objective: 'OUTCOME_TRAFFIC', optimization_goal: 'LINK_CLICKS' },
        },
      },
      targeting: { billingEvent: 'LINK_CLICKS' },
    });
    expect(getRequest(traffic, 'adset:1')).toMatchObject({
      destination_type: 'WEBSITE',
      billing_event: 'LINK_CLICKS',
    });
    expect(getRequest(traffic, 'adset:1')).not.toHaveProperty('promoted_object');
  });
});

describe('message ads', () => {
  const settings = {
    FbAdSetting: {
      ad_launch_type: 'messenger' as const,
      field: { objective: 'OUTCOME_ENGAGEMENT', optimization_goal: 'CONVERSATIONS' },
    },
    settings: { selectedInstagram: { id: '5001', name: 'Smile' } },
  };
  const planMessages = (messenger: boolean, instagram: boolean, content = {}) =>
    plan({ settings, targeting: { messagingApps: { messenger, instagram } }, content });

  it.each([
    [true, false, 'MESSENGER', 'MESSAGE_PAGE', 'MESSENGER'],
    [false, true, 'INSTAGRAM_DIRECT', 'INSTAGRAM_MESSAGE', 'INSTAGRAM_DIRECT'],
    [true, true, 'MESSAGING_INSTAGRAM_DIRECT_MESSENGER', 'MESSAGE_PAGE', 'MESSENGER'],
  ])('for Messenger %s and Instagram %s open %s', (messenger, instagram, destination_type, type, app) => {
    const steps = planMessages(messenger, instagram);
    expect(getRequest(steps, 'adset:1')).toMatchObject({ destination_type });
    expect(getRequest(steps, 'creative:1')).toMatchObject({
      object_story_spec: {
        instagram_user_id: '5001',
        link_data: {
          call_to_action: { type, value: { app_destination: app } },
          page_welcome_message: expect.any(String) as string,
        },
      },
    });
  });

  it('let Facebook choose between two apps', () => {
    expect(getRequest(planMessages(true, true), 'creative:1')?.asset_feed_spec).toEqual({
      optimization_type: 'DOF_MESSAGING_DESTINATION',
      call_to_actions: [
        {
          type: 'MESSAGE_PAGE',
          value: { app_destination: 'MESSENGER', link: 'https://fb.com/messenger_doc/' },
        },
        {
          type: 'INSTAGRAM_MESSAGE',
          value: { app_destination: 'INSTAGRAM_DIRECT', link: 'https://www.instagram.com' },
        },
      ],
    });
    expect(getRequest(planMessages(true, false), 'creative:1')).not.toHaveProperty('asset_feed_spec');
  });

  it('greet in Dynamic ads too', () => {
    const steps = planMessages(true, false, { campaignStructure: 'dynamic', messageAd: 'Hello there' });
    expect(getRequest(steps, 'creative:1')).toMatchObject({
      asset_feed_spec: {
        additional_data: {
          is_click_to_message: true,
          page_welcome_message: expect.stringContaining('Hello there') as string,
        },
      },
    });
  });
});

describe('declarations', () => {
  it('name the advertiser in the EU only', () => {
    const settings = { dsaBeneficiary: 'Brightside', dsaPayor: 'Brooks' };
    expect(getRequest(plan({ settings: { countries: ['US', 'DE'], settings } }), 'adset:1')).toMatchObject({
      dsa_beneficiary: 'Brightside',
      dsa_payor: 'Brooks',
    });
    expect(getRequest(plan({ settings: { settings } }), 'adset:1')).not.toHaveProperty('dsa_payor');
  });

  it('name the regulated countries and the verified identities there', () => {
    const settings = { verifiedBeneficiary: '77', verifiedPayor: '88' };
    expect(getRequest(plan({ settings: { countries: ['SG', 'US'], settings } }), 'adset:1')).toMatchObject({
      regional_regulated_categories: ['SINGAPORE_UNIVERSAL'],
      regional_regulation_identities: {
        singapore_universal_beneficiary: '77',
        singapore_universal_payer: '88',
      },
    });
    const elsewhere = getRequest(plan({ settings: { settings } }), 'adset:1');
    expect(elsewhere).not.toHaveProperty('regional_regulation_identities');
  });
});

describe('conversions', () => {
  it('are counted by the pixel and its event', () => {
    const steps = plan({
      settings: {
        FbAdSetting: {
          ad_launch_type: 'landing_page',
          field: { objective: 'OUTCOME_LEADS', optimization_goal: 'OFFSITE_CONVERSIONS' },
        },
        settings: {
          selectedPixel: { id: '7001', name: 'Site' },
          selectedEventConversionType: 'SCHEDULE',
        },
      },
    });
    expect(getRequest(steps, 'campaign')).toMatchObject({ objective: 'OUTCOME_LEADS' });
    expect(getRequest(steps, 'adset:1')).toMatchObject({
      optimization_goal: 'OFFSITE_CONVERSIONS',
      destination_type: 'WEBSITE',
      promoted_object: { pixel_id: '7001', custom_event_type: 'SCHEDULE' },
    });
  });
});

describe('campaign structures', () => {
  it('many ad sets split the budget', () => {
    const steps = plan({
      content: { campaignStructure: 'multiple_adsets_one_ad' },
      media: [picture, second],
    });
    const budgets = [1, 2, 3].map((number) => getRequest(steps, `adset:${number}`)?.daily_budget);
    expect(budgets).toEqual([834, 833, 833]);
    expect(getRequest(steps, 'ad:3')).toMatchObject({ adset_id: '{adset:3}' });
    expect(JSON.stringify(getRequest(steps, 'creative:2'))).toContain('{image:18}');
  });

  it('Dynamic is one ad with all texts and media', () => {
    const steps = plan({ content: { campaignStructure: 'dynamic' }, media: [picture, second] });
    expect(keys(steps).filter((key) => /^(adset|ad):/.test(key))).toEqual(['adset:1', 'ad:1']);
    expect(getRequest(steps, 'adset:1')).toMatchObject({ is_dynamic_creative: true });
    expect(getRequest(steps, 'creative:1')).toMatchObject({
      asset_feed_spec: {
        bodies: [{ text: 'One smile' }, { text: 'Two smiles' }, { text: 'Three smiles' }],
        titles: [{ text: 'First' }, { text: 'Second' }],
        images: [{ hash: '{image:17}' }, { hash: '{image:18}' }],
        ad_formats: ['SINGLE_IMAGE'],
      },
    });
  });

  it('Dynamic with images and videos lets Facebook choose the format', () => {
    const steps = plan({ content: { campaignStructure: 'dynamic' }, media: [picture, video] });
    expect(getRequest(steps, 'creative:1')).toMatchObject({
      asset_feed_spec: {
        videos: [{ video_id: '{video:19}', thumbnail_hash: '{thumbnail:19}' }],
        ad_formats: ['AUTOMATIC_FORMAT'],
      },
    });
  });
});

describe('a video ad', () => {
  const videoKeys = ['videoStart:19', 'videoTransfer:19', 'video:19', 'videoReady:19'];

  it('uploads its video in three phases and waits for it before anything is created', () => {
    const steps = plan({ adCreativeType: 'video', media: [video] });
    const order = keys(steps);
    expect(order.filter((key) => key.endsWith(':19'))).toEqual(['thumbnail:19', ...videoKeys]);
    expect(order.indexOf('videoReady:19')).toBeLessThan(order.indexOf('dryRun'));
    expect(getRequest(steps, 'videoStart:19')).toEqual({ upload_phase: 'start', file_size: 9_000_000 });
    expect(getRequest(steps, 'video:19')).toMatchObject({
      upload_phase: 'finish',
      upload_session_id: '{videoStart:19}',
    });
    expect(getRequest(steps, 'creative:1')).toMatchObject({
      object_story_spec: { video_data: { video_id: '{video:19}', image_hash: '{thumbnail:19}' } },
    });
  });

  it('makes no ad of its cover', () => {
    const steps = plan({ adCreativeType: 'video', media: [picture, video] });
    expect(keys(steps)).not.toContain('thumbnail:19');
    for (const number of [1, 2, 3]) {
      expect(getRequest(steps, `creative:${number}`)).toMatchObject({
        object_story_spec: { video_data: { video_id: '{video:19}', image_hash: '{image:17}' } },
      });
    }
  });

  it("shows Facebook's own thumbnail where none was taken at upload", () => {
    const steps = plan({ adCreativeType: 'video', media: [{ ...video, hasThumbnail: false }] });
    expect(getRequest(steps, 'creative:1')).toMatchObject({
      object_story_spec: { video_data: { image_url: '{videoReady:19}' } },
    });
  });

  it('of images and videos makes an ad of each', () => {
    const steps = plan({ adCreativeType: 'image_with_video', media: [picture, video] });
    const kinds = [1, 2].map((number) => JSON.stringify(getRequest(steps, `creative:${number}`)));
    expect(kinds[0]).toContain('link_data');
    expect(kinds[1]).toContain('video_data');
  });
});

describe('media per placement', () => {
  const content = { placementMedia: { stories: 18 } };

  it('go into one creative with a rule for each group of placements', () => {
    const steps = plan({ content, media: [picture, second] });
    const feed = getRequest(steps, 'creative:1')?.asset_feed_spec as Record<string, unknown[]>;
    expect(feed).toMatchObject({
      optimization_type: 'PLACEMENT',
      ad_formats: ['SINGLE_IMAGE'],
      bodies: [{ text: 'One smile' }],
      images: [
        { hash: '{image:18}', adlabels: [{ name: 'stories' }] },
        { hash: '{image:17}', adlabels: [{ name: 'own' }] },
      ],
      asset_customization_rules: [
        {
          customization_spec: {
            publisher_platforms: ['facebook', 'instagram'],
            facebook_positions: ['story', 'facebook_reels', 'profile_reels'],
            instagram_positions: ['story', 'reels', 'profile_reels'],
          },
          image_label: { name: 'stories' },
          priority: 1,
        },
        { image_label: { name: 'own' }, priority: 2, is_default: true },
      ],
    });
    expect(keys(steps).filter((key) => key.startsWith('image:'))).toEqual(['image:17', 'image:18']);
    expect(keys(steps).filter((key) => key.startsWith('ad:'))).toHaveLength(3);
  });

  it('mix images and videos', () => {
    const steps = plan({ content: { placementMedia: { stories: 19 } }, media: [picture, video] });
    expect(getRequest(steps, 'creative:1')).toMatchObject({
      asset_feed_spec: {
        ad_formats: ['AUTOMATIC_FORMAT'],
        asset_customization_rules: [{ video_label: { name: 'stories' } }, { image_label: { name: 'own' } }],
      },
    });
  });

  it('are left out where the ad set has none of their placements', () => {
    const targeting = { placement: 'Manual' as const, platform: { facebook: ['feed'] } };
    const steps = plan({ content, targeting, media: [picture, second] });
    expect(getRequest(steps, 'creative:1')).toHaveProperty('object_story_spec.link_data');
  });
});
