import { ads, launches } from '@adlane/api-server/schema';
import type { ResubmitDraft } from '@adlane/contract/ads/launches';
import { and, eq, gt } from 'drizzle-orm';
import { deleteRows, findRow, updateRows } from '../../../fixtures/rows/rows';
import type { TestApp } from '../../createTestApp';
import { createGoogleLaunchTest, type GoogleLaunchBody } from '../createGoogleLaunchTest';
import { idlePorts, type MatrixTarget } from '../launchMatrix';
import {
  listFacebookLeftovers,
  listFacebookObjects,
  listGoogleLeftovers,
  listGoogleObjects,
} from '../listObjects';
import { requestOtherServer } from '../requestOtherServer';
import { correctTexts, createResubmitTest, type DraftRecord, threeVersions } from './createResubmitTest';

type Correction = {
  readonly api: TestApp;
  readonly token: string;
  readonly agencyId: number;
  readonly adId: number;
  readonly change: (record: DraftRecord) => Partial<DraftRecord>;
};

/** Prepares a correction that can be sent again: stores it without running it, and removes all traces of it. */
async function prepareCorrection({ api, token, agencyId, adId, change }: Correction) {
  const pool = api.ownerPool;
  const where = { agency_id: agencyId, id: adId };
  const rejected = await findRow(pool, ads, { where });
  const path = `/api/v1/adlane/${adId}/resubmit`;
  const { record } = (await (await api.request(path, { token })).json()) as ResubmitDraft;
  const body = { ...record, ...change(record) };
  return {
    launch: () => requestOtherServer({ ...api.ports, ...idlePorts }, { token, path, body }),
    async reset(): Promise<void> {
      const isLater = and(eq(launches.agency_id, agencyId), gt(launches.id, rejected.launch_id ?? 0));
      await deleteRows(pool, launches, isLater);
      await updateRows(pool, ads, rejected, where);
    },
  };
}

/** Corrects a rejected ad with three versions on Facebook's double: three ads, or one Dynamic ad. */
export async function createFacebookResubmitTarget(
  campaignStructure: 'single' | 'dynamic' = 'single',
): Promise<MatrixTarget> {
  const test = await createResubmitTest();
  const { state } = test.double;
  const adId = await test.launchInstant(
    campaignStructure === 'dynamic' ? { ...threeVersions, campaignStructure } : threeVersions,
  );
  await test.reject(test.listAds());
  const correction = await prepareCorrection({ ...test, adId, change: correctTexts });
  const before = test.double.dump();
  return {
    platform: 'facebook',
    api: test.api,
    agencyId: test.agencyId,
    launch: correction.launch,
    view: test.view,
    listObjects: () => listFacebookObjects(state),
    listLeftovers: () => listFacebookLeftovers(before, state),
    async reset() {
      test.double.restore(before);
      await correction.reset();
    },
    close: test.close,
  };
}

/** Lets Google disapprove what a campaign shows, and corrects it. */
export async function createGoogleResubmitTarget(
  campaignType: 'SEARCH' | 'PERFORMANCE_MAX',
  body: GoogleLaunchBody = {},
): Promise<MatrixTarget> {
  const test = await createGoogleLaunchTest();
  const { double } = test;
  await updateRows(test.ownerPool, ads, { refresh_due_at: null });
  await test.changeGoogle({ targeting: { googleKeywords: { target: ['dentist'], negative: [] } } });
  const from = double.state.resources.length;
  const launch = await test.run({ ...body, campaignType });
  if (launch.ad_id === null) throw new Error(`The launch failed: ${launch.message}`);
  const shown = campaignType === 'SEARCH' ? 'adGroupAds' : 'assetGroupAssets';
  double.disapprove(String(test.resources(shown)[0]?.values.resourceName), 'UNRELIABLE_CLAIMS');
  test.clock.advance(120_000);
  await test.jobs.send('scheduler.tick', {});
  await test.jobs.settle();
  const change = ({ template_content: content }: DraftRecord): Partial<DraftRecord> => ({
    template_content: {
      ...content,
      headlines: content.headlines.map((version) => ({ ...version, value: `${version.value} now` })),
    },
  });
  const correction = await prepareCorrection({ ...test, adId: launch.ad_id, change });
  const before = double.dump();
  const list = () => listGoogleObjects(double.state.resources.slice(from));
  return {
    platform: 'google',
    api: test.api,
    agencyId: test.agencyId,
    launch: correction.launch,
    view: test.view,
    listObjects: list,
    listLeftovers: () => listGoogleLeftovers(before.resources, double.state.resources),
    async reset() {
      double.restore(before);
      await correction.reset();
    },
    close: test.close,
  };
}
