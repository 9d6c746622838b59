import { ad_accounts, media, pages, templates } from '@adlane/api-server/schema';
import type { Launch } from '@adlane/contract/ads/launches';
import { createFacebookDouble, facebookDemo } from '@adlane/mocks/platforms';
import { listen } from '../../../src/web/listen';
import { findDemoAgencyId } from '../../fixtures/rows/demoRows';
import { findRow, findRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp, type TestAppOptions } from '../createTestApp';
import { unreachablePlatforms } from '../unreachablePlatforms';

/** The smallest PNG: Facebook's double only checks the first bytes. */
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export type LaunchBody = Record<string, unknown>;
export type LaunchTest = Awaited<ReturnType<typeof createLaunchTest>>;

/** Creates the API with Facebook's double over real HTTP, and what a launch of the demo agency needs. */
export async function createLaunchTest(options: TestAppOptions = {}) {
  let test: TestApp | undefined;
  const double = createFacebookDouble({ clock: { now: () => test?.clock.now() ?? new Date() } });
  const fetch = (request: Request, env: unknown) => double.app.fetch(request, env);
  const listener = await listen(fetch, { host: '127.0.0.1', port: 0, variable: 'no variable' });
  const graphUrl = `http://127.0.0.1:${listener.port}`;
  const appOptions: TestAppOptions = {
    ...options,
    allowedOrigins: [graphUrl],
    ports: {
      ...options.ports,
      platforms: {
        ...unreachablePlatforms,
        facebook: {
          graphUrl,
          dialogUrl: graphUrl,
          version: 'v26.0',
          appId: facebookDemo.app.id,
          appSecret: facebookDemo.app.secret,
          loginConfigId: null,
          webhookVerifyToken: facebookDemo.webhookVerifyToken,
          isDouble: true,
        },
      },
    },
  };
  const api = await createTestApp(appOptions);
  test = api;
  const files = await findRows(api.ownerPool, media, { columns: ['file_key'] });
  for (const key of new Set(files.flatMap(({ file_key }) => file_key ?? []))) {
    await api.ports.files.put(key, { body: png, type: 'image/png' });
  }
  const token = await api.as('Agency');
  const agencyId = await findDemoAgencyId(api.ownerPool);
  const isDefault = { agency_id: agencyId, is_default: true };
  const account = await findRow(api.ownerPool, ad_accounts, { where: isDefault });
  const page = await findRow(api.ownerPool, pages, { where: isDefault });
  const leadFormTemplates = await findRows(api.ownerPool, templates, {
    where: { agency_id: agencyId, templateAdType: 'leadform', status: 'active' },
    orderBy: [templates.id],
  });
  const template = leadFormTemplates.find(
    ({ templateTargeting }) => templateTargeting.specialAdCategory === 'NONE',
  );
  if (!template) throw new Error('The seeded world has no template to launch.');
  const body: LaunchBody = {
    template_id: template.id,
    campaignName: 'Spring smiles',
    FbAdSetting: {
      ad_launch_type: 'leadform',
      field: { objective: 'OUTCOME_LEADS', optimization_goal: 'LEAD_GENERATION' },
    },
    adAccountId: account.id,
    pageId: page.id,
    budgetType: 'daily',
    budget: 2500,
    countries: ['US'],
  };
  const launch = async (change: LaunchBody = {}, key?: string) =>
    api.request('/api/v1/adlane/facebook', {
      method: 'POST',
      token,
      body: { ...body, ...change },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const view = async (id: number): Promise<Launch> =>
    (await api.request(`/api/v1/adlane/${id}`, { token })).json() as Promise<Launch>;
  return {
    api,
    double: double.control,
    agencyId,
    templateId: template.id,
    pageId: page.id,
    token,
    body,
    launch,
    view,
    /** Launches, waits until the job is done, and returns the launch. */
    async run(change: LaunchBody = {}, key?: string): Promise<Launch> {
      const answer = await launch(change, key);
      if (answer.status !== 202)
        throw new Error(`Launching answered ${answer.status}: ${await answer.text()}`);
      const { id } = (await answer.json()) as Launch;
      await api.jobs.settle();
      return view(id);
    },
    /** Lists the campaigns on Facebook that are not deleted. */
    campaigns: () =>
      double.control.state.objects.filter(
        (object) => object.kind === 'Campaign' && object.status !== 'DELETED',
      ),
    async close() {
      await api.close();
      await listener.close(0);
    },
  };
}
