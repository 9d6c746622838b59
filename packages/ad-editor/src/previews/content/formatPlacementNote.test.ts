import { describe, expect, it } from 'vitest';
import { storyTemplate } from '../../story/storyTemplate';
import { previewPlacements } from '../placements/previewPlacements';
import { formatPlacementNote, type PlacedAd } from './formatPlacementNote';

const manual = (platform: Record<string, string[]>): PlacedAd => ({
  ...storyTemplate,
  templateTargeting: { ...storyTemplate.templateTargeting, placement: 'Manual', platform },
});

function noteAt(ad: PlacedAd, key: string): string | undefined {
  const placement = previewPlacements.find((each) => each.key === key);
  if (!placement) throw new Error(`${key} has a preview.`);
  return formatPlacementNote(ad, placement);
}

describe('why an ad is not shown at a placement', () => {
  it.each([
    ['automatic placements show it', storyTemplate, 'facebook.feed.mobile', undefined],
    ['chosen', manual({ facebook: ['feed'] }), 'facebook.feed.mobile', undefined],
    ['not chosen', manual({ facebook: ['story'] }), 'facebook.feed.mobile', 'Not selected in the settings.'],
    ['platform not chosen', manual({}), 'instagram.reels.mobile', 'Not selected in the settings.'],
    [
      'a lead form has no place in the right column',
      storyTemplate,
      'facebook.right_hand_column.desktop',
      'Not shown for ads with a lead form.',
    ],
    ['no video', storyTemplate, 'facebook.instream_video.mobile', 'Shows videos only; this ad has none.'],
    [
      'a carousel has no single video',
      { ...storyTemplate, isCarousel: true },
      'facebook.instream_video.mobile',
      'Shows single videos only, no carousels.',
    ],
    ['Google decides itself', manual({}), 'google.search.mobile', undefined],
  ] as const)('%s', (_name, ad, key, note) => expect(noteAt(ad, key)).toBe(note));

  it('says that the platform closed the placement, even if it was selected', () => {
    expect(noteAt(manual({ facebook: ['video_feeds'] }), 'facebook.video_feeds.mobile')).toMatch(
      /closed video feeds/,
    );
  });
});
