import type { Carousel } from '../../ads/templates/Carousel';
import { type VersionField, versionFields } from '../../constants/texts/textTitles';

/** The part of an ad's content that says whether it is a carousel. */
export type MaybeCarousel = { readonly carousel?: Carousel | null | undefined };

/**
 * Returns the carousel of an ad; undefined for an ad with a single image or video.
 *
 * @example
 * findCarousel(template.templateContent)?.cards.length; // 3
 */
export function findCarousel({ carousel }: MaybeCarousel): Carousel | undefined {
  return carousel?.isEnabled === true ? carousel : undefined;
}

const textsOfCarousels = ['adText'] as const satisfies readonly VersionField[];

/** Lists the version lists that an ad shows: of a carousel, whose cards have their own headlines, the ad texts alone. */
export function listShownTexts(content: MaybeCarousel): readonly VersionField[] {
  return findCarousel(content) ? textsOfCarousels : versionFields;
}
