import type { Carousel } from '@adlane/contract/ads/templates';
import { limits } from '@adlane/contract/rules';
import type { CreativeNode } from '../../../connectors/facebook/graph/campaignShapes';

type LinkData = NonNullable<CreativeNode['object_story_spec']['link_data']>;

/** What cards are converted with. */
export type CarouselParts = {
  /** Our ids of the imported images by their hashes. */
  readonly mediaIds: ReadonlyMap<string, number>;
  /** Returns whether a card's link is a page; links to forms and chats are none. */
  readonly isOwnPage: (link: string) => boolean;
};

/** Finds the first creative that is a carousel: Meta's have two cards or more. Pure. */
export function findCarouselData(creatives: readonly CreativeNode[]): LinkData | undefined {
  const stories = creatives.flatMap(({ object_story_spec }) => object_story_spec.link_data ?? []);
  return stories.find(({ child_attachments }) => child_attachments.length >= limits.facebook.cards.min);
}

/** Converts the cards of a carousel, as many as a template can have. Of a video it has the picture. Pure. */
export function toCarousel(data: LinkData, { mediaIds, isOwnPage }: CarouselParts): Carousel {
  return {
    isEnabled: true,
    cards: data.child_attachments.slice(0, limits.facebook.cards.max).map((card, index) => ({
      id: index + 1,
      mediaId: mediaIds.get(card.image_hash) ?? null,
      headline: card.name.trim(),
      description: card.description.trim(),
      link: isOwnPage(card.link) ? card.link : '',
    })),
    isOptimized: data.multi_share_optimized,
    hasEndCard: data.multi_share_end_card,
  };
}
