import type { AdView } from '@adlane/contract/ads/ads';
import type { Launch, ResubmitDraft } from '@adlane/contract/ads/launches';
import type { TestApp } from '../../createTestApp';

type Api = Pick<TestApp, 'request' | 'jobs' | 'clock' | 'ownerPool'>;

/** Lets the scheduler refresh what is due. */
export async function refreshAds({ jobs }: Api): Promise<void> {
  await jobs.send('scheduler.tick', {});
  await jobs.settle();
}

/** Returns the calls that correct a rejected ad. */
export function createResubmitCalls(api: Api, token: string, adId: number) {
  const path = `/api/v1/adlane/${adId}/resubmit`;
  const read = async () => (await api.request(path, { token })).json() as Promise<ResubmitDraft>;
  return {
    read,
    view: async () => (await api.request(`/api/v1/ads/view/${adId}`, { token })).json() as Promise<AdView>,
    async send(change: Partial<ResubmitDraft['record']['template_content']>) {
      const { record } = await read();
      return this.sendRecord({ template_content: { ...record.template_content, ...change } });
    },
    async sendRecord(change: Partial<ResubmitDraft['record']>) {
      const { record } = await read();
      const body = { ...record, ...change };
      const answer = await api.request(path, { method: 'POST', token, body });
      const launch = (await answer.json()) as Launch & { errors?: object };
      await api.jobs.settle();
      return { status: answer.status, launch };
    },
    launch: async (id: number) =>
      (await api.request(`/api/v1/adlane/${id}`, { token })).json() as Promise<Launch>,
  };
}
