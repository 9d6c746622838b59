import { describe, expect, it } from 'vitest';
import { describeMedia, formatBytes } from './describeMedia';
import { image } from './media.fixtures';

describe('media descriptions', () => {
  it.each([
    [1, '1 KB'],
    [482_133, '471 KB'],
    [1024 * 1024 - 513, '1,023 KB'],
    [1024 * 1024, '1 MB'],
    [18_400_000, '17.5 MB'],
  ])('%i bytes are shown as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

  it('names pixels, bytes and use of an image', () =>
    expect(describeMedia(image)).toBe('1200 × 628 · 471 KB · Used in 2 templates'));

  it('names the length of a video', () =>
    expect(describeMedia({ ...image, duration: 95, templates_count: 1 })).toBe(
      '1200 × 628 · 1:35 · 471 KB · Used in 1 template',
    ));

  it('names no size of a YouTube video', () =>
    expect(
      describeMedia({ ...image, youtube_id: 'a', width: 0, height: 0, size: 0, templates_count: 0 }),
    ).toBe('YouTube · Not used'));
});
