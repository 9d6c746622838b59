import type { CarouselCard } from '../../ads/templates/Carousel';
import type { TextVersion } from '../../ads/templates/schemas';
import { limits } from '../../constants/limits';

/**
 * Returns the cards of a template that becomes a carousel: one per medium, with the written headlines and sub-headlines in
 * their order.
 */
export function createCards(
  {
    headlines,
    subHeadlines,
  }: Readonly<Record<'headlines' | 'subHeadlines', readonly Pick<TextVersion, 'value'>[]>>,
  media: readonly { readonly id: number }[],
): CarouselCard[] {
  const { min, max } = limits.facebook.cards;
  const count = Math.min(max, Math.max(min, media.length));
  return Array.from({ length: count }, (_none, index) => ({
    id: index + 1,
    mediaId: media[index]?.id ?? null,
    headline: headlines[index]?.value ?? '',
    description: subHeadlines[index]?.value ?? '',
    link: '',
  }));
}
