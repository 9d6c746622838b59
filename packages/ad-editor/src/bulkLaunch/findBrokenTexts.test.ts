import { describe, expect, it } from 'vitest';
import { storyTemplate } from '../story/storyTemplate';
import { findBrokenTexts, listMissingInserts } from './findBrokenTexts';

function createAd(headline: string) {
  const [first, ...others] = storyTemplate.templateContent.headlines;
  const headlines = first ? [{ ...first, value: headline }, ...others] : [];
  return { ...storyTemplate, templateContent: { ...storyTemplate.templateContent, headlines } };
}
const named = (name: string) => new Map([['Business Name', name]]);

describe("an ad with a client's smart inserts", () => {
  it('lacks the values that the client has not', () => {
    expect(listMissingInserts(createAd('{Business Name} in {Town}'), named('Elm'))).toEqual(['Town']);
    expect(listMissingInserts(createAd('{Business Name}'), named('Elm'))).toEqual([]);
  });

  it('lacks values of its landing page only if it opens one', () => {
    const ad = createAd('Welcome');
    const withPage = { ...ad.templateContent, landingPageUrl: '{Business Website}' };
    const opens = (templateAdType: 'leadform' | 'landing_page') =>
      listMissingInserts({ ...ad, templateAdType, templateContent: withPage }, new Map());
    expect([opens('leadform'), opens('landing_page')]).toEqual([[], ['Business Website']]);
  });

  it.each([
    [26, []],
    [27, ['templateContent.headlines.0.value']],
  ])('breaks or not with a name of %i characters', (length, fields) => {
    const found = findBrokenTexts(createAd('For {Business Name}'), named('b'.repeat(length)));
    expect(found.map(([field]) => field)).toEqual(fields);
  });

  it("does not break for what is no matter of the client's values", () => {
    expect(findBrokenTexts(createAd('{Town}'), named('Elm'))).toEqual([]);
    expect(findBrokenTexts(createAd('A Headline That Is Far Too Long'), named('Elm'))).toEqual([]);
  });

  it('lacks and breaks at the cards of a carousel, whose headlines replace those of the ad', () => {
    const { templateContent } = createAd('{Town}');
    const card = { id: 1, mediaId: 1, headline: 'For {Business Name}', description: '{City}', link: '' };
    const cards = [card, { ...card, id: 2, headline: 'Calm', description: '' }];
    const carousel = { isEnabled: true, isOptimized: false, hasEndCard: false, cards };
    const ad = { ...storyTemplate, templateContent: { ...templateContent, carousel } };
    expect(listMissingInserts(ad, named('Elm'))).toEqual(['City']);
    const found = findBrokenTexts(ad, named('b'.repeat(27)));
    expect(found.map(([field]) => field)).toEqual(['templateContent.carousel.cards.0.headline']);
  });
});
