import { findCarousel, limits, listWrittenPositions } from '@adlane/contract/rules';
import type { LaunchInputs } from '../inputs/launchSettings';
import { sortMedia } from '../inputs/sortMedia';

/** Lists what of a template belongs to other ads than its carousel; empty without a carousel. Pure. */
export function listCarouselByChoice({ template }: LaunchInputs): string[] {
  const { headlines, subHeadlines, placementMedia = {}, ...content } = template.templateContent;
  if (!findCarousel(content)) return [];
  const isWritten = [headlines, subHeadlines].some((list) => listWrittenPositions(list).length > 0);
  const isPlaced = Object.values(placementMedia).some((id) => id !== null);
  return [
    ...(isWritten ? ['Headlines and sub-headlines of the ad: each card of a carousel has its own.'] : []),
    ...(isPlaced ? ['The media per placement: a carousel shows its cards on all placements.'] : []),
  ];
}

/** Lists media and cards that a carousel does not show; empty for other ads. Pure. */
export function listCarouselLost({ template, media }: LaunchInputs): string[] {
  const carousel = findCarousel(template.templateContent);
  if (!carousel) return [];
  const { ads } = sortMedia(template, media);
  const { length } = carousel.cards;
  return [
    ...media.filter((item) => !ads.includes(item)).map(({ name }) => `${name}: no card shows it.`),
    ...(length > limits.facebook.cards.onInstagram
      ? ['The cards after the fifth on Instagram, which shows five in your order.']
      : []),
  ];
}
