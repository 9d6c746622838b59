import type { Template, TemplateContent, TemplateMedia } from '@adlane/contract/ads/templates';
import {
  facebookCallsToAction,
  placementGroupNames,
  placementGroups,
  type VersionField,
} from '@adlane/contract/constants';
import { expandInserts, findDefaultVersion, type InsertMap } from '@adlane/contract/rules';
import { translate } from '@adlane/ui';
import type { PreviewPlacement } from '../placements/PreviewPlacement';
import type { BuildContent } from './PreviewContent';
import { findFirstMedia } from './pickMedia';

/** Ids of the active versions, by list; a list without one shows its default. */
export type ShownVersions = { readonly [field in VersionField]?: number | undefined };

/** The data that a Facebook preview is built from. */
export type FacebookPreviewSource = {
  readonly ad: Pick<Template, 'templateContent' | 'templateAdType'>;
  readonly media: readonly TemplateMedia[];
  /** The advertiser; unknown before the launch. */
  readonly page: { readonly name: string; readonly picture_url: string | null } | undefined;
  readonly shown?: ShownVersions | undefined;
  /** Values of smart inserts; those without a value are shown as written. */
  readonly inserts?: InsertMap | undefined;
};

/** Facebook's label of a message ad's button, which the platform sets. */
const sendMessage = 'Send message';

function formatLabel(callToAction: string): string {
  return facebookCallsToAction.find(({ value }) => value === callToAction)?.label ?? callToAction;
}

/** Finds the medium that the template names for the placement's group. A Dynamic ad has none. */
function findPlacedMedia(
  { placementMedia = {}, campaignStructure }: TemplateContent,
  media: readonly TemplateMedia[],
  { platform, position }: PreviewPlacement,
): TemplateMedia | undefined {
  if (platform === 'google' || campaignStructure === 'dynamic') return undefined;
  const group = placementGroupNames.find((name) =>
    placementGroups[name].positions[platform]?.includes(position),
  );
  return group && media.find(({ id }) => id === placementMedia[group]);
}

/** The media without those of placement groups, which make no ads. */
function listOwnMedia(
  { placementMedia = {}, campaignStructure }: TemplateContent,
  media: readonly TemplateMedia[],
): readonly TemplateMedia[] {
  if (campaignStructure === 'dynamic') return media;
  const placed = Object.values(placementMedia);
  const own = media.filter(({ id }) => !placed.includes(id));
  return own.length > 0 ? own : media;
}

/** What Meta's placements show of a template: the active versions, else the defaults. */
export function buildFacebookPreview(source: FacebookPreviewSource): BuildContent {
  const { ad, media, page, shown = {}, inserts } = source;
  const content = ad.templateContent;
  const getText = (field: VersionField) => {
    const version =
      content[field].find(({ id }) => id === shown[field]) ?? findDefaultVersion(content[field]);
    const text = version?.value ?? '';
    return inserts ? expandInserts(text, inserts) : text;
  };
  const shared = {
    name: page?.name ?? translate('Your page'),
    pictureUrl: page?.picture_url ?? null,
    text: getText('adText'),
    headline: getText('headlines'),
    description: getText('subHeadlines'),
    callToAction: ad.templateAdType === 'messenger' ? sendMessage : formatLabel(content.callToAction),
    link: ad.templateAdType === 'landing_page' ? content.landingPageUrl : '',
  };
  const greeting = inserts ? expandInserts(content.messageAd, inserts) : content.messageAd;
  return (placement) => ({
    ...shared,
    // A conversation opens with the greeting, where the ad has one.
    ...(placement.family === 'conversation' && ad.templateAdType === 'messenger' ? { text: greeting } : {}),
    media:
      findPlacedMedia(content, media, placement) ?? findFirstMedia(listOwnMedia(content, media), placement),
  });
}
