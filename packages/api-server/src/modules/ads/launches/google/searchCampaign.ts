import { encodeUrl, parseKeyword } from '@adlane/contract/rules';
import { buildExclusions } from './googleAudience';
import { create, type GooglePlan, type Operation, temporaryIds } from './googleOperations';
import { listBrandAssets } from './performanceMax';

/** Most headlines of a responsive search ad. */
const maxHeadlines = 15;
/** Most descriptions of a responsive search ad. */
export const maxDescriptions = 4;

/** Returns the ad group of a Search campaign with keywords, excluded people and its ad, and the brand's assets. */
export function buildSearchCampaign(plan: GooglePlan): Operation[] {
  const { inputs, campaignName, temporary } = plan;
  const { settings, google } = inputs;
  const campaign = temporary('campaigns', temporaryIds.campaign);
  const group = temporary('adGroups', temporaryIds.group);
  const targeting = google.targetAdTemplateData;
  const criterion = (values: Readonly<Record<string, unknown>>) =>
    create('adGroupCriterion', { adGroup: group, ...values });
  const assets = listBrandAssets(plan).map((asset, index) => ({
    ...asset,
    name: temporary('assets', temporaryIds.firstAsset - index),
  }));
  return [
    create('adGroup', {
      resourceName: group,
      name: `${campaignName} | Ad group`,
      campaign,
      type: 'SEARCH_STANDARD',
      status: 'ENABLED',
    }),
    ...targeting.googleKeywords.target.map((written) =>
      criterion({ keyword: parseKeyword(written), status: 'ENABLED' }),
    ),
    ...buildExclusions(targeting).map((group) => criterion({ ...group, negative: true })),
    create('adGroupAd', {
      adGroup: group,
      status: 'ENABLED',
      ad: {
        finalUrls: [encodeUrl(settings.finalUrl)],
        responsiveSearchAd: buildSearchAd(google.createAdTemplateData),
      },
    }),
    ...assets.map(({ name, values }) => create('asset', { resourceName: name, ...values })),
    ...assets.map(({ name, fieldType }) => create('campaignAsset', { campaign, asset: name, fieldType })),
  ];
}

/** Returns a responsive search ad; its texts must differ. */
export function buildSearchAd({
  headlines,
  description,
}: Readonly<Record<'headlines' | 'description', readonly { readonly text: string }[]>>) {
  const texts = (list: readonly { readonly text: string }[], max: number) =>
    [...new Set(list.map(({ text }) => text))]
      .filter((text) => text !== '')
      .slice(0, max)
      .map((text) => ({ text }));
  return { headlines: texts(headlines, maxHeadlines), descriptions: texts(description, maxDescriptions) };
}
