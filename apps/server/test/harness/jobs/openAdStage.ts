import { ads } from '@adlane/api-server/schema';
import { findRow, updateRows } from '../../fixtures/rows/rows';
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
  return {
    clock: api.clock,
    jobs,
    async prepare() {
      for (const object of double.state.objects) if (object.kind === 'Campaign') object.status = 'PAUSED';
      const now = api.clock.now();
      await updateRows(api.ownerPool, ads, { status: 'active', refresh_due_at: now }, { id: adId });
      const read = async () => (await findRow(api.ownerPool, ads, { where: { id: adId } })).status;
      return { payload: { agencyId, adId }, read };
    },
    close: test.close,
  };
};
