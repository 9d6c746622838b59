import type { TextVersion } from '@adlane/contract/ads/templates';
import { findCarousel, listShownTexts, listWrittenPositions, maxDynamicTexts } from '@adlane/contract/rules';
import type { LaunchInputs, LaunchMedia } from './launchSettings';
import { sortMedia } from './sortMedia';

/** Texts and image or video of one ad of a launch. */
export type LaunchVariant = {
  readonly adText: string;
  readonly headline: string;
  readonly subHeadline: string;
  readonly media: LaunchMedia;
};
export type CreativeTexts = Readonly<Record<'adText' | 'headlines' | 'subHeadlines', readonly string[]>>;

const maxDynamicMedia = 10;

/** Positions in the lists of a template of what one ad of a launch shows; undefined for an empty list. */
export type VariantSlot = Readonly<Record<'adText' | 'headlines' | 'subHeadlines', number | undefined>> & {
  readonly media: number;
};

/** Lists the written texts, the default first. */
function listWrittenTexts(versions: readonly TextVersion[]): string[] {
  return listWrittenPositions(versions).flatMap((position) => versions[position]?.value.trim() ?? []);
}

/** Lists the texts of a template as ads use them: written ones only, each list's default first; a carousel's are on its cards. */
export function listCreativeTexts({ templateContent }: LaunchInputs['template']): CreativeTexts {
  const shown = listShownTexts(templateContent);
  const list = (field: keyof CreativeTexts) =>
    shown.includes(field) ? listWrittenTexts(templateContent[field]) : [];
  return { adText: list('adText'), headlines: list('headlines'), subHeadlines: list('subHeadlines') };
}

/**
 * Returns the ads of a launch: as many as there are ad texts or media, whichever are more. The first has
 * every default; each further one has the next text of each list (the default where a list is used up) and
 * the next image or video in turn. A carousel makes one ad per ad text, each with all its cards.
 */
export function planVariants(
  template: LaunchInputs['template'],
  media: readonly LaunchMedia[],
): LaunchVariant[] {
  return listVariantSlots(template, media).flatMap((slot) => readVariant(slot, template, media) ?? []);
}

/** Lists where the texts and the medium of each ad of a launch are in the template. Pure. */
export function listVariantSlots(
  template: LaunchInputs['template'],
  allMedia: readonly LaunchMedia[],
): VariantSlot[] {
  const { templateContent: content } = template;
  const shown = listShownTexts(content);
  const lists = (['adText', 'headlines', 'subHeadlines'] as const).map((field) =>
    shown.includes(field) ? listWrittenPositions(content[field]) : [],
  );
  const media = sortMedia(template, allMedia).ads.map((item) => allMedia.indexOf(item));
  const least = findCarousel(content) ? 1 : media.length;
  const count = media.length === 0 ? 0 : Math.max(lists[0]?.length ?? 0, least);
  return Array.from({ length: count }, (_none, index) => {
    const [text, headline, subHeadline] = lists.map((list) => list[index] ?? list[0]);
    const position = media[index % media.length] ?? 0;
    return { adText: text, headlines: headline, subHeadlines: subHeadline, media: position };
  });
}

/** Reads one ad of a launch; an emptied text is replaced by the default. Undefined without its medium. Pure. */
export function readVariant(
  slot: VariantSlot,
  template: LaunchInputs['template'],
  allMedia: readonly LaunchMedia[],
): LaunchVariant | undefined {
  const texts = listCreativeTexts(template);
  const media = allMedia[slot.media];
  const read = (field: keyof CreativeTexts) => {
    const position = slot[field];
    const own = position === undefined ? '' : (template.templateContent[field][position]?.value ?? '');
    return own.trim() || (texts[field][0] ?? '');
  };
  return (
    media && { adText: read('adText'), headline: read('headlines'), subHeadline: read('subHeadlines'), media }
  );
}

/** Returns the texts and media of a Dynamic ad, within its limits. */
export function listDynamicAssets(template: LaunchInputs['template'], media: readonly LaunchMedia[]) {
  const texts = listCreativeTexts(template);
  return {
    adText: texts.adText.slice(0, maxDynamicTexts),
    headlines: texts.headlines.slice(0, maxDynamicTexts),
    subHeadlines: texts.subHeadlines.slice(0, maxDynamicTexts),
    media: sortMedia(template, media).ads.slice(0, maxDynamicMedia),
  };
}
