import { ad_metrics, ads, templates } from '@adlane/api-server/schema';
import type { Ad, AdSet, AdSetAd, AdView } from '@adlane/contract/ads/ads';
import { type AdResultKind, adLaunchTypes, type GoalField, listGoals } from '@adlane/contract/constants';
import { findDefaultEvent, isConversionGoal, listConversionEvents } from '@adlane/contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest;
const dayMs = 86_400_000;
const pixel = { id: '7001', name: 'Shop' };

/** How many of a hundred clicks the double turns into each kind of result; each has another share. */
const shares: Readonly<Record<Exclude<AdResultKind, 'CUSTOM' | 'MIXED'>, number>> = {
  FORM_LEAD: 12.5,
  CONVERSATION: 35,
  LINK_CLICK: 100,
  LANDING_PAGE_VIEW: 80,
  ADD_PAYMENT_INFO: 38,
  ADD_TO_CART: 50,
  ADD_TO_WISHLIST: 46,
  COMPLETE_REGISTRATION: 26,
  CONTACT: 28,
  CONTENT_VIEW: 70,
  DONATE: 24,
  FIND_LOCATION: 20,
  INITIATED_CHECKOUT: 42,
  LEAD: 22,
  PURCHASE: 30,
  SCHEDULE: 16,
  SEARCH: 60,
  START_TRIAL: 14,
  SUBMIT_APPLICATION: 12,
  SUBSCRIBE: 10,
};
const kindByGoal: Readonly<Record<string, keyof typeof shares>> = {
  LEAD_GENERATION: 'FORM_LEAD',
  QUALITY_LEAD: 'FORM_LEAD',
  CONVERSATIONS: 'CONVERSATION',
  IMPRESSIONS: 'LINK_CLICK',
  LINK_CLICKS: 'LINK_CLICK',
};

type Case = {
  readonly name: string;
  readonly type: string;
  readonly field: GoalField;
  readonly event: string | undefined;
};

/** Every goal of every kind of ad; conversions start with their usual event. */
const cases = adLaunchTypes.flatMap((type) =>
  listGoals(type).map(({ value: _choice, ...field }): Case => {
    const event = isConversionGoal(field.optimization_goal) ? findDefaultEvent(field) : undefined;
    return { name: `${field.objective} ${field.optimization_goal}`, type, field, event };
  }),
);
/** The same goals with every other event that they can be optimized for. */
const otherEvents = cases.flatMap(({ name, field, event }) =>
  listConversionEvents(field).flatMap(({ value }) => (value === event ? [] : [{ name, event: value }])),
);
const idByCase = new Map<string, number>();

async function launch({ name, type, field, event }: Case): Promise<number> {
  const messages = { messagingApps: { messenger: true, instagram: false } };
  const conversion = event === undefined ? {} : { selectedPixel: pixel, selectedEventConversionType: event };
  const { ad_id, status, message } = await test.run({
    campaignName: name,
    FbAdSetting: { ad_launch_type: type, field },
    settings: { ...(type === 'messenger' ? messages : {}), ...conversion },
  });
  expect({ status, message }, name).toEqual({ status: 'launched', message: null });
  return ad_id ?? 0;
}

async function read<T>(path: string): Promise<T> {
  return (await test.api.request(`/api/v1/ads${path}`, { token: test.token })).json() as Promise<T>;
}
const view = (id: number | undefined) => read<AdView>(`/view/${id}`);

async function refresh(id?: number): Promise<void> {
  if (id !== undefined) {
    const where = { id };
    await updateRows(test.api.ownerPool, ads, { refresh_due_at: test.api.clock.now() }, where);
  }
  await test.api.jobs.send('scheduler.tick', {});
  await test.api.jobs.settle();
}

function listOwnAdSets({ campaignId }: Pick<Ad, 'campaignId'>) {
  return test.double.state.objects.filter(
    ({ kind, fields }) => kind === 'AdSet' && fields.campaign_id === campaignId,
  );
}

function setGoals(ad: Pick<Ad, 'campaignId'>, ...goals: readonly Record<string, unknown>[]): void {
  for (const [index, adSet] of listOwnAdSets(ad).entries()) {
    adSet.fields = { ...adSet.fields, ...goals[index] };
  }
}

/** Launches an ad for link clicks, as if that was some days ago. */
async function launchAgo(days: number): Promise<number> {
  const [clicks] = cases.filter(({ field }) => field.optimization_goal === 'LINK_CLICKS');
  if (!clicks) throw new Error('No ad is launched for link clicks.');
  const id = await launch({ ...clicks, name: `Since ${days} days` });
  const { campaignId } = await view(id);
  const startedAt = test.api.clock.now().getTime() - days * dayMs;
  for (const object of test.double.state.objects) {
    if (object.fields.campaign_id !== campaignId || object.submittedAt === null) continue;
    object.submittedAt = startedAt;
    object.spans = [{ from: startedAt, to: null }];
  }
  const changed = { created_at: new Date(startedAt), status_at: null };
  await updateRows(test.api.ownerPool, ads, changed, { id });
  await refresh(id);
  return id;
}

/** Changes what the ad sets of a launched ad are optimized for, as in Ads Manager, and counts all days by it. */
async function changeGoals(
  id: number | undefined,
  ...goals: readonly Record<string, unknown>[]
): Promise<AdView> {
  setGoals(await view(id), ...goals);
  await updateRows(test.api.ownerPool, ads, { result_kind: null }, { id: id ?? 0 });
  await refresh(id);
  return view(id);
}

function count(days: AdView['days'], percent: number): number {
  return days.reduce((sum, { clicks }) => sum + Math.floor((clicks * percent) / 100), 0);
}

beforeAll(async () => {
  test = await createLaunchTest();
  test.double.setReviewMs(0);
  await updateRows(test.api.ownerPool, ads, { refresh_due_at: null });
  for (const each of cases) idByCase.set(each.name, await launch(each));
  test.api.clock.advance(48 * 3_600_000);
  await refresh();
});
afterAll(() => test.close());

describe('the results of a Facebook ad', () => {
  it.each(cases)('are what $name is optimized for', async ({ name, field, event }) => {
    const kind = (event as keyof typeof shares | undefined) ?? kindByGoal[field.optimization_goal];
    const ad = await view(idByCase.get(name));
    expect(ad).toMatchObject({ result_kind: kind, objective: field.objective });
    expect(ad.results).toBe(count(ad.days, shares[kind ?? 'LINK_CLICK']));
    expect(ad.results).toBeGreaterThan(0);
  });

  it('are the same in the list, the file and the ad sets', async () => {
    const id = idByCase.get('OUTCOME_SALES VALUE');
    const ad = await view(id);
    const search = `search=${encodeURIComponent(ad.name)}`;
    const [listed] = (await read<{ data: Ad[] }>(`?${search}`)).data;
    expect(listed).toMatchObject({ id, results: ad.results, result_kind: 'PURCHASE' });
    const file = await test.api.request(`/api/v1/ads/export?${search}`, { token: test.token });
    expect(await file.text()).toMatch(new RegExp(`${ad.clicks}"?,"?${ad.results}"?,"?Purchases`, 'u'));
    const [adSet] = (await read<{ data: AdSet[] }>(`/adsets?ad_id=${id}`)).data;
    const parts = (await read<{ data: AdSetAd[] }>(`/adsets/${adSet?.id}/ads`)).data;
    for (const part of parts) expect(part.results).toBe(Math.floor(part.clicks * 0.3));
    expect(adSet?.results).toBe(parts.reduce((sum, { results }) => sum + results, 0));
  });

  it.each(otherEvents)('are those of $event for $name', async ({ name, event }) => {
    const promoted_object = { pixel_id: pixel.id, custom_event_type: event };
    const ad = await changeGoals(idByCase.get(name), { promoted_object });
    expect(ad.result_kind).toBe(event);
    expect(ad.results).toBe(count(ad.days, shares[event as keyof typeof shares]));
    expect(ad.results).toBeGreaterThan(0);
  });
});

describe('the results of a campaign that was changed in Ads Manager', () => {
  const promote = (more: Record<string, string>) => ({
    optimization_goal: 'OFFSITE_CONVERSIONS',
    promoted_object: { pixel_id: pixel.id, custom_event_type: 'OTHER', ...more },
  });
  const value = { optimization_goal: 'VALUE', promoted_object: { pixel_id: pixel.id } };

  it.each([
    ['a custom event', promote({ custom_event_str: 'Membership' }), 'CUSTOM', 8],
    ['any custom event', promote({}), 'CUSTOM', 18],
    ['a custom conversion', promote({ custom_conversion_id: '8801' }), 'CUSTOM', 6],
    ['value without an event', value, 'PURCHASE', 30],
    ['landing page views', { optimization_goal: 'LANDING_PAGE_VIEWS' }, 'LANDING_PAGE_VIEW', 80],
    ['a goal that no launch has', { optimization_goal: 'REACH' }, 'LINK_CLICK', 100],
  ])('follow %s', async (_case, goal, kind, percent) => {
    const ad = await changeGoals(idByCase.get('OUTCOME_SALES OFFSITE_CONVERSIONS'), goal);
    expect(ad.result_kind).toBe(kind);
    expect(ad.results).toBe(count(ad.days, percent));
    expect(ad.results).toBeGreaterThan(0);
  });

  it('are counted by the new goal on the days before it, too', async () => {
    const id = await launchAgo(40);
    const before = await view(id);
    expect(before).toMatchObject({ result_kind: 'LINK_CLICK', results: before.clicks });
    setGoals(before, { optimization_goal: 'LANDING_PAGE_VIEWS' });
    await refresh(id);
    const ad = await view(id);
    expect(ad.result_kind).toBe('LANDING_PAGE_VIEW');
    expect(ad.days.length).toBeGreaterThan(35);
    expect(ad.results).toBe(count(ad.days, 80));
  });

  it('are counted as far back as Facebook answers', async () => {
    const id = await launchAgo(2);
    const created_at = new Date(test.api.clock.now().getTime() - 4 * 365 * dayMs);
    await updateRows(test.api.ownerPool, ads, { created_at, result_kind: null }, { id });
    setGoals(await view(id), { optimization_goal: 'LANDING_PAGE_VIEWS' });
    await refresh(id);
    expect(await view(id)).toMatchObject({ result_kind: 'LANDING_PAGE_VIEW' });
  });

  it('are the usual ones of an ad whose ad sets were gone before its results had a kind', async () => {
    const id = await launchAgo(2);
    for (const adSet of listOwnAdSets(await view(id))) adSet.status = 'DELETED';
    await updateRows(test.api.ownerPool, ad_metrics, { results: 1 }, { ad_id: id });
    await updateRows(test.api.ownerPool, ads, { result_kind: null }, { id });
    await refresh(id);
    const ad = await view(id);
    expect(ad).toMatchObject({ result_kind: 'LINK_CLICK', results: ad.clicks });
    expect(ad.results).toBeGreaterThan(ad.days.length);
  });

  it('remain without ad sets that say what they are, while the cost goes on', async () => {
    const id = await launchAgo(2);
    const custom = promote({ custom_conversion_id: '8801' });
    const before = await changeGoals(id, custom);
    expect(before).toMatchObject({ result_kind: 'CUSTOM', results: count(before.days, 6) });
    test.api.clock.advance(6 * 3_600_000);
    for (const adSet of listOwnAdSets(before)) adSet.status = 'DELETED';
    await refresh(id);
    const ad = await view(id);
    expect(ad).toMatchObject({ result_kind: 'CUSTOM', results: before.results });
    expect(ad.clicks).toBeGreaterThan(before.clicks);
    expect(ad.spend).toBeGreaterThan(before.spend);
  });

  it('are counted for each ad set where their goals differ', async () => {
    const where = { id: test.templateId };
    const { templateContent } = await findRow(test.api.ownerPool, templates, { where });
    const changed = { ...templateContent, campaignStructure: 'multiple_adsets_one_ad' as const };
    await updateRows(test.api.ownerPool, templates, { templateContent: changed }, where);
    const [sales] = cases.filter(({ field }) => field.objective === 'OUTCOME_SALES');
    const id = sales && (await launch({ ...sales, name: 'Two goals' }));
    test.api.clock.advance(48 * 3_600_000);
    const ad = await changeGoals(id, {}, { optimization_goal: 'LINK_CLICKS', promoted_object: {} });
    expect(ad.result_kind).toBe('MIXED');
    const { data } = await read<{ data: AdSet[] }>(`/adsets?ad_id=${id}`);
    const isForClicks = ({ results, clicks }: AdSet) => results === clicks;
    expect(data.filter(isForClicks)).toHaveLength(1);
    for (const { results, clicks } of data.filter((adSet) => !isForClicks(adSet))) {
      expect(results).toBe(Math.floor(clicks * 0.3));
    }
    const most = data.reduce((sum, { results }) => sum + results, 0);
    // Each day is counted by itself, in whole results.
    expect(ad.results).toBeLessThanOrEqual(most);
    expect(ad.results).toBeGreaterThan(most - ad.days.length * data.length);
  });

  it('remain what they were once Facebook no longer lists its ad sets', async () => {
    const id = idByCase.get('OUTCOME_SALES VALUE');
    for (const adSet of listOwnAdSets(await view(id))) adSet.status = 'DELETED';
    await refresh(id);
    const ad = await view(id);
    expect(ad.result_kind).toBe('PURCHASE');
    expect(ad.results).toBe(count(ad.days, shares.PURCHASE));
  });
});
