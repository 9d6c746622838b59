import { describe, expect, it } from 'vitest';
import { storyMedia } from '../story/storyMedia';
import type { MediaUse } from './checkUpload';
import { type MediaPlatform, mediaRule } from './mediaRule';
import { toMediaItem } from './templateMediaItem';

describe('the number of media in an ad, in the words of ads §5', () => {
  it.each<[MediaPlatform, MediaUse, number, string]>([
    ['facebook', 'ad', 7, "You can't select more than 7"],
    ['google', 'ad', 20, "You can't select more than 20"],
    ['google', 'logo', 5, "You can't select more than 5"],
  ])('%s %s: %i', (platform, use, limit, text) => {
    const rule = mediaRule(platform, use);
    expect(rule).toMatchObject({ limit, limitText: text });
    expect(rule.checkCount(limit)).toBeUndefined();
    expect(rule.checkCount(limit + 1)).toBe(text);
    expect(rule.checkCount(1)).toBeUndefined();
    expect(rule.checkCount(0)).toBe(
      use === 'logo' ? '*Required.' : 'Please select at least one image or video.',
    );
  });
});

describe('the shapes that Google needs', () => {
  const picture = (width: number, height: number) =>
    toMediaItem(storyMedia(width, 'picture.png', { width, height }));
  const shapes = (...items: ReturnType<typeof picture>[]) => mediaRule('google', 'ad').checkShapes(items);
  const missing = (text: string) => `Please include the following required ratio(s): ${text}`;

  it.each([
    ['1200 x 628 and 1200 x 1200', [picture(1200, 628), picture(1200, 1200)], undefined],
    ['the least of both', [picture(600, 314), picture(300, 300)], undefined],
    ['a landscape of 599', [picture(599, 313), picture(300, 300)], missing('1.91:1')],
    ['a square of 299', [picture(600, 314), picture(299, 299)], missing('1:1')],
    ['neither', [picture(1080, 1350)], missing('1.91:1, 1:1')],
  ])('%s', (_name, items, text) => expect(shapes(...items)).toBe(text));

  it('are no matter of Facebook, nor of logos', () => {
    expect(mediaRule('facebook', 'ad').checkShapes([picture(1080, 1350)])).toBeUndefined();
    expect(mediaRule('google', 'logo').checkShapes([picture(1080, 1350)])).toBeUndefined();
  });
});
