import type { GoogleTemplate } from '@adlane/contract/ads/templates';
import { createDefaultGoogleTemplate } from '@adlane/contract/ads/templates';
import { describe, expect, it } from 'vitest';
import { googlePlacements } from '../placements/googlePlacements';
import type { PreviewPlacement } from '../placements/PreviewPlacement';
import { buildGooglePreview } from './buildGooglePreview';

const texts = (...values: string[]) => values.map((text, index) => ({ id: index + 1, title: '', text }));
const base = createDefaultGoogleTemplate();
const template: GoogleTemplate = {
  ...base,
  createAdTemplateData: {
    ...base.createAdTemplateData,
    headlines: texts('A Calm First Visit', 'Book in a Minute', 'Evenings Too', '', 'Smile Again'),
    longHeadline: texts('A calm first visit, a clear plan and no surprises on the bill'),
    description: texts('Short and sweet.', 'Bring the whole family.', 'Next to the park.'),
    callToAction: 'BOOK_NOW',
  },
};
const source = { template, businessName: 'Brightside', finalUrl: 'https://www.brightside.example/spring' };

function at(key: string): PreviewPlacement {
  const placement = googlePlacements.find((each) => each.key === key);
  if (!placement) throw new Error(`${key} has a preview.`);
  return placement;
}

describe('what Google makes of a template', () => {
  it.each([
    [
      'google.search.desktop',
      'A Calm First Visit | Book in a Minute | Evenings Too',
      'Short and sweet. Bring the whole family.',
    ],
    ['google.search.mobile', 'A Calm First Visit | Book in a Minute', 'Short and sweet.'],
    [
      'google.display.desktop',
      'A calm first visit, a clear plan and no surprises on the bill',
      'Short and sweet.',
    ],
    ['google.gmail.mobile', 'A Calm First Visit', 'Short and sweet.'],
    ['google.youtube_shorts.mobile', 'Evenings Too', 'Short and sweet.'],
  ])('%s', (key, headline, text) => {
    expect(buildGooglePreview(source)(at(key))).toMatchObject({ headline, text, callToAction: 'Book Now' });
  });

  it('shows the values of smart inserts in the business name and the address as well', () => {
    const inserts = new Map([
      ['Business Name', 'Elm Dental'],
      ['Business Website', 'https://elm.example'],
    ]);
    const filled = { template, businessName: '{Business Name}', finalUrl: '{Business Website}', inserts };
    expect(buildGooglePreview(filled)(at('google.gmail.mobile'))).toMatchObject({
      name: 'Elm Dental',
      link: 'https://elm.example',
    });
  });

  it('the active text comes first', () => {
    const buildContent = buildGooglePreview({ ...source, shown: { headlines: 4, description: 2 } });
    expect(buildContent(at('google.search.mobile'))).toMatchObject({
      headline: 'Smile Again | A Calm First Visit',
      text: 'Next to the park.',
    });
  });

  it('has placeholders for missing texts', () => {
    const empty = buildGooglePreview({ template: base, businessName: '', finalUrl: '' });
    expect(empty(at('google.display.desktop'))).toMatchObject({
      name: 'Your business',
      headline: '',
      media: null,
    });
  });
});
