import { describe, expect, it } from 'vitest';
import { carouselTemplate } from '../../facebook/carousel/CarouselCards.fixtures';
import { storyTemplate } from '../../story/storyTemplate';
import { findPreviews } from '../placements/previewPlacements';
import { buildFacebookPreview } from './buildFacebookPreview';

const [feed, conversation] = findPreviews(['facebook.feed.mobile', 'messenger.sponsored_messages.mobile']);
if (!feed || !conversation) throw new Error('These placements have previews.');
const base = { ad: storyTemplate, media: [], page: { name: 'Brightside Dental', picture_url: null } };

describe('what Meta shows of a template', () => {
  it('is the default versions', () => {
    expect(buildFacebookPreview(base)(feed)).toMatchObject({
      name: 'Brightside Dental',
      headline: 'A Spring Check-up',
      description: 'Book in one minute.',
      callToAction: 'Book Now',
      link: '',
      media: null,
    });
  });

  it('shows the active versions', () => {
    const content = buildFacebookPreview({ ...base, shown: { headlines: 2 } })(feed);
    expect(content.headline).toBe('Your First Visit Is Free');
    expect(content.description).toBe('Book in one minute.');
  });

  it('falls back to the default of a version that is gone', () => {
    expect(buildFacebookPreview({ ...base, shown: { headlines: 99 } })(feed).headline).toBe(
      'A Spring Check-up',
    );
  });

  it('leads to a page only where the ad does', () => {
    const templateContent = { ...storyTemplate.templateContent, landingPageUrl: 'https://a.example/x' };
    const page = { ...storyTemplate, templateContent, templateAdType: 'landing_page' as const };
    expect(buildFacebookPreview({ ...base, ad: page })(feed).link).toBe('https://a.example/x');
    expect(buildFacebookPreview({ ...base, ad: { ...storyTemplate, templateContent } })(feed).link).toBe('');
  });

  it("greets in a conversation, with Facebook's own button", () => {
    const ad = { ...storyTemplate, templateAdType: 'messenger' as const };
    expect(buildFacebookPreview({ ...base, ad })(conversation)).toMatchObject({
      text: 'Hi! Where should we send your voucher?',
      callToAction: 'Send message',
    });
    expect(buildFacebookPreview(base)(conversation).text).toMatch(/^A calm first visit/);
  });

  it('fills in smart inserts, and leaves unknown ones as they are written', () => {
    const [first, ...rest] = storyTemplate.templateContent.headlines;
    if (!first) throw new Error('The template has headlines.');
    const headlines = [{ ...first, value: 'Welcome to {Business Name} {Gone}' }, ...rest];
    const ad = { ...storyTemplate, templateContent: { ...storyTemplate.templateContent, headlines } };
    const inserts = new Map([['Business Name', 'Brightside']]);
    expect(buildFacebookPreview({ ...base, ad, inserts })(feed).headline).toBe(
      'Welcome to Brightside {Gone}',
    );
  });

  it('shows the cards of a carousel with inserts filled in, and the first one where there is room for one', () => {
    const { templateMedia: media } = carouselTemplate;
    const inserts = new Map([['Business Name', 'Brightside']]);
    const build = buildFacebookPreview({ ...base, ad: carouselTemplate, media, inserts });
    expect(build(feed)).toMatchObject({
      headline: 'A Bright Room',
      media: media[0],
      hasEndCard: true,
      cards: [
        { headline: 'A Bright Room', media: media[0] },
        { headline: 'A Calm Visit', media: media[1] },
        { headline: 'At Brightside', description: 'Next to the park.' },
      ],
    });
    expect(buildFacebookPreview(base)(feed)).not.toHaveProperty('cards');
  });
});
