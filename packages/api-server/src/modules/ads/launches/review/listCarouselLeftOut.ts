import { findCarousel, limits, listWrittenPositions } from '@adlane/contract/rules';
import type { LaunchInputs } from '../inputs/launchSettings';
import { sortMedia } from '../inputs/sortMedia';

/** Lists what of a template its carousel does not show; empty for other ads. Pure. */
export function listCarouselLeftOut({ template, media }: LaunchInputs): string[] {
  const { headlines, subHeadlines, placementMedia = {}, ...content } = template.templateContent;
  const carousel = findCarousel(content);
  if (!carousel) return [];
  const { ads } = sortMedia(template, media);
  const isWritten = [headlines, subHeadlines].some((list) => listWrittenPositions(list).length > 0);
  const isPlaced = Object.values(placementMedia).some((id) => id !== null);
  const { length } = carousel.cards;
  return [
    ...(isWritten ? ['Headlines and sub-headlines of the ad: each card of a carousel has its own.'] : []),
    ...media.filter((item) => !ads.includes(item)).map(({ name }) => `${name}: no card shows it.`),
    ...(isPlaced ? ['The media per placement: a carousel shows its cards on all placements.'] : []),
    ...(length > limits.facebook.cards.onInstagram
      ? ['The cards after the fifth on Instagram, which shows five in your order.']
      : []),
  ];
}
