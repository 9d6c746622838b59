import { describe, expect, it } from 'vitest';
import { checkUpload, type MediaUse } from './checkUpload';

const png = 'image/png';
const mp4 = 'video/mp4';

describe('checkUpload', () => {
  it.each<[string, number, MediaUse, string | undefined]>([
    [png, 5_242_880, 'ad', undefined],
    [png, 5_242_881, 'ad', 'Images cannot exceed 5 MB'],
    [mp4, 524_288_000, 'ad', undefined],
    [mp4, 524_288_001, 'ad', 'Videos cannot exceed 500 MB'],
    ['image/svg+xml', 1, 'ad', 'Please upload a JPEG, PNG, GIF or WebP image, or an MP4, MOV or WebM video.'],
    ['', 1, 'ad', 'Please upload a JPEG, PNG, GIF or WebP image, or an MP4, MOV or WebM video.'],
    [mp4, 1, 'logo', 'Please upload a JPEG, PNG, GIF or WebP image, or an MP4, MOV or WebM video.'],
  ])('%s of %i bytes as %s: %s', (type, size, use, expected) => {
    expect(checkUpload({ type, size }, use)).toBe(expected);
  });

  it.each<[number, number, MediaUse, string | undefined]>([
    [320, 320, 'ad', undefined],
    [319, 320, 'ad', 'Images must be at least 320 x 320 pixels'],
    [320, 319, 'ad', 'Images must be at least 320 x 320 pixels'],
    [600, 314, 'ad', undefined],
    [599, 314, 'ad', 'Images must be at least 320 x 320 pixels'],
    [512, 512, 'logo', undefined],
    [511, 512, 'logo', 'Logos must be at least 512 pixels wide'],
  ])('checks an image of %i x %i as %s: %s', (width, height, use, expected) => {
    expect(checkUpload({ type: png, size: 1 }, use, { width, height })).toBe(expected);
  });
});
