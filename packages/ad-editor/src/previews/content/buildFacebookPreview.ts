import type { Template, TemplateContent, TemplateMedia } from '@adlane/contract/ads/templates';
import {
  facebookCallsToAction,
  placementGroupNames,
  placementGroups,
  type VersionField,
} from '@adlane/contract/constants';
import { expandInserts, findCarousel, findDefaultVersion, type InsertMap } from '@adlane/contract/rules';
import { translate } from '@adlane/ui';
import type { PreviewPlacement } from '../placements/PreviewPlacement';
import type { BuildContent, PreviewCard } from './PreviewContent';
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

/** The cards of a carousel with inserts filled in; undefined for a single image or video. */
function buildCards(
  content: TemplateContent,
  media: readonly TemplateMedia[],
  fill: (text: string) => string,
): readonly PreviewCard[] | undefined {
  return findCarousel(content)?.cards.map(({ id, mediaId, headline, description }) => ({
    id,
    headline: fill(headline),
    description: fill(description),
    media: media.find((medium) => medium.id === mediaId) ?? null,
  }));
}

/** What Meta's placements show of a template: the active versions, else the defaults. Of a carousel: its cards. */
export function buildFacebookPreview(source: FacebookPreviewSource): BuildContent {
  const { ad, media, page, shown = {}, inserts } = source;
  const content = ad.templateContent;
  const fill = (text: string) => (inserts ? expandInserts(text, inserts) : text);
  const cards = buildCards(content, media, fill);
  const [card] = cards ?? [];
  const getText = (field: VersionField) => {
    const version =
      content[field].find(({ id }) => id === shown[field]) ?? findDefaultVersion(content[field]);
    return fill(version?.value ?? '');
  };
  const shared = {
    name: page?.name ?? translate('Your page'),
    pictureUrl: page?.picture_url ?? null,
    text: getText('adText'),
    headline: card ? card.headline : getText('headlines'),
    description: card ? card.description : getText('subHeadlines'),
    callToAction: ad.templateAdType === 'messenger' ? sendMessage : formatLabel(content.callToAction),
    link: ad.templateAdType === 'landing_page' ? content.landingPageUrl : '',
  };
  const greeting = fill(content.messageAd);
  return (placement) => ({
    ...shared,
    // A conversation opens with the greeting, where the ad has one.
    ...(placement.family === 'conversation' && ad.templateAdType === 'messenger' ? { text: greeting } : {}),
    ...(cards ? { cards, hasEndCard: content.carousel?.hasEndCard } : {}),
    media: card
      ? card.media
      : (findPlacedMedia(content, media, placement) ??
        findFirstMedia(listOwnMedia(content, media), placement)),
  });
}
