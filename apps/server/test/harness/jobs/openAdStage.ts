import { ad_set_ads, ad_sets, ads, notifications } from '@adlane/api-server/schema';
import { countRows, deleteRows, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest } from '../launches/createLaunchTest';
import { createHandledJobs } from './createHandledJobs';
import type { OpenJobStage } from './JobStage';

/** A launched ad was paused on Facebook, which is not known here yet. */
export const openAdRefresh: OpenJobStage<'ads.refresh'> = async (outbound) => {
  const jobs = createHandledJobs();
  const test = await createLaunchTest({ ports: { outbound, jobs } });
  const { api, double, agencyId } = test;
  await updateRows(api.ownerPool, ads, { refresh_due_at: null });
  const answer = await test.launch();
  const { id: launchId } = (await answer.json()) as { id: number };
  await jobs.settle();
  const { id: adId } = await findRow(api.ownerPool, ads, { where: { launch_id: launchId } });
  const ofAd = { ad_id: adId };
  const adSets = await findRows(api.ownerPool, ad_sets, { where: ofAd });
  const alertOfAd = { path: `/agency/ads/manage/${adId}` };
  return {
    clock: api.clock,
    jobs,
    async prepare() {
      for (const object of double.state.objects) if (object.kind === 'Campaign') object.status = 'PAUSED';
      const now = api.clock.now();
      await updateRows(api.ownerPool, ads, { status: 'active', refresh_due_at: now }, { id: adId });
      await updateRows(api.ownerPool, ad_sets, { status: 'active' }, ofAd);
      for (const { id } of adSets) {
        await updateRows(api.ownerPool, ad_set_ads, { status: 'active' }, { adset_id: id });
      }
      await deleteRows(api.ownerPool, notifications, alertOfAd);
      const read = async () => {
        const parts = adSets.map(({ id }) =>
          findRows(api.ownerPool, ad_set_ads, { where: { adset_id: id } }),
        );
        const rows = [
          await findRow(api.ownerPool, ads, { where: { id: adId } }),
          ...(await findRows(api.ownerPool, ad_sets, { where: ofAd })),
          ...(await Promise.all(parts)).flat(),
        ];
        return [rows.map(({ status }) => status), await countRows(api.ownerPool, notifications, alertOfAd)];
      };
      return { payload: { agencyId, adId }, read };
    },
    close: test.close,
  };
};
