import type { AdResubmit } from '@adlane/contract/ads/launches';
import { encodeUrl } from '@adlane/contract/rules';
import { type GoogleGroup, type GoogleParts, textKinds } from '../../ads/google/googleParts';
import { create, type Operation, temporaryIds } from '../google/googleOperations';
import { placeholder } from '../saga/placeholders';
import { type GoogleReplacement, toUploadKey } from './googleReplacements';
import { checkTexts, correctTexts, readNewName, readTexts } from './googleTexts';

const fieldTypes = { headlines: 'HEADLINE', subHeadlines: 'LONG_HEADLINE', adText: 'DESCRIPTION' } as const;

/** What shows an asset: a link of an asset group or of a campaign. */
type NewLink = { readonly owner: string; readonly asset: string; readonly fieldType: string };
type Correction = {
  /** `customers/…` */
  readonly customer: string;
  readonly parts: GoogleParts;
  readonly record: AdResubmit;
  readonly replaced: readonly GoogleReplacement[];
};

/**
 * Returns the operations that replace the corrected texts, business name, media and address of each rejected asset group, and the
 * name and logos of its campaign. What several groups show is corrected in all of them. Pure.
 * @throws Problem 422 where a group would have too few texts, a text belongs to none of several groups, or the name is wrong
 */
export function planAssetGroups({ customer, parts, record, replaced }: Correction): Operation[] {
  const assets = createAssets(customer);
  const changes = [
    ...parts.groups.map((group) => correctGroup(group, { parts, record }, assets.name)),
    replaceNames(parts, record, assets.name),
    replaceMedia(replaced, assets.name),
  ];
  const added = changes.flatMap((change) => change.added);
  const unique = new Map(added.map((link) => [JSON.stringify(link), link]));
  return [
    ...assets.list(),
    ...[...unique.values()].map(createLink),
    ...changes.flatMap((change) => change.removed).map(removeLink),
    ...parts.groups.flatMap((group) => changeUrl(group, parts, record)),
  ];
}

type Change = { readonly added: readonly NewLink[]; readonly removed: readonly string[] };
type NameAsset = (values: Readonly<Record<string, unknown>>) => string;

/** New assets under temporary names; what is used twice is created once. */
function createAssets(customer: string) {
  const created = new Map<
    string,
    { readonly name: string; readonly values: Readonly<Record<string, unknown>> }
  >();
  return {
    name: (values: Readonly<Record<string, unknown>>): string => {
      const key = JSON.stringify(values);
      const name = created.get(key)?.name ?? `${customer}/assets/${temporaryIds.firstAsset - created.size}`;
      created.set(key, { name, values });
      return name;
    },
    list: () =>
      [...created.values()].map(({ name, values }) => create('asset', { resourceName: name, ...values })),
  };
}

function correctGroup(
  { name: owner }: GoogleGroup,
  { parts, record }: Pick<Correction, 'parts' | 'record'>,
  nameAsset: NameAsset,
): Change {
  const shown = parts.texts.flatMap(({ kind, text, links }) =>
    links.filter((link) => link.owner === owner).map(({ name }) => ({ kind, text, name })),
  );
  const list = (kind: string) => shown.filter((one) => one.kind === kind).map(({ text }) => text);
  const own = { headlines: list('headlines'), subHeadlines: list('subHeadlines'), adText: list('adText') };
  const texts = parts.groups.length === 1 ? readTexts(record) : correctTexts(own, parts, record);
  checkTexts(texts, false);
  return {
    added: textKinds.flatMap((kind) =>
      texts[kind]
        .filter((text) => !own[kind].includes(text))
        .map((text) => ({ owner, asset: nameAsset({ textAsset: { text } }), fieldType: fieldTypes[kind] })),
    ),
    removed: shown.filter(({ kind, text }) => !texts[kind].includes(text)).map(({ name }) => name),
  };
}

/** A business has one name: it replaces each rejected one. */
function replaceNames(parts: GoogleParts, record: AdResubmit, nameAsset: NameAsset): Change {
  const text = readNewName(parts, record);
  if (text === undefined) return { added: [], removed: [] };
  const links = parts.names.flatMap((name) => name.links);
  const asset = nameAsset({ textAsset: { text } });
  return {
    added: links.map(({ owner }) => ({ owner, asset, fieldType: 'BUSINESS_NAME' })),
    removed: links.map(({ name }) => name),
  };
}

function replaceMedia(replaced: readonly GoogleReplacement[], nameAsset: NameAsset): Change {
  return {
    added: replaced.flatMap((one) => {
      const { medium, youtubeId } = one;
      const asset =
        medium.kind === 'video'
          ? nameAsset({ youtubeVideoAsset: { youtubeVideoId: youtubeId } })
          : placeholder(toUploadKey(one));
      return medium.links.map(({ owner }) => ({ owner, asset, fieldType: medium.fieldType }));
    }),
    removed: replaced.flatMap(({ medium }) => medium.links.map(({ name }) => name)),
  };
}

function createLink({ owner, asset, fieldType }: NewLink): Operation {
  return owner.includes('/campaigns/')
    ? create('campaignAsset', { campaign: owner, asset, fieldType })
    : create('assetGroupAsset', { assetGroup: owner, asset, fieldType });
}

function removeLink(name: string): Operation {
  return name.includes('/campaignAssets/')
    ? { campaignAssetOperation: { remove: name } }
    : { assetGroupAssetOperation: { remove: name } };
}

function changeUrl({ name }: GoogleGroup, { finalUrl }: GoogleParts, record: AdResubmit): Operation[] {
  const url = record.template_content.landingPageUrl;
  if (url === finalUrl) return [];
  const update = { resourceName: name, finalUrls: [encodeUrl(url)] };
  return [{ assetGroupOperation: { update, updateMask: 'final_urls' } }];
}
