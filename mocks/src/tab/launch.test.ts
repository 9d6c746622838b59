import { expect, it } from 'vitest';
import { longTestMs } from '../../../test/timeLimits';
import { openTabClient } from '../../test/openTabClient';
import { theTab } from './theTab';
import { addGoogleDemo, resetWorld } from './worldControls';

const { client } = openTabClient();

async function firstLaunchable() {
  const { data } = await client.templates.list({ query: { search: 'New Patient Exam' } });
  const template = await client.templates.view({ params: { id: data[0]?.id ?? 0 } });
  const accounts = await client.sources.adAccounts();
  const pages = await client.sources.pages();
  return {
    template,
    account: accounts.data.find(({ is_default }) => is_default),
    page: pages.data.find(({ leadgen_tos_accepted }) => leadgen_tos_accepted),
  };
}

it('a demo template is launched on the double, and the launch is gone after a reset', {
  timeout: longTestMs,
}, async () => {
  const { template, account, page } = await firstLaunchable();
  const body = {
    template_id: template.id,
    campaignName: 'Autumn Patients',
    FbAdSetting: {
      ad_launch_type: 'leadform' as const,
      field: { objective: 'OUTCOME_LEADS', optimization_goal: 'LEAD_GENERATION' },
    },
    adAccountId: account?.id ?? 0,
    pageId: page?.id ?? 0,
    leadFormId: template.selectedLeadForm?.id ?? null,
    budgetType: 'daily' as const,
    budget: 2_500,
    countries: ['US'],
  };
  const review = await client.launches.reviewFacebook({ body });
  expect(review.blockers).toEqual([]);

  const queued = await client.launches.facebook({ body }, { idempotencyKey: 'autumn' });
  await (await theTab()).api().jobs.settle();
  const launch = await client.launches.view({ params: { id: queued.id } });
  expect(launch).toMatchObject({ status: 'launched', message: null });

  const listed = async () => {
    const { data } = await client.ads.list({ query: { per_page: 100 } });
    return data.find(({ id }) => id === launch.ad_id);
  };
  expect((await listed())?.status).toBe('in review');
  const ad_id = launch.ad_id ?? 0;
  const adSets = await client.ads.adSets({ query: { ad_id } });
  const created = launch.steps.filter(({ key }) => key.startsWith('adset:')).map((step) => step.external_id);
  expect(adSets.data.map(({ external_id }) => external_id)).toEqual(created);
  expect(await client.ads.refresh({ params: { id: ad_id } })).toMatchObject({ status: 'in review' });
  const again = await client.ads.adSets({ query: { ad_id } });
  const toFacts = ({ id, name, budget, ads_count }: (typeof again.data)[number]) => [
    id,
    name,
    budget,
    ads_count,
  ];
  expect(again.data.map(toFacts)).toEqual(adSets.data.map(toFacts));
  await resetWorld();
  expect(await listed()).toBeUndefined();
});

it('the Google demo has ads on the double, and its template can be launched there', {
  timeout: longTestMs,
}, async () => {
  await resetWorld();
  await addGoogleDemo();
  const { data } = await client.ads.list({ query: { platform: 'google', per_page: 100 } });
  expect(data.map(({ name, status }) => [name, status])).toEqual(
    expect.arrayContaining([
      ['ADL New patients', 'active'],
      ['ADL Dentist search', 'attention needed'],
      ['ADL Trial class', 'paused'],
    ]),
  );
  const { template } = await firstLaunchable();
  const accounts = await client.sources.adAccounts({ query: { channel: 'google' } });
  const defaults = template.templates.google?.launchAdTemplateData;
  const body = {
    template_id: template.id,
    adAccountId: accounts.data.find(({ is_default }) => is_default)?.id ?? 0,
    adBudget: defaults?.adBudget ?? 0,
    businessName: defaults?.businessName ?? '',
    campaignName: defaults?.campaignName ?? '',
    finalUrl: defaults?.finalUrl ?? '',
    selectedConversionGoals: defaults?.selectedConversionGoals ?? [],
    googleCampaignObjectives: defaults?.googleCampaignObjectives ?? [],
    targetLocationBySearch: defaults?.targetLocationBySearch ?? [],
    startDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  };
  expect((await client.launches.reviewGoogle({ body })).blockers).toEqual([]);
  const queued = await client.launches.google({ body }, { idempotencyKey: 'google' });
  await (await theTab()).api().jobs.settle();
  const launch = await client.launches.view({ params: { id: queued.id } });
  expect(launch).toMatchObject({ status: 'launched', message: null });
  await resetWorld();
  expect((await client.sources.adAccounts({ query: { channel: 'google' } })).data).toEqual([]);
});
