import type { Template, TemplateContent, TextVersion } from '../../ads/templates/schemas';
import { type VersionField, versionFields } from '../../constants/texts/textTitles';
import { findCarousel, listShownTexts } from './findCarousel';
import { findDefaultVersion } from './versionList';

/** Most texts of a list that one Dynamic ad takes. */
export const maxDynamicTexts = 5;

type Medium = { readonly id: number; readonly kind: 'image' | 'video' };
type PlannedTemplate = Pick<Template, 'templateContent' | 'adCreativeType'>;

/**
 * Lists the positions of the texts that ads can use: written ones, the default first; of equal texts only one.
 */
export function listWrittenPositions(versions: readonly TextVersion[]): number[] {
  const first = findDefaultVersion(versions);
  const ordered = first ? [first, ...versions.filter((version) => version !== first)] : [];
  const written = ordered.filter(({ value }) => value.trim() !== '');
  const texts = written.map(({ value }) => value.trim());
  return written
    .filter(({ value }, index) => texts.indexOf(value.trim()) === index)
    .map((version) => versions.indexOf(version));
}

/** Lists the ids of media that only a group of placements shows. A Dynamic ad has none: Facebook chooses. */
function listPlacedIds({ campaignStructure, placementMedia = {} }: TemplateContent): (number | null)[] {
  if (campaignStructure === 'dynamic') return [];
  return Object.values(placementMedia);
}

/**
 * Lists the media that make ads, in order. Media of placements make none; in video ads (ads §3, creative type) images are
 * covers. Of a carousel: those of its cards, each once.
 */
export function listAdMedia<Each extends Medium>(
  { templateContent, adCreativeType }: PlannedTemplate,
  media: readonly Each[],
): readonly Each[] {
  const carousel = findCarousel(templateContent);
  if (carousel) {
    const shown = carousel.cards.flatMap(({ mediaId }) => media.find(({ id }) => id === mediaId) ?? []);
    return [...new Set(shown)];
  }
  const placed = listPlacedIds(templateContent);
  const others = media.filter(({ id }) => !placed.includes(id));
  // Something must make the ad.
  const own = others.length > 0 ? others : media;
  const videos = own.filter(({ kind }) => kind === 'video');
  return adCreativeType !== 'video' || videos.length === 0 ? own : videos;
}

/** How many of the written texts of a list the ads of a launch use. */
export type UsedTexts = { readonly used: number; readonly written: number };

/**
 * Counts the texts that a launch uses. A Dynamic ad takes `maxDynamicTexts` of each list; otherwise there are
 * as many ads as ad texts or media, whichever are more, with one text of each list. Media that are still missing count as one.
 * A carousel makes as many ads as ad texts, and shows the headlines of its cards instead.
 *
 * @example
 * countUsedTexts(template, template.templateMedia).headlines; // { used: 3, written: 5 }
 */
export function countUsedTexts(
  template: PlannedTemplate,
  media: readonly Medium[],
): Record<VersionField, UsedTexts> {
  const { templateContent } = template;
  const written = (field: VersionField) => listWrittenPositions(templateContent[field]).length;
  const shown = listShownTexts(templateContent);
  const count = () => {
    if (templateContent.campaignStructure === 'dynamic') return maxDynamicTexts;
    const ads = findCarousel(templateContent) ? [] : listAdMedia(template, media);
    return Math.max(written('adText'), ads.length, 1);
  };
  const most = count();
  const counted = versionFields.map((field) => {
    const used = shown.includes(field) ? Math.min(written(field), most) : 0;
    return [field, { used, written: written(field) }] as const;
  });
  return Object.fromEntries(counted) as Record<VersionField, UsedTexts>;
}
