import type { CardField, CarouselCard } from '../../ads/templates/Carousel';
import type { Template, TemplateContent } from '../../ads/templates/schemas';
import { limits } from '../../constants/limits';
import { carouselMessages } from '../../constants/texts/carouselMessages';
import { checkFilledText, checkLinkText, type InsertMap } from '../smartInserts';
import { checkRequired } from '../texts/checkRequired';
import type { RuleMessage } from '../texts/textRules';
import { checkAdText } from './checkAdText';
import { findCarousel, type MaybeCarousel } from './findCarousel';

/** Texts of a card that have the rules and limits of the ad's headlines and sub-headlines (ads §5). */
export const cardTextKinds = { headline: 'heading', description: 'description' } as const;
/** How the cards are checked. */
export type CarouselCheck = {
  /** Smart inserts by name; their values are counted. */
  readonly inserts?: InsertMap | undefined;
  /** Lets texts, media and cards be missing. */
  readonly isDraft?: boolean | undefined;
  /** Media of the template; without them only whether a card names one is checked. */
  readonly media?: readonly { readonly id: number }[] | undefined;
};

/**
 * Checks the cards of a carousel: messages by field path (`carousel.cards.0.headline`), and of the carousel's rules by the
 * fields that break them; empty for other ads. Equal headlines are allowed: cards are no versions of one text.
 */
export function checkCarousel(
  content: Pick<TemplateContent, 'campaignStructure'> & MaybeCarousel,
  templateAdType: Template['templateAdType'],
  check: CarouselCheck = {},
): Record<string, string[]> {
  const carousel = findCarousel(content);
  if (!carousel) return {};
  const { isDraft = false } = check;
  const found: Record<string, string[]> = {};
  const add = (path: string, message: RuleMessage) => {
    if (message !== undefined) found[path] = [message];
  };
  const { length } = carousel.cards;
  const { min, max } = limits.facebook.cards;
  if (length < min && !isDraft) add('carousel.cards', carouselMessages.tooFewCards);
  if (length > max) add('carousel.cards', carouselMessages.tooManyCards);
  if (content.campaignStructure === 'dynamic' && !isDraft) {
    add('campaignStructure', carouselMessages.dynamicWithoutCards);
  }
  for (const [index, card] of carousel.cards.entries()) {
    for (const [field, message] of Object.entries(checkCarouselCard(card, templateAdType, check))) {
      add(`carousel.cards.${index}.${field}`, message);
    }
  }
  return found;
}

/** Checks one card: messages by field. */
export function checkCarouselCard(
  card: CarouselCard,
  templateAdType: Template['templateAdType'],
  { inserts = new Map(), isDraft = false, media }: CarouselCheck = {},
): Partial<Record<CardField, RuleMessage>> {
  const { headline, description, link, mediaId } = card;
  const hasMedium = mediaId !== null && (media?.some(({ id }) => id === mediaId) ?? true);
  const isLinkUsed = templateAdType === 'landing_page' && link.trim() !== '';
  return {
    mediaId: hasMedium || isDraft ? undefined : carouselMessages.cardMediaRequired,
    headline:
      (isDraft ? undefined : checkRequired(headline)) ??
      checkAdText(cardTextKinds.headline, headline, [], inserts),
    description: checkAdText(cardTextKinds.description, description, [], inserts),
    link: isLinkUsed ? checkLinkText(link, inserts) : undefined,
  };
}

/** Lists the texts and used links of the cards of an ad by field path (`carousel.cards.0.headline`). */
export function listCardTexts(
  content: MaybeCarousel,
  templateAdType: Template['templateAdType'],
): (readonly [path: `carousel.cards.${number}.${Exclude<CardField, 'mediaId'>}`, text: string])[] {
  const cards = findCarousel(content)?.cards ?? [];
  return cards.flatMap(({ headline, description, link }, index) => [
    [`carousel.cards.${index}.headline`, headline] as const,
    [`carousel.cards.${index}.description`, description] as const,
    ...(templateAdType === 'landing_page' ? [[`carousel.cards.${index}.link`, link] as const] : []),
  ]);
}

/** Checks the cards with their inserts filled in, as `checkFilledTexts` checks the version lists. */
export function checkFilledCards(
  content: MaybeCarousel,
  templateAdType: Template['templateAdType'],
  inserts: InsertMap,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [path, text] of listCardTexts(content, templateAdType)) {
    const message = checkFilledText(text, inserts);
    if (message !== undefined) found[path] = [message];
  }
  return found;
}

/** Returns a further, empty card with the first medium that no card shows. */
export function createCard(
  cards: readonly CarouselCard[],
  media: readonly { readonly id: number }[],
): CarouselCard {
  const used = new Set(cards.map(({ mediaId }) => mediaId));
  const id = Math.max(0, ...cards.map((card) => card.id)) + 1;
  const mediaId = media.find((medium) => !used.has(medium.id))?.id ?? null;
  return { id, mediaId, headline: '', description: '', link: '' };
}

/** Returns a content whose cards show other media, for copies and corrections; cards without a replacement show none. */
export function replaceCardMedia<Content extends MaybeCarousel>(
  content: Content,
  findReplacement: (mediaId: number) => number | null,
): Content {
  const { carousel } = content;
  if (!carousel) return content;
  const cards = carousel.cards.map((card) => ({
    ...card,
    mediaId: card.mediaId === null ? null : findReplacement(card.mediaId),
  }));
  return { ...content, carousel: { ...carousel, cards } };
}
