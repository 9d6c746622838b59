import { adLaunchTypes, listGoals } from '@adlane/contract/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import { adSet, campaign } from '../../../test/graphObjects';
import { type Graph, type GraphBody, openGraph } from '../../../test/openGraph';
import { createFacebookDouble, type FacebookDouble } from './createFacebookDouble';
import { facebookDemo } from './demoBusiness';

const [ava, noah] = facebookDemo.users;
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
let now = Date.parse('2026-11-21T10:00:00Z');
let double: FacebookDouble;

const call: Graph['call'] = (...sent) => openGraph(double).call(...sent);

beforeEach(() => {
  now = Date.parse('2026-11-21T10:00:00Z');
  double = createFacebookDouble({ clock: { now: () => new Date(now) } });
});

const form = {
  name: 'Form',
  questions: [{ type: 'EMAIL' }],
  privacy_policy: { url: 'https://example.com/privacy' },
};

async function pageToken(): Promise<string> {
  return (await call('GET', '2001', { fields: 'access_token' })).body.access_token;
}

async function wholeAd() {
  const campaignId = (await call('POST', 'act_1001/campaigns', campaign)).body.id;
  const adSetId = (await call('POST', 'act_1001/adsets', { ...adSet, campaign_id: campaignId })).body.id;
  const formId = (await call('POST', '2001/leadgen_forms', form, await pageToken())).body.id;
  const upload = new FormData();
  upload.set('filename', new File([png], 'a.png'));
  const images = await double.app.request('http://graph.test/v26.0/act_1001/adimages', {
    method: 'POST',
    headers: { authorization: `Bearer ${ava.token}` },
    body: upload,
  });
  const hash = ((await images.json()) as GraphBody).images['a.png']?.hash;
  const creative = await call('POST', 'act_1001/adcreatives', {
    name: 'Creative',
    object_story_spec: {
      page_id: '2001',
      link_data: {
        message: 'Hello',
        link: 'http://fb.me/',
        image_hash: hash,
        call_to_action: { type: 'SIGN_UP', value: { lead_gen_form_id: formId } },
      },
    },
  });
  expect(creative.status).toBe(200);
  const ad = await call('POST', 'act_1001/ads', {
    name: 'Ad',
    adset_id: adSetId,
    creative: { creative_id: creative.body.id },
    status: 'PAUSED',
  });
  return { campaignId, adSetId, adId: ad.body.id, hash };
}

describe('amounts on the Facebook double', () => {
  it.each([
    ['TWD', 500, 'TWD 500'],
    ['PKR', 500, 'PKR 5.00'],
    ['JPY', 500, 'JPY 500'],
    ['BHD', 500, 'BHD 5.00'],
  ])('count in units of Meta: in %s %d are %s', async (currency, daily_budget, shown) => {
    const account = { id: '7001', name: 'Abroad', currency, timezone: 'Asia/Taipei' };
    double.control.addAccount(ava.id, account);
    const { body: parent } = await call('POST', 'act_7001/campaigns', campaign);
    const { body: made } = await call('POST', 'act_7001/adsets', {
      ...adSet,
      daily_budget,
      campaign_id: parent.id,
    });
    expect(double.control.formatAmounts(made.id)).toEqual({ daily_budget: shown });
    const tooLow = { ...adSet, daily_budget: 0, campaign_id: parent.id };
    const { body } = await call('POST', 'act_7001/adsets', tooLow);
    expect(body.error.error_user_msg).toContain(`must be at least ${currency} 1`);
  });
});

describe('the Facebook double rejects invalid requests', () => {
  it.each([
    ['an unknown parameter', { ...campaign, colour: 'red' }, 'colour'],
    ['a value outside its enum', { ...campaign, status: 'ON' }, 'status'],
    ['a value of the wrong type', { ...campaign, daily_budget: 'much' }, 'daily_budget'],
    ['a missing parameter', { ...campaign, special_ad_categories: undefined }, 'special_ad_categories'],
    ['a list that is none', { ...campaign, special_ad_categories: 'NONE' }, 'special_ad_categories'],
  ])('%s, naming it', async (_case, params, field) => {
    const sent = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
    const { status, body } = await call('POST', 'act_1001/campaigns', sent);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 100, type: 'OAuthException' });
    expect(body.error.message).toContain(field);
    expect(body.error.fbtrace_id).toMatch(/^A/);
  });

  it.each([
    ['no word on budget sharing', { is_adset_budget_sharing_enabled: undefined }, 4834011],
    ['an objective of old', { objective: 'LEAD_GENERATION' }, 1815857],
    ['a special category without countries', { special_ad_categories: ['HOUSING'] }, 2859002],
  ])('a campaign with %s', async (_case, change, subcode) => {
    const sent = Object.fromEntries(
      Object.entries({ ...campaign, ...change }).filter(([, value]) => value !== undefined),
    );
    expect((await call('POST', 'act_1001/campaigns', sent)).body.error.error_subcode).toBe(subcode);
  });

  it.each([
    [
      'of a new campaign',
      (value: number) => call('POST', 'act_1001/campaigns', { ...campaign, daily_budget: value }),
    ],
    [
      'of a running ad set',
      async (value: number) => call('POST', (await wholeAd()).adSetId, { daily_budget: value }),
    ],
    [
      'of a running campaign',
      async (value: number) => call('POST', (await wholeAd()).campaignId, { daily_budget: value }),
    ],
  ])('a daily budget %s below the account’s minimum', async (_name, send) => {
    const refused = await send(99);
    expect([refused.status, refused.body.error.error_subcode]).toEqual([400, 1885272]);
    expect((await send(100)).status).toBe(200);
  });

  it('a lifetime budget of a running ad set below the minimum of each day', async () => {
    const { adSetId } = await wholeAd();
    const change = (lifetime_budget: number) =>
      call('POST', adSetId, { lifetime_budget, end_time: '2026-12-01T10:00:00Z' });
    expect((await change(999)).body.error.error_user_msg).toContain('USD 10.00');
    expect((await change(1000)).status).toBe(200);
  });

  it('unknown fields, strangers’ accounts, revoked tokens and closed versions', async () => {
    expect((await call('GET', 'act_1001', { fields: 'mood' })).body.error.message).toContain('(mood)');
    expect((await call('GET', 'act_1001', { fields: 'name' }, noah.token)).body.error.error_subcode).toBe(33);
    double.control.revokeTokens(ava.id);
    expect((await call('GET', 'me')).body.error.code).toBe(190);
    const old = await double.app.request('http://graph.test/v19.0/me');
    expect(((await old.json()) as GraphBody).error.code).toBe(2635);
  });

  it('a lead form before the terms are accepted, and without a page token', async () => {
    expect((await call('POST', '2001/leadgen_forms', form)).body.error.message).toContain(
      'Page Access Token',
    );
    double.control.setTermsAccepted('2001', false);
    const answer = await call('POST', '2001/leadgen_forms', form, await pageToken());
    expect(answer.body.error.error_user_msg).toContain('/ads/leadgen/tos?page_id=2001');
  });

  it('a single creative in a dynamic ad set, for a new ad and for one that exists', async () => {
    const { campaignId, adId, hash } = await wholeAd();
    const set = { ...adSet, campaign_id: campaignId, is_dynamic_creative: true };
    const adSetId = (await call('POST', 'act_1001/adsets', set)).body.id;
    const single = (await call('GET', adId, { fields: 'creative' })).body.creative.id;
    const add = (creative_id: string) =>
      call('POST', 'act_1001/ads', { name: 'Ad', adset_id: adSetId, creative: { creative_id } });
    expect((await add(single)).body.error.message).toContain('asset_feed_spec');
    const feed = await call('POST', 'act_1001/adcreatives', {
      name: 'Feed',
      object_story_spec: { page_id: '2001' },
      asset_feed_spec: { images: [{ hash }], bodies: [{ text: 'Hello' }], ad_formats: ['SINGLE_IMAGE'] },
    });
    const dynamic = await add(feed.body.id);
    expect(dynamic.status).toBe(200);
    expect((await add(feed.body.id)).body.error.error_subcode).toBe(1885998);
    const change = (creative_id: string) => call('POST', dynamic.body.id, { creative: { creative_id } });
    expect((await change(single)).body.error.message).toContain('asset_feed_spec');
    expect((await change(feed.body.id)).body).toEqual({ success: true });
  });

  it('a form that is not the page’s in an asset feed', async () => {
    const { hash } = await wholeAd();
    const action = { type: 'SIGN_UP', value: { lead_gen_form_id: '{leadForm}' } };
    const answer = await call('POST', 'act_1001/adcreatives', {
      name: 'Feed',
      object_story_spec: { page_id: '2001' },
      asset_feed_spec: { images: [{ hash }], ad_formats: ['SINGLE_IMAGE'], call_to_actions: [action] },
    });
    expect(answer.body.error.message).toContain('lead_gen_form_id');
  });

  it('deleting what does not exist or is deleted, and changing it', async () => {
    const { adId } = await wholeAd();
    expect((await call('DELETE', '999')).body.error.error_subcode).toBe(33);
    expect((await call('POST', adId, { status: 'DELETED' })).body).toEqual({ success: true });
    for (const status of ['DELETED', 'ARCHIVED', 'ACTIVE']) {
      expect((await call('POST', adId, { status })).body.error.error_subcode).toBe(33);
    }
    expect((await call('DELETE', adId)).body.error.error_subcode).toBe(33);
    expect((await call('POST', adId, { name: 'Old' })).body).toEqual({ success: true });
    expect((await call('GET', adId, { fields: 'status' })).body.status).toBe('DELETED');
  });

  it('a wrong proof of the app’s secret', async () => {
    const answer = await call('GET', 'me', { appsecret_proof: 'abc' });
    expect(answer.body.error.message).toContain('appsecret_proof');
  });
});

describe('the Facebook double stores objects', () => {
  it('validates without creating when `validate_only` is set', async () => {
    const answer = await call('POST', 'act_1001/campaigns', {
      ...campaign,
      execution_options: ['validate_only'],
    });
    expect(answer.body).toEqual({ success: true });
    expect(double.control.state.objects).toHaveLength(0);
  });

  it('moves an ad from paused through review to active, and reports its issues when rejected', async () => {
    const { campaignId, adSetId, adId } = await wholeAd();
    const state = async () =>
      (await call('GET', adId, { fields: 'effective_status,issues_info,adset{learning_stage_info}' })).body;
    expect((await state()).effective_status).toBe('PAUSED');
    await call('POST', adId, { status: 'ACTIVE' });
    await call('POST', adSetId, { status: 'ACTIVE' });
    expect((await state()).effective_status).toBe('CAMPAIGN_PAUSED');
    await call('POST', campaignId, { status: 'ACTIVE' });
    expect((await state()).effective_status).toBe('PENDING_REVIEW');
    now += 61_000;
    expect(await state()).toMatchObject({
      effective_status: 'ACTIVE',
      adset: { learning_stage_info: { status: 'LEARNING' } },
    });
    now += 3_600_000;
    expect(Number((await call('GET', `${adId}/insights`)).body.data[0]?.impressions)).toBeGreaterThan(30);
    double.control.rejectAdsNamed('Ad');
    expect(await state()).toMatchObject({ effective_status: 'DISAPPROVED', issues_info: [{ level: 'AD' }] });
  });

  it('reviews an ad again after its creative has changed', async () => {
    const { campaignId, adSetId, adId } = await wholeAd();
    for (const id of [adId, adSetId, campaignId]) await call('POST', id, { status: 'ACTIVE' });
    now += 61_000;
    const [ad] = double.control.state.objects.filter(({ kind }) => kind === 'Ad');
    if (ad) ad.isRejected = true;
    const read = async () => (await call('GET', adId, { fields: 'effective_status,creative' })).body;
    const before = await read();
    expect(before.effective_status).toBe('DISAPPROVED');
    await call('POST', adId, { creative: { creative_id: before.creative.id } });
    expect((await read()).effective_status).toBe('PENDING_REVIEW');
    now += 61_000;
    expect((await read()).effective_status).toBe('ACTIVE');
  });

  it('finds objects by label, and deletes the children of a deleted campaign', async () => {
    const { campaignId, adId } = await wholeAd();
    const labels = (await call('GET', 'act_1001/adlabels', { fields: 'id,name' })).body.data;
    const found = () => call('GET', 'act_1001/campaignsbylabels', { ad_label_ids: [labels[0]?.id] });
    expect((await found()).body.data).toEqual([{ id: campaignId }]);
    await call('DELETE', campaignId);
    expect((await found()).body.data).toEqual([]);
    expect((await call('GET', adId, { fields: 'effective_status' })).body.effective_status).toBe('DELETED');
  });

  it('allows one test lead per form, which is none of its leads, with the token of the page', async () => {
    const token = await pageToken();
    const { id } = (await call('POST', '2001/leadgen_forms', form, token)).body;
    const test = { field_data: [{ name: 'email', values: ['kim@mail.example'] }] };
    const { body: sent } = await call('POST', `${id}/test_leads`, test, token);
    expect((await call('GET', sent.id, { fields: 'field_data' }, token)).body).toMatchObject(test);
    expect((await call('GET', `${id}/leads`, {}, token)).body.data).toEqual([]);
    expect((await call('GET', id, { fields: 'leads_count' }, token)).body).toEqual({ id, leads_count: 0 });
    const second = await call('POST', `${id}/test_leads`, test, token);
    expect([second.status, second.body.error?.error_user_title]).toEqual([400, 'Test lead exists']);
    const privacy_policy = { ...form.privacy_policy, link_text: 'x'.repeat(71) };
    const longLink = await call('POST', '2001/leadgen_forms', { ...form, privacy_policy }, token);
    expect(longLink.body.error?.error_subcode).not.toBe(second.body.error?.error_subcode);
    expect((await call('GET', `${id}/test_leads`, {}, token)).body.data).toEqual([{ id: sent.id }]);
    expect((await call('DELETE', sent.id)).status).toBe(400);
    expect((await call('DELETE', sent.id, {}, token)).body).toEqual({ success: true });
    expect((await call('POST', `${id}/test_leads`, test, token)).status).toBe(200);
  });

  it('selects every consent of a test lead', async () => {
    const token = await pageToken();
    const checkboxes = [
      { key: 'consent_1', text: 'Call me', is_required: true },
      { key: 'consent_2', text: 'Write to me', is_required: false },
    ];
    const custom_disclaimer = { title: 'Consent', body: { text: 'We call.' }, checkboxes };
    const { id } = (await call('POST', '2001/leadgen_forms', { ...form, custom_disclaimer }, token)).body;
    const { body: sent } = await call('POST', `${id}/test_leads`, {}, token);
    const read = await call('GET', sent.id, { fields: 'custom_disclaimer_responses' }, token);
    expect(read.body).toMatchObject({
      custom_disclaimer_responses: [
        { checkbox_key: 'consent_1', is_checked: '1' },
        { checkbox_key: 'consent_2', is_checked: '1' },
      ],
    });
  });

  it('delivers the webhook of a test lead again to a receiver that was down', async () => {
    const token = await pageToken();
    const { id } = (await call('POST', '2001/leadgen_forms', form, token)).body;
    const received: string[] = [];
    let failures = 2;
    double.control.deliverTo(async (body) => {
      failures -= 1;
      if (failures === 1) throw new Error('The receiver is down.');
      if (failures === 0) return new Response(null, { status: 500 });
      received.push(body);
      return new Response();
    });
    const { body: lead } = await call('POST', `${id}/test_leads`, {}, token);
    await expect.poll(() => received).toEqual([expect.stringContaining(`"leadgen_id":"${lead.id}"`)]);
  });

  it('returns the same hash for the same picture', async () => {
    const first = await wholeAd();
    const answer = await call('POST', 'act_1001/adimages', { bytes: btoa(String.fromCharCode(...png)) });
    expect(answer.body.images.bytes?.hash).toBe(first.hash);
    expect(double.control.state.media).toHaveLength(1);
  });
});

describe('the switches of the Facebook double', () => {
  it('fails the next matching request only, over HTTP too', async () => {
    await double.app.request('http://graph.test/__control/failNext', {
      method: 'POST',
      body: JSON.stringify({ match: { path: '/campaigns' } }),
    });
    const first = await call('POST', 'act_1001/campaigns', campaign);
    expect(first.body.error).toMatchObject({ code: 2, is_transient: true });
    expect((await call('POST', 'act_1001/campaigns', campaign)).status).toBe(200);
  });

  const pairs = adLaunchTypes.flatMap((type) =>
    listGoals(type).map(({ objective, optimization_goal: goal }) => [objective, goal] as const),
  );
  it.each(pairs)(
    'accepts an ad set of an %s campaign that is optimized for %s',
    async (objective, optimization_goal) => {
      const campaign_id = (await call('POST', 'act_1001/campaigns', { ...campaign, objective })).body.id;
      const { destination_type: _none, ...rest } = adSet;
      const promoted_object =
        optimization_goal === 'OFFSITE_CONVERSIONS' || optimization_goal === 'VALUE'
          ? { pixel_id: '7001', custom_event_type: objective === 'OUTCOME_SALES' ? 'PURCHASE' : 'LEAD' }
          : adSet.promoted_object;
      const sent = { ...rest, promoted_object, optimization_goal, campaign_id };
      const created = await call('POST', 'act_1001/adsets', sent);
      expect(created).toMatchObject({ status: 200 });
    },
  );

  it('limits the rate, with a header that says when to retry', async () => {
    double.control.limitNext({ path: 'act_1001' }, 3);
    const response = await double.app.request('http://graph.test/v26.0/act_1001', {
      headers: { authorization: `Bearer ${ava.token}` },
    });
    expect(response.headers.get('x-business-use-case-usage')).toContain(
      '"estimated_time_to_regain_access":3',
    );
  });

  it('drops the connection after the request has taken effect', async () => {
    double.control.dropNext({ method: 'POST', path: '/campaigns' });
    await expect(call('POST', 'act_1001/campaigns', campaign)).rejects.toThrow();
    expect(double.control.state.objects).toHaveLength(1);
  });

  it('records requests without tokens, and dumps and restores its state', async () => {
    await call('POST', 'act_1001/campaigns', campaign);
    expect(JSON.stringify(double.control.requests())).not.toContain(ava.token);
    const dump = double.control.dump();
    double.control.reset();
    expect(double.control.state.objects).toHaveLength(0);
    double.control.restore(dump);
    expect(double.control.state.objects).toHaveLength(1);
  });
});
