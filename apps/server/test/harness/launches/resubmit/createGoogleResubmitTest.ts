import { ads, templates } from '@adlane/api-server/schema';
import { insertImage } from '../../../fixtures/rows/mediaRows';
import { findRow, updateRows } from '../../../fixtures/rows/rows';
import { buildGoogleTexts } from '../../../fixtures/templateForms';
import { createPng } from '../../mediaFiles';
import { createGoogleLaunchTest } from '../createGoogleLaunchTest';
import { createResubmitCalls, refreshAds } from './createResubmitCalls';

export type GoogleResubmitTest = Awaited<ReturnType<typeof createGoogleResubmitTest>>;

/** Launches a campaign on Google's double, and returns what disapproving and correcting it needs. */
export async function createGoogleResubmitTest(
  campaignType: 'SEARCH' | 'PERFORMANCE_MAX',
  /** Videos of YouTube that it shows beside its pictures. */
  videoUrls: readonly string[] = [],
) {
  const test = await createGoogleLaunchTest();
  await updateRows(test.ownerPool, ads, { refresh_due_at: null });
  const headlines = buildGoogleTexts('headlines', ['Best smile ever', 'Gentle care', 'Book today']);
  const targeting = { googleKeywords: { target: ['dentist'], negative: [] } };
  const { google } = await findRow(test.ownerPool, templates, { where: { id: test.templateId } });
  const videos = videoUrls.map((url, id) => ({ id, kind: 'video', name: 'Visit', url, width: 0, height: 0 }));
  const googleTemplateMedia = [...(google?.createAdTemplateData.googleTemplateMedia ?? []), ...videos];
  await test.changeGoogle({ content: { headlines, googleTemplateMedia }, targeting });
  const launch = await test.run({ campaignType });
  const calls = createResubmitCalls(test, test.token, launch.ad_id ?? 0);
  return {
    ...test,
    calls,
    names: (collection: string) => test.resources(collection).map((one) => String(one.values.resourceName)),
    /** Lists the links of a campaign or its asset groups with one field type. */
    links: (fieldType: string) =>
      [...test.resources('assetGroupAssets'), ...test.resources('campaignAssets')].filter(
        ({ values }) => values.fieldType === fieldType,
      ),
    /** Disapproves what Google shows, and refreshes ours. */
    async disapprove(names: readonly unknown[], topic = 'UNRELIABLE_CLAIMS'): Promise<void> {
      for (const name of names) test.double.disapprove(String(name), topic);
      test.clock.advance(120_000);
      await refreshAds(test);
    },
    /** Adds a picture of a size to the library. */
    async addPicture(name: string, width: number, height: number) {
      const file_key = `public/google/${name}.png`;
      await test.ports.files.put(file_key, { body: createPng(width, height), type: 'image/png' });
      const url = `https://adlane.example/${name}.png`;
      const picture = { name: `${name}.png`, file_key, url, width, height };
      return insertImage(test.ownerPool, test.agencyId, picture);
    },
    /** Replaces media at their places in the record, and returns the finished launch with the refusal's errors. */
    async replaceMedia(urls: readonly string[]) {
      const { record } = await calls.read();
      const { launch, status } = await calls.sendRecord({
        template_media: { ...record.template_media, urls: [...urls] },
      });
      return status === 202 ? calls.launch(launch.id) : launch;
    },
  };
}
