import { describe, expect, it } from 'vitest';
import { findPreviews } from '../placements/previewPlacements';
import type { PreviewMedia } from './PreviewContent';
import {
  computeRatio,
  computeShownRatio,
  computeShownShare,
  findFirstMedia,
  findFittingMedia,
} from './pickMedia';

const item = (name: string, kind: 'image' | 'video', width: number, height: number): PreviewMedia => ({
  name,
  kind,
  url: `/${name}`,
  width,
  height,
});
const landscape = item('landscape', 'image', 1200, 628);
const square = item('square', 'image', 1200, 1200);
const video = item('video', 'video', 1920, 1080);
const [feed, reels, shorts, gmail] = findPreviews([
  'facebook.feed.mobile',
  'instagram.reels.mobile',
  'google.youtube_shorts.mobile',
  'google.gmail.mobile',
]);
if (!feed || !reels || !shorts || !gmail) throw new Error('These placements have previews.');

describe('the aspect ratio of an image in a feed', () => {
  it.each([
    ['an upright one is cropped to 4:5', 900, 1600, 0.8],
    ['4:5 stays', 800, 1000, 0.8],
    ['square stays', 500, 500, 1],
    ['1.91:1 stays', 1910, 1000, 1.91],
    ['a panorama is cropped to 1.91:1', 4000, 1000, 1.91],
  ])('%s', (_name, width, height, ratio) => {
    expect(computeShownRatio({ width, height }, feed.ratio)).toBeCloseTo(ratio, 5);
  });

  it('is the widest one without an image, and square for an unknown size', () => {
    expect(computeShownRatio(null, feed.ratio)).toBe(feed.ratio.max);
    expect(computeRatio({ width: 0, height: 0 })).toBe(1);
  });

  it('computes how much of the image is left', () => {
    expect(computeShownShare(square, 1)).toBe(1);
    expect(computeShownShare({ width: 2000, height: 1000 }, 1)).toBe(0.5);
    expect(computeShownShare({ width: 1000, height: 2000 }, 1)).toBe(0.5);
  });
});

describe('the media of a placement', () => {
  it('is the first image on Meta, and a video if the placement prefers one', () => {
    expect(findFirstMedia([video, square, landscape], feed)).toBe(square);
    expect(findFirstMedia([square, video], reels)).toBe(video);
    expect(findFirstMedia([square], reels)).toBe(square);
    expect(findFirstMedia([video], feed)).toBe(video);
    expect(findFirstMedia([], feed)).toBeNull();
  });

  it('is what fits best on Google', () => {
    expect(findFittingMedia([landscape, square], gmail)).toBe(square);
    expect(findFittingMedia([landscape, square], shorts)).toBe(square);
    expect(findFittingMedia([], gmail)).toBeNull();
  });
});
