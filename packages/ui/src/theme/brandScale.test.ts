import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandScale, defaultBrandColor, readableTextOn } from './brandScale';
import { contrastRatio, parseHex, type Rgb, toHex } from './contrast';

const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.tuple(channel, channel, channel).map((rgb) => toHex(rgb));

function rgb(hex: string): Rgb {
  const parsed = parseHex(hex);
  if (!parsed) throw new Error(`${hex} is no colour`);
  return parsed;
}

describe('brandScale', () => {
  it('keeps AA contrast on every pair of text and background for any color', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        for (const shades of Object.values(brandScale(color))) {
          expect(contrastRatio(rgb(shades.contrast), rgb(shades.solid))).toBeGreaterThanOrEqual(4.5);
          expect(contrastRatio(rgb(shades.contrast), rgb(shades.solidHover))).toBeGreaterThanOrEqual(4.5);
          expect(contrastRatio(rgb(shades.fg), rgb(shades.muted))).toBeGreaterThanOrEqual(4.5);
          expect(contrastRatio(rgb(shades.fg), rgb(shades.subtle))).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('uses the picked color unchanged as a fill in light mode', () => {
    expect(brandScale('#E11D48').light.solid).toBe('#e11d48');
  });

  it('falls back to the default accent for an invalid color', () => {
    expect(brandScale('url(javascript:1)')).toEqual(brandScale(defaultBrandColor));
  });
});

describe('readableTextOn', () => {
  it.each([
    ['#000000', '#ffffff'],
    ['#485BFF', '#ffffff'],
    ['#ffffff', '#0f181d'],
    ['#FFD400', '#0f181d'],
  ])('on %s the readable text color is %s', (background, text) => {
    expect(readableTextOn(background)).toBe(text);
  });
});
