import { describe, expect, it } from 'vitest';
import { Carousel, type CarouselCard } from '../../ads/templates/Carousel';
import { createDefaultTemplateContent } from '../../ads/templates/templateDefaults';
import { carouselMessages } from '../../constants/texts/carouselMessages';
import { messages } from '../../constants/texts/messages';
import { checkFilledTexts } from '../smartInserts';
import {
  checkCarousel,
  checkFilledCards,
  createCard,
  listCardTexts,
  replaceCardMedia,
} from './carouselRules';
import { createCards } from './createCards';
import { findCarousel, listShownTexts } from './findCarousel';
import { checkTemplateTexts } from './templateRules';
import { countUsedTexts, listAdMedia } from './usedTexts';

const card = (id: number, changes: Partial<CarouselCard> = {}): CarouselCard => ({
  id,
  mediaId: id,
  headline: `Room ${id}`,
  description: '',
  link: '',
  ...changes,
});
const cardsTo = (count: number) => Array.from({ length: count }, (_none, index) => card(index + 1));

function contentWith(cards: CarouselCard[], isEnabled = true) {
  const content = createDefaultTemplateContent();
  return { ...content, carousel: { isEnabled, cards, isOptimized: true, hasEndCard: true } };
}

describe('the number of cards', () => {
  it.each([
    [1, carouselMessages.tooFewCards],
    [2, undefined],
    [7, undefined],
    [8, carouselMessages.tooManyCards],
  ])('%i cards: %s', (count, message) => {
    expect(checkCarousel(contentWith(cardsTo(count)), 'leadform')).toEqual(
      message === undefined ? {} : { 'carousel.cards': [message] },
    );
  });

  it('a draft may lack cards, and a disabled carousel is not checked', () => {
    expect(checkCarousel(contentWith([]), 'leadform', { isDraft: true })).toEqual({});
    expect(checkCarousel(contentWith([card(1, { headline: 'SALE' })], false), 'leadform')).toEqual({});
    expect(checkCarousel(createDefaultTemplateContent(), 'leadform')).toEqual({});
  });

  it('a stored carousel has at most 7 cards, each with its own id', () => {
    const stored = (cards: CarouselCard[]) => Carousel.safeParse(contentWith(cards).carousel).success;
    expect([stored(cardsTo(7)), stored(cardsTo(8)), stored([card(1), card(1)])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the texts of a card', () => {
  const find = (changes: Partial<CarouselCard>, inserts?: ReadonlyMap<string, string>) =>
    checkCarousel(contentWith([card(1, changes), card(2)]), 'landing_page', { inserts });

  it.each([
    ['a headline of 30 characters', { headline: 'a'.repeat(30) }, {}],
    ['one of 31', { headline: 'a'.repeat(31) }, { headline: messages.headingTooLong }],
    ['a description of 90 characters', { description: 'a'.repeat(90) }, {}],
    ['one of 91', { description: 'a'.repeat(91) }, { description: messages.descriptionTooLong }],
    ['no headline', { headline: ' ' }, { headline: messages.fieldRequired }],
    ['an emoji', { headline: 'Hi 🎉' }, { headline: messages.emojis }],
    ['a word in capitals', { description: 'Big SALE' }, { description: messages.capitalWords }],
    ['an unknown insert', { headline: 'At {Nowhere}' }, { headline: messages.braces }],
    ['the headline of another card', { headline: 'Room 2' }, {}],
    ['no link', { link: '' }, {}],
    ['a broken link', { link: 'nowhere' }, { link: messages.urlInvalid }],
  ] as const)('%s', (_what, changes, wrong) => {
    const expected = Object.entries(wrong).map(([field, text]) => [`carousel.cards.0.${field}`, [text]]);
    expect(find(changes)).toEqual(Object.fromEntries(expected));
  });

  it('counts inserts with their longest value', () => {
    const inserts = (length: number) => new Map([['Business Name', 'b'.repeat(length)]]);
    const headline = 'Hi {Business Name}';
    expect(find({ headline }, inserts(27))).toEqual({});
    expect(find({ headline }, inserts(28))).toEqual({
      'carousel.cards.0.headline': [messages.characterLimit],
    });
  });

  it('checks links of traffic ads only', () => {
    const content = contentWith([card(1, { link: 'nowhere' }), card(2)]);
    expect(checkCarousel(content, 'messenger')).toEqual({});
    expect(listCardTexts(content, 'messenger')).toHaveLength(4);
    expect(listCardTexts(content, 'landing_page')).toHaveLength(6);
  });

  it('names inserts without a value at their card', () => {
    const content = contentWith([card(1), card(2, { description: 'In {City Name}' })]);
    expect(Object.keys(checkFilledCards(content, 'leadform', new Map()))).toEqual([
      'carousel.cards.1.description',
    ]);
  });
});

describe('what goes with a carousel', () => {
  it('each card needs a medium of the template', () => {
    const content = contentWith([card(1), card(2, { mediaId: null }), card(3)]);
    const missing = [carouselMessages.cardMediaRequired];
    expect(checkCarousel(content, 'leadform')).toEqual({ 'carousel.cards.1.mediaId': missing });
    expect(checkCarousel(content, 'leadform', { media: [{ id: 1 }] })).toEqual({
      'carousel.cards.1.mediaId': missing,
      'carousel.cards.2.mediaId': missing,
    });
  });

  it('a Dynamic ad has no cards', () => {
    const content = { ...contentWith(cardsTo(2)), campaignStructure: 'dynamic' as const };
    expect(checkCarousel(content, 'leadform')).toEqual({
      campaignStructure: [carouselMessages.dynamicWithoutCards],
    });
  });

  it('its headlines replace those of the ad, which may be empty or wrong', () => {
    const [first, ...rest] = createDefaultTemplateContent().headlines;
    if (!first) throw new Error('A template has headlines.');
    const content = { ...contentWith(cardsTo(2)), headlines: [{ ...first, value: 'SALE {X}' }, ...rest] };
    expect(listShownTexts(content)).toEqual(['adText']);
    expect(Object.keys(checkTemplateTexts(content))).toEqual(['adText.0.value']);
    expect(checkFilledTexts(content, new Map())).toEqual({});
    const single = { ...content, carousel: { ...content.carousel, isEnabled: false } };
    expect(findCarousel(single)).toBeUndefined();
    expect(Object.keys(checkTemplateTexts(single))).toContain('headlines.0.value');
  });

  it('there is one ad per ad text, with the media of its cards in their order, each once', () => {
    const media = [1, 2, 3].map((id) => ({ id, kind: 'image' as const }));
    const templateContent = contentWith([card(1, { mediaId: 3 }), card(2, { mediaId: 1 }), card(3)]);
    const template = { templateContent, adCreativeType: 'image' as const };
    expect(listAdMedia(template, media).map(({ id }) => id)).toEqual([3, 1]);
    expect(countUsedTexts(template, media).headlines.used).toBe(0);
  });
});

describe('making cards', () => {
  it('starts with a card per medium and the headlines that are written, and with two cards at least', () => {
    const written = { headlines: [{ value: 'One' }], subHeadlines: [{ value: '' }, { value: 'More' }] };
    expect(createCards(written, [{ id: 8 }])).toEqual([
      { id: 1, mediaId: 8, headline: 'One', description: '', link: '' },
      { id: 2, mediaId: null, headline: '', description: 'More', link: '' },
    ]);
    const media = Array.from({ length: 9 }, (_none, index) => ({ id: index + 1 }));
    expect(createCards(written, media)).toHaveLength(7);
  });

  it('adds a card with the first medium that no card shows', () => {
    expect(createCard([card(1), card(5)], [{ id: 1 }, { id: 2 }])).toMatchObject({ id: 6, mediaId: 2 });
    expect(createCard([card(1)], [{ id: 1 }]).mediaId).toBeNull();
  });

  it('copies show the copies of their media', () => {
    const content = contentWith([card(1), card(2, { mediaId: null })]);
    const copied = replaceCardMedia(content, (id) => id + 100);
    expect(copied.carousel.cards.map(({ mediaId }) => mediaId)).toEqual([101, null]);
    const single = createDefaultTemplateContent();
    expect(replaceCardMedia(single, () => null)).toBe(single);
  });
});
