import { clients, smart_inserts } from '@adlane/api-server/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteRows, updateRows } from '../../../fixtures/rows/rows';
import { buildGoogleTexts } from '../../../fixtures/templateForms';
import {
  createGoogleLaunchTest,
  type GoogleLaunchTest,
} from '../../../harness/launches/createGoogleLaunchTest';

let test: GoogleLaunchTest;
beforeEach(async () => {
  test = await createGoogleLaunchTest();
});
afterEach(() => test.close());

const keywords = {
  googleKeywords: { target: ['dentist', '[dental clinic]', '"dentist"'], negative: ['free'] },
};
const values = (collection: string) => test.resources(collection).map((one) => one.values);

/** Lists the texts of one kind that the asset group got. */
function listGroupTexts(fieldType: string): unknown[] {
  const assets = new Map(values('assets').map(({ resourceName, textAsset }) => [resourceName, textAsset]));
  return values('assetGroupAssets')
    .filter((link) => link.fieldType === fieldType)
    .map(({ asset }) => assets.get(asset))
    .map((asset) => (asset as { text: string }).text);
}

describe('the review of a Google launch with its plan', () => {
  it('is what Performance Max gets: texts, pictures of known shapes and search themes', async () => {
    await test.changeGoogle({ targeting: keywords });
    const { googlePlan: plan } = await test.review();
    await test.run();
    expect(plan?.campaignType).toBe('PERFORMANCE_MAX');
    expect(values('campaigns').map(({ name }) => String(name).startsWith(plan?.campaign ?? '-'))).toEqual([
      true,
    ]);
    expect(listGroupTexts('HEADLINE')).toEqual(plan?.ad.headlines);
    expect(listGroupTexts('LONG_HEADLINE')).toEqual(plan?.ad.subHeadlines);
    expect(listGroupTexts('DESCRIPTION')).toEqual(plan?.ad.adText);
    const images = values('assetGroupAssets').filter(({ fieldType }) =>
      /^(SQUARE_|PORTRAIT_)?MARKETING_IMAGE$/.test(String(fieldType)),
    );
    expect(images).toHaveLength(plan?.ad.mediaIds.length ?? 0);
    const themes = values('assetGroupSignals').flatMap(({ searchTheme }) => searchTheme ?? []);
    expect(themes).toEqual(plan?.keywords.map((text) => ({ text })));
  });

  it('is what Search gets: texts alone, and keywords with their match types', async () => {
    await test.changeGoogle({ targeting: keywords });
    const search = { campaignType: 'SEARCH' };
    const { googlePlan: plan } = await test.review(search);
    await test.run(search);
    const [ad] = values('adGroupAds').map((one) => (one.ad as Record<string, unknown>).responsiveSearchAd);
    expect(ad).toMatchObject({
      headlines: plan?.ad.headlines.map((text) => ({ text })),
      descriptions: plan?.ad.adText.map((text) => ({ text })),
    });
    expect([plan?.ad.subHeadlines, plan?.ad.mediaIds]).toEqual([[], []]);
    expect(plan?.keywords).toEqual(keywords.googleKeywords.target);
  });

  it('has the texts with the values of the client', async () => {
    const { ownerPool, agencyId, clientId } = test;
    await deleteRows(ownerPool, smart_inserts, { agency_id: agencyId });
    await updateRows(ownerPool, clients, { business_name: 'Lake Dental' }, { id: clientId });
    const texts = ['Visit {Business Name}', 'Kind dentists', 'Book today'];
    await test.changeGoogle({ content: { headlines: buildGoogleTexts('headlines', texts) } });
    const { googlePlan: plan } = await test.review({ client_user_id: clientId });
    expect(plan?.ad.headlines).toEqual(['Visit Lake Dental', 'Kind dentists', 'Book today']);
  });

  it('shows exactly what is sent, and lets Google check it without creating anything', async () => {
    const review = await test.review();
    expect(review.blockers).toEqual([]);
    expect(test.double.requests(':mutate')).toMatchObject([{ body: { validateOnly: true } }]);
    expect([values('campaigns'), values('assets'), values('labels')]).toEqual([[], [], []]);
    const launch = await test.run();
    expect(launch.steps.map(({ key }) => key)).toEqual(review.steps.map(({ key }) => key));
    expect(launch.steps.map(({ key }) => key).at(-2)).toBe('activate:campaign');
  });
});
