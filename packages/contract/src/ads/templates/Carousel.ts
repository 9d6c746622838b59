import * as z from 'zod';
import { limits } from '../../constants/limits';
import { carouselMessages } from '../../constants/texts/carouselMessages';

/** One card of a carousel. */
export const CarouselCard = z.looseObject({
  /** Unique among the cards; stays when they are reordered. */
  id: z.int().min(1),
  /** Id of an image or video among `templateMedia`; null until one is chosen. */
  mediaId: z.int().nullable(),
  headline: z.string(),
  description: z.string(),
  /** Page that the card of a traffic ad opens; empty: the ad's landing page. */
  link: z.string(),
});
export type CarouselCard = z.infer<typeof CarouselCard>;
/** A field of a card that can be wrong. */
export type CardField = 'mediaId' | 'headline' | 'description' | 'link';

function refuseRepeatedIds(cards: readonly CarouselCard[], context: z.RefinementCtx): void {
  for (const [index, { id }] of cards.entries()) {
    const isRepeated = cards.findIndex((card) => card.id === id) < index;
    if (isRepeated)
      context.addIssue({ code: 'custom', path: [index, 'id'], message: carouselMessages.repeatedCard });
  }
}

/** The cards of a Facebook ad that people scroll sideways. A disabled one is stored and not used. */
export const Carousel = z.looseObject({
  isEnabled: z.boolean(),
  /** In the order of the ad. */
  cards: z
    .array(CarouselCard)
    .max(limits.facebook.cards.max, carouselMessages.tooManyCards)
    .superRefine(refuseRepeatedIds),
  /** Facebook orders the cards by their results (`multi_share_optimized`). */
  isOptimized: z.boolean(),
  /** Ends with a card of the page's picture (`multi_share_end_card`). */
  hasEndCard: z.boolean(),
});
export type Carousel = z.infer<typeof Carousel>;
