import { encodeUrl, parseKeyword, parseYoutubeVideoId } from '@adlane/contract/rules';
import { placeholder } from '../saga/placeholders';
import { buildDimensions } from './googleAudience';
import { create, type GooglePlan, type Operation, temporaryIds } from './googleOperations';
import { findPhoneCountry } from './phoneCountry';
import { findImageField, findLogoField } from './pictureShapes';

type NewAsset = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly fieldType: string;
  /** Where it is linked: the brand to the campaign, all others to the asset group. */
  readonly to: 'campaign' | 'group';
};

/** Returns the assets of a Performance Max campaign, its asset group and signals, in this order. */
export function buildPerformanceMax(plan: GooglePlan): Operation[] {
  const { inputs, campaignName, temporary } = plan;
  const campaign = temporary('campaigns', temporaryIds.campaign);
  const group = temporary('assetGroups', temporaryIds.group);
  const assets = listAssets(plan).map((asset, index) => ({
    ...asset,
    name: temporary('assets', temporaryIds.firstAsset - index),
  }));
  const link = (asset: string, { fieldType, to }: Pick<NewAsset, 'fieldType' | 'to'>) =>
    to === 'campaign'
      ? create('campaignAsset', { campaign, asset, fieldType })
      : create('assetGroupAsset', { assetGroup: group, asset, fieldType });
  return [
    ...assets.map(({ name, values }) => create('asset', { resourceName: name, ...values })),
    create('assetGroup', {
      resourceName: group,
      name: `${campaignName} | Assets`,
      campaign,
      finalUrls: [encodeUrl(inputs.settings.finalUrl)],
      status: 'ENABLED',
    }),
    ...assets.map(({ name, ...asset }) => link(name, asset)),
    ...listPictures(plan).map(({ key, ...picture }) => link(placeholder(key), picture)),
    ...buildSignals(plan, group),
  ];
}

/** Lists the brand and phone assets of any campaign. */
export function listBrandAssets({ inputs: { settings } }: GooglePlan): NewAsset[] {
  const { businessName, phoneNumber } = settings;
  const countryCode = phoneNumber === '' ? undefined : findPhoneCountry(phoneNumber);
  return [
    { values: { textAsset: { text: businessName } }, fieldType: 'BUSINESS_NAME', to: 'campaign' },
    ...(countryCode === undefined
      ? []
      : [
          {
            values: { callAsset: { countryCode, phoneNumber } },
            fieldType: 'CALL',
            to: 'campaign' as const,
          },
        ]),
  ];
}

function listAssets(plan: GooglePlan): NewAsset[] {
  const content = plan.inputs.google.createAdTemplateData;
  const texts = (list: readonly { readonly text: string }[], fieldType: string): NewAsset[] =>
    [...new Set(list.map(({ text }) => text))]
      .filter((text) => text !== '')
      .map((text) => ({ values: { textAsset: { text } }, fieldType, to: 'group' }));
  const videos = content.googleTemplateMedia.flatMap(({ kind, url }) =>
    kind === 'video' ? (parseYoutubeVideoId(url) ?? []) : [],
  );
  return [
    ...listBrandAssets(plan),
    ...texts(content.headlines, 'HEADLINE'),
    ...texts(content.longHeadline, 'LONG_HEADLINE'),
    ...texts(content.description, 'DESCRIPTION'),
    ...videos.map((youtubeVideoId) => ({
      values: { youtubeVideoAsset: { youtubeVideoId } },
      fieldType: 'YOUTUBE_VIDEO',
      to: 'group' as const,
    })),
    {
      values: { callToActionAsset: { callToAction: content.callToAction } },
      fieldType: 'CALL_TO_ACTION_SELECTION',
      to: 'group',
    },
  ];
}

/** An image that a step uploads before the campaign is created. */
export type PlannedPicture = {
  readonly key: string;
  readonly name: string;
  readonly fieldType: string;
  readonly to: 'campaign' | 'group';
};

/** Lists images and logos in the shapes that Google shows; each image once. */
export function listPictures({ inputs }: Pick<GooglePlan, 'inputs'>): PlannedPicture[] {
  const { googleTemplateMedia, googleTemplateLogos } = inputs.google.createAdTemplateData;
  const images = googleTemplateMedia.flatMap((media) => {
    const fieldType = media.kind === 'image' ? findImageField(media) : undefined;
    if (fieldType === undefined) return [];
    return [{ key: `image:${media.id}`, name: media.name, fieldType, to: 'group' as const }];
  });
  const logos = googleTemplateLogos.flatMap((logo) => {
    const fieldType = findLogoField(logo);
    if (fieldType === undefined) return [];
    return [{ key: `logo:${logo.id}`, name: logo.name, fieldType, to: 'campaign' as const }];
  });
  const all = [...images, ...logos];
  return all.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index);
}

/** Returns hints about the audience: selected audiences, a new one for the narrowed groups, and search themes. */
function buildSignals({ inputs, label, temporary }: GooglePlan, group: string): Operation[] {
  const targeting = inputs.google.targetAdTemplateData;
  const audience = temporary('audiences', temporaryIds.audience);
  const dimensions = buildDimensions(targeting);
  const signal = (values: Readonly<Record<string, unknown>>) =>
    create('assetGroupSignal', { assetGroup: group, ...values });
  const themes = new Set(targeting.googleKeywords.target.map((written) => parseKeyword(written).text));
  return [
    ...(dimensions.length > 0
      ? [
          create('audience', { resourceName: audience, name: `Audience (${label})`, dimensions }),
          signal({ audience: { audience } }),
        ]
      : []),
    ...targeting.selectedAudienceSignals.map(({ id }) =>
      signal({ audience: { audience: `customers/${inputs.account.external_id}/audiences/${id}` } }),
    ),
    ...[...themes].map((text) => signal({ searchTheme: { text } })),
  ];
}
