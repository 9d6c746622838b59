import type { Carousel } from '@adlane/contract/ads/templates';
import { carouselMessages, messages } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { exampleLaunch, picture } from '../../../../../test/exampleLaunch';
import { fillInserts } from '../inputs/fillInserts';
import { describePlan } from './describePlan';
import { listByChoice, listLeftOut } from './listLeftOut';
import { preflightFacebook } from './preflightFacebook';

const now = new Date('2026-11-21T10:00:00Z');
const media = [1, 2, 3, 4, 5, 6].map((id) => ({ ...picture, id, name: `${id}.png` }));
const cardsTo = (count: number) =>
  media
    .slice(0, count)
    .map(({ id }) => ({ id, mediaId: id, headline: `Room ${id}`, description: '', link: '' }));
const buildCarousel = (cards: Carousel['cards']): Carousel => ({
  isEnabled: true,
  cards,
  isOptimized: true,
  hasEndCard: false,
});
type Changes = NonNullable<Parameters<typeof exampleLaunch>[0]>;
const launch = (cards: Carousel['cards'], { content, ...changes }: Changes = {}) =>
  exampleLaunch({ media, content: { carousel: buildCarousel(cards), ...content }, ...changes });
const find = (...given: Parameters<typeof launch>) => preflightFacebook(launch(...given), now);
const traffic = {
  FbAdSetting: {
    ad_launch_type: 'landing_page' as const,
    field: { objective: 'OUTCOME_TRAFFIC', optimization_goal: 'LINK_CLICKS' },
  },
};
const messenger = {
  FbAdSetting: {
    ad_launch_type: 'messenger' as const,
    field: { objective: 'OUTCOME_ENGAGEMENT', optimization_goal: 'CONVERSATIONS' },
  },
};
const apps = (instagram: boolean) => ({
  ...messenger,
  settings: {
    messagingApps: { messenger: true, instagram },
    selectedInstagram: { id: '5001', name: 'Smile' },
  },
});

describe('the review of a carousel', () => {
  it('has nothing against two cards, though the headlines of single ads are missing', () => {
    const { headlines } = exampleLaunch().template.templateContent;
    const empty = headlines.map((version) => ({ ...version, value: '' }));
    expect(find(cardsTo(2), { content: { headlines: empty } })).toEqual([]);
    expect(find(cardsTo(1))).toEqual([
      { field: 'templateContent.carousel.cards', message: carouselMessages.tooFewCards },
    ]);
  });

  it('names what is wrong at its card: a medium that is gone, a text that is too long for this client', () => {
    const [first, second] = cardsTo(2);
    if (!first || !second) throw new Error('There are two cards.');
    const cards = [
      { ...first, mediaId: 99 },
      { ...second, headline: 'Hi {Business Name}', description: 'In {City Name}' },
    ];
    const inserts = [['Business Name', 'b'.repeat(28)]] as const;
    expect(find(cards, { inserts }).map(({ field, message }) => [field, message])).toEqual([
      ['templateContent.carousel.cards.0.mediaId', carouselMessages.cardMediaRequired],
      ['templateContent.carousel.cards.1.headline', messages.characterLimit],
      ['templateContent.carousel.cards.1.description', expect.stringContaining('{City Name}')],
    ]);
  });

  it('checks the filled-in link of a card of a traffic ad', () => {
    const [first, second] = cardsTo(2);
    if (!first || !second) throw new Error('There are two cards.');
    const cards = [first, { ...second, link: '{Shop}' }];
    const forShop = (shop: string) => ({ settings: traffic, inserts: [['Shop', shop]] as const });
    expect(find(cards, forShop('https://example.com'))).toEqual([]);
    expect(find(cards, forShop('no page'))).toEqual([
      { field: 'templateContent.carousel.cards.1.link', message: messages.urlInvalid },
    ]);
    expect(find(cards, { inserts: [['Shop', 'no page']] })).toEqual([]);
  });

  it('refuses Dynamic ads and ads that open two apps, and says what to do', () => {
    expect(find(cardsTo(2), { content: { campaignStructure: 'dynamic' } })).toEqual([
      { field: 'templateContent.campaignStructure', message: carouselMessages.dynamicWithoutCards },
    ]);
    expect(find(cardsTo(2), { settings: apps(true) })).toEqual([
      { field: 'templateTargeting.messagingApps', message: carouselMessages.oneAppForCards },
    ]);
    expect(find(cardsTo(2), { settings: apps(false) })).toEqual([]);
  });
});

describe('what the review of a carousel shows', () => {
  it('its ads with the headlines and media of the cards', () => {
    const { adSets } = describePlan(fillInserts(launch(cardsTo(2))), now);
    expect(adSets[0]?.ads).toHaveLength(3);
    expect(adSets[0]?.ads[1]).toEqual({
      adText: ['Two smiles'],
      headlines: ['Room 1', 'Room 2'],
      subHeadlines: [],
      mediaIds: [1, 2],
      isCarousel: true,
    });
  });

  it('what is not shown: other media, and on Instagram the cards after the fifth', () => {
    const leftOut = (count: number) => listLeftOut(launch(cardsTo(count)));
    const instagram = 'The cards after the fifth on Instagram, which shows five in your order.';
    expect(leftOut(5)).toContain('6.png: no card shows it.');
    expect(leftOut(5)).not.toContain(instagram);
    expect(leftOut(6)).toContain(instagram);
    expect(listByChoice(launch(cardsTo(6)))).not.toContain(instagram);
  });

  it('placements for single videos alone are left out', () => {
    const platform = { facebook: ['feed', 'instream_video'] };
    const video = { ...picture, id: 9, kind: 'video' as const };
    const inputs = launch(cardsTo(2), {
      media: [...media, video],
      targeting: { placement: 'Manual', platform },
    });
    expect(listLeftOut(inputs)).toContain(
      'In-stream videos on Facebook: Shows single videos only, no carousels.',
    );
  });
});
