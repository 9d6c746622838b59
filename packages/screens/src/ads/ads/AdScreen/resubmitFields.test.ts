import type { AdResubmit } from '@adlane/contract/ads/launches';
import { createDefaultTemplateContent } from '@adlane/contract/ads/templates';
import { describe, expect, it } from 'vitest';
import { listResubmitFields } from './resubmitFields';

const cards = [1, 2].map((id) => ({ id, mediaId: id, headline: `Room ${id}`, description: '', link: '' }));

function listSections(adlane_type: AdResubmit['adlane_type'], shownCards: number[] | undefined) {
  const template_content = {
    ...createDefaultTemplateContent(),
    carousel: { isEnabled: true, isOptimized: false, hasEndCard: false, cards },
  };
  const record = { template_content, platform: 'facebook', adlane_type, business_name: null };
  const shown = { headlines: [], subHeadlines: [], adText: [0], media: [0] };
  return listResubmitFields(record as unknown as AdResubmit, { ...shown, cards: shownCards });
}

describe('the form that corrects a rejected carousel', () => {
  it('has the ad text and a section for each card, with its page in traffic ads', () => {
    const sections = listSections('landing_page', [0, 1]);
    expect(sections.map(({ title }) => title)).toEqual(['Ad texts', 'Card 1', 'Card 2', 'Landing page']);
    expect(sections[2]?.fields.map(({ name }) => name)).toEqual([
      'template_content.carousel.cards.1.headline',
      'template_content.carousel.cards.1.description',
      'template_content.carousel.cards.1.link',
    ]);
    expect(listSections('leadform', [0])[1]?.fields).toHaveLength(2);
  });

  it('has no cards of an ad that shows none', () => {
    expect(listSections('leadform', undefined).map(({ title }) => title)).toEqual(['Ad texts']);
  });
});
