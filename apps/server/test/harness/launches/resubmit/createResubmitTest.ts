import { ads, lead_forms, media } from '@adlane/api-server/schema';
import type { Launch, ResubmitDraft } from '@adlane/contract/ads/launches';
import { createDefaultTemplateTargeting } from '@adlane/contract/ads/templates';
import { findRow, findRows, updateRows } from '../../../fixtures/rows/rows';
import { buildContent, buildVersions } from '../../../fixtures/templateForms';
import { createLaunchTest, type LaunchTest } from '../createLaunchTest';

export type DraftRecord = ResubmitDraft['record'];
export type ResubmitTest = Awaited<ReturnType<typeof createResubmitTest>>;
type AdOfDouble = LaunchTest['double']['state']['objects'][number];

/** Contents of an ad with three versions of its texts. */
export const threeVersions = {
  ...buildContent(),
  adText: buildVersions('adText', ['First text', 'Second text', 'Third text']),
  headlines: buildVersions('headlines', ['First headline', 'Second headline', 'Third headline']),
};

/** Corrects every ad text of a record. */
export const correctTexts = ({ template_content: content }: DraftRecord): Partial<DraftRecord> => ({
  template_content: {
    ...content,
    adText: content.adText.map((version) => ({ ...version, value: `${version.value}, corrected` })),
  },
});

/** Creates the API with Facebook's double, and what rejecting and resubmitting ads without a template needs. */
export async function createResubmitTest() {
  const test = await createLaunchTest();
  const { api, token, double } = test;
  await updateRows(api.ownerPool, ads, { refresh_due_at: null });
  double.setReviewMs(0);
  const where = { agency_id: test.agencyId };
  const pictures = await findRows(api.ownerPool, media, {
    where: { ...where, kind: 'image' },
    orderBy: [media.id],
  });
  const form = await findRow(api.ownerPool, lead_forms, { where, orderBy: [lead_forms.id] });

  const objects = (kind: string) => double.state.objects.filter((object) => object.kind === kind);

  async function send(
    id: number,
    change: (record: DraftRecord) => Partial<DraftRecord>,
    fetch = api.request,
  ) {
    const { record } = await read(id);
    return fetch(`/api/v1/adlane/${id}/resubmit`, {
      method: 'POST',
      token,
      body: { ...record, ...change(record) },
    });
  }

  async function read(id: number): Promise<ResubmitDraft> {
    const answer = await api.request(`/api/v1/adlane/${id}/resubmit`, { token });
    if (answer.status !== 200) throw new Error(`The draft answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as ResubmitDraft;
  }

  return {
    ...test,
    pictures,
    objects,
    /** Lists the ads that are not deleted; of all launches, or of those since `from`. */
    listAds: (from = 0) =>
      objects('Ad')
        .slice(from)
        .filter(({ status }) => status !== 'DELETED'),
    /** Returns an ad's creative as JSON. */
    findCreative(ad: AdOfDouble | undefined): string {
      const { creative_id } = (ad?.fields.creative ?? {}) as { creative_id?: string };
      return JSON.stringify(objects('AdCreative').find(({ id }) => id === creative_id)?.fields ?? {});
    },
    /** Launches an ad without a template, and returns its id. */
    async launchInstant(templateContent: object): Promise<number> {
      const { template_id: _template, ...terms } = test.body;
      const answer = await api.request('/api/v1/adlane/instant/facebook', {
        method: 'POST',
        token,
        body: {
          ...terms,
          leadFormId: form.id,
          templateContent,
          templateTargeting: createDefaultTemplateTargeting(),
          templateMediaIds: [pictures[0]?.id],
        },
      });
      const { id } = (await answer.json()) as Launch;
      await api.jobs.settle();
      const launch = await test.view(id);
      if (launch.ad_id === null) throw new Error(`The launch failed: ${launch.message}`);
      return launch.ad_id;
    },
    /** Lets Facebook reject ads, and refreshes ours. */
    async reject(rejected: readonly (AdOfDouble | undefined)[]): Promise<void> {
      for (const ad of rejected) if (ad) ad.isRejected = true;
      api.clock.advance(60_000);
      await api.jobs.send('scheduler.tick', {});
      await api.jobs.settle();
    },
    read,
    send,
    /** Resubmits, waits until the job is done, and returns the launch. */
    async resubmit(id: number, change: (record: DraftRecord) => Partial<DraftRecord>): Promise<Launch> {
      const answer = await send(id, change);
      if (answer.status !== 202)
        throw new Error(`Resubmitting answered ${answer.status}: ${await answer.text()}`);
      await api.jobs.settle();
      return test.view(((await answer.json()) as Launch).id);
    },
  };
}
