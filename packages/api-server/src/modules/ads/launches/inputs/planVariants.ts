import type { TextVersion } from '@adlane/contract/ads/templates';
import { findDefaultVersion } from '@adlane/contract/rules';
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

/** Most texts of a kind of one Dynamic ad. */
export const maxDynamicTexts = 5;
const maxDynamicMedia = 10;

/** Lists the written texts, the default first. */
function listWrittenTexts(versions: readonly TextVersion[]): string[] {
  const first = findDefaultVersion(versions);
  const ordered = first ? [first, ...versions.filter((version) => version !== first)] : [];
  return [...new Set(ordered.map((version) => version.value.trim()).filter((text) => text !== ''))];
}

/** Lists the texts of a template as ads use them: written ones only, each list's default first. */
export function listCreativeTexts({ templateContent }: LaunchInputs['template']): CreativeTexts {
  return {
    adText: listWrittenTexts(templateContent.adText),
    headlines: listWrittenTexts(templateContent.headlines),
    subHeadlines: listWrittenTexts(templateContent.subHeadlines),
  };
}

/**
 * Returns the ads of a launch: as many as there are ad texts or media, whichever are more. The first has
 * every default; each further one has the next text of each list (the default where a list is used up) and
 * the next image or video in turn.
 */
export function planVariants(
  template: LaunchInputs['template'],
  allMedia: readonly LaunchMedia[],
): LaunchVariant[] {
  const texts = listCreativeTexts(template);
  const media = sortMedia(template, allMedia).ads;
  const [firstMedia] = media;
  if (!firstMedia) return [];
  const pick = (list: readonly string[], index: number) => list[index] ?? list[0] ?? '';
  return Array.from({ length: Math.max(texts.adText.length, media.length) }, (_none, index) => ({
    adText: pick(texts.adText, index),
    headline: pick(texts.headlines, index),
    subHeadline: pick(texts.subHeadlines, index),
    media: media[index % media.length] ?? firstMedia,
  }));
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
