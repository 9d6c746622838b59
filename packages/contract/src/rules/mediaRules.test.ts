import { describe, expect, it } from 'vitest';
import { messages } from '../constants/texts/messages';
import { ownMessages } from '../constants/texts/ownMessages';
import {
  checkCreative,
  checkImageBytes,
  checkImagePixels,
  checkImageSize,
  checkLogoCount,
  checkLogoSize,
  checkMediaCount,
  checkRatios,
  checkShape,
  checkUploadSize,
  checkVideoBytes,
  checkYoutubeUrl,
  parseYoutubeVideoId,
} from './mediaRules';

describe('media limits', () => {
  it.each([
    ['image bytes', checkImageBytes(5_242_880), checkImageBytes(5_242_881), ownMessages.imageTooLarge],
    ['video bytes', checkVideoBytes(524_288_000), checkVideoBytes(524_288_001), ownMessages.videoTooLarge],
    [
      'image width',
      checkImageSize({ width: 320, height: 320 }),
      checkImageSize({ width: 319, height: 320 }),
      ownMessages.imageTooSmall,
    ],
    [
      'image height',
      checkImageSize({ width: 320, height: 320 }),
      checkImageSize({ width: 320, height: 319 }),
      ownMessages.imageTooSmall,
    ],
    [
      'image side',
      checkImagePixels({ width: 16_384, height: 3_000 }),
      checkImagePixels({ width: 16_385, height: 3_000 }),
      ownMessages.imageTooManyPixels,
    ],
    [
      'image pixels',
      checkImagePixels({ width: 10_000, height: 5_000 }),
      checkImagePixels({ width: 10_000, height: 5_001 }),
      ownMessages.imageTooManyPixels,
    ],
    [
      'pixels of a landscape upload',
      checkUploadSize({ width: 9_550, height: 5_000 }),
      checkUploadSize({ width: 19_100, height: 10_000 }),
      ownMessages.imageTooManyPixels,
    ],
    [
      'logo width',
      checkLogoSize({ width: 512, height: 128 }),
      checkLogoSize({ width: 511, height: 511 }),
      ownMessages.logoTooNarrow,
    ],
    ['logo count', checkLogoCount(5), checkLogoCount(6), "You can't select more than 5"],
    ['no logo', checkLogoCount(1), checkLogoCount(0), messages.required],
    [
      'Google media',
      checkMediaCount('google', 20),
      checkMediaCount('google', 21),
      "You can't select more than 20",
    ],
    [
      'Facebook media',
      checkMediaCount('facebook', 7),
      checkMediaCount('facebook', 8),
      "You can't select more than 7",
    ],
    ['no media', checkMediaCount('facebook', 1), checkMediaCount('facebook', 0), ownMessages.mediaRequired],
  ])('media limits: %s', (_name, fine, refused, message) => {
    expect(fine).toBeUndefined();
    expect(refused).toBe(message);
  });

  it.each([
    [600, 314, undefined],
    [599, 313, ownMessages.shapeNeedsCrop],
    [1200, 628, undefined],
    [300, 300, undefined],
    [299, 299, ownMessages.shapeNeedsCrop],
    [1000, 1010, undefined],
    [1000, 1011, ownMessages.shapeNeedsCrop],
    [1080, 1350, ownMessages.shapeNeedsCrop],
  ])('checkShape reports whether %i x %i needs a crop', (width, height, expected) => {
    expect(checkShape({ width, height })).toBe(expected);
  });

  it('checkRatios requires both ratios, each at its minimum size', () => {
    const landscape = { width: 600, height: 314 };
    const square = { width: 300, height: 300 };
    expect(checkRatios([landscape, square])).toBeUndefined();
    expect(
      checkRatios([
        { width: 1200, height: 628 },
        { width: 1200, height: 1200 },
      ]),
    ).toBeUndefined();
    expect(checkRatios([landscape])).toBe(`${messages.missingRatios}: 1:1`);
    expect(checkRatios([square])).toBe(`${messages.missingRatios}: 1.91:1`);
    expect(
      checkRatios([
        { width: 599, height: 314 },
        { width: 299, height: 299 },
      ]),
    ).toBe(`${messages.missingRatios}: 1.91:1, 1:1`);
    expect(checkRatios([{ width: 600, height: 400 }, square])).toBe(`${messages.missingRatios}: 1.91:1`);
  });
});

describe('YouTube links', () => {
  const id = 'dQw4w9WgXcQ';
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?v=${id}&t=42s`,
    `https://m.youtube.com/watch?app=desktop&v=${id}`,
    `https://music.youtube.com/watch?v=${id}&list=RD1`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    ` https://www.youtube.com/v/${id} `,
  ])('checkYoutubeUrl accepts %s', (link) => {
    expect(parseYoutubeVideoId(link)).toBe(id);
    expect(checkYoutubeUrl(link)).toBeUndefined();
    expect(checkYoutubeUrl(link, [`https://youtu.be/${id}`])).toBe(messages.videoAlreadyAdded);
  });

  it.each([
    '',
    id,
    `youtube.com/watch?v=${id}`,
    `https://youtube.com.evil.io/watch?v=${id}`,
    `https://y\u043Eutube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?v=${id}&v=aaaaaaaaaaa`,
    'https://www.youtube.com/playlist?list=PL123',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch?v=short',
    `https://youtube.com@evil.io/watch?v=${id}`,
    `https://youtu.be/${id}/more`,
    `javascript:alert('https://youtu.be/${id}')`,
    `https://vimeo.com/${id}`,
  ])('checkYoutubeUrl refuses %s', (link) => expect(checkYoutubeUrl(link)).toBe(messages.youtubeUrlInvalid));
});

describe('checkCreative', () => {
  it.each([
    ['image', ['image'], undefined],
    ['image', ['image', 'video'], ownMessages.creativeImagesOnly],
    ['image', [], ownMessages.creativeWithoutImage],
    ['video', ['video', 'image'], undefined],
    ['video', ['image'], ownMessages.creativeWithoutVideo],
    ['video', ['video'], undefined],
    ['image_with_video', ['image', 'video'], undefined],
    ['image_with_video', ['image'], ownMessages.creativeWithoutVideo],
    ['image_with_video', ['video'], ownMessages.creativeWithoutImage],
  ] as const)('checkCreative of type %s with %j', (type, kinds, expected) =>
    expect(checkCreative(type, kinds)).toBe(expected),
  );
});
