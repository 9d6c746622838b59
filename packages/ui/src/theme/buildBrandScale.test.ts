import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBrandScale, defaultBrandColor, getReadableText } from './buildBrandScale';
import { getContrastRatio, parseHex, type Rgb, toHex } from './contrast';

const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.tuple(channel, channel, channel).map((toRgb) => toHex(toRgb));

function toRgb(hex: string): Rgb {
  const parsed = parseHex(hex);
  if (!parsed) throw new Error(`${hex} is no colour`);
  return parsed;
}

describe('buildBrandScale', () => {
  it('keeps AA contrast on every pair of text and background for any color', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        for (const shades of Object.values(buildBrandScale(color))) {
          expect(getContrastRatio(toRgb(shades.contrast), toRgb(shades.solid))).toBeGreaterThanOrEqual(4.5);
          expect(getContrastRatio(toRgb(shades.contrast), toRgb(shades.solidHover))).toBeGreaterThanOrEqual(
            4.5,
          );
          expect(getContrastRatio(toRgb(shades.fg), toRgb(shades.muted))).toBeGreaterThanOrEqual(4.5);
          expect(getContrastRatio(toRgb(shades.fg), toRgb(shades.subtle))).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('uses the picked color unchanged as a fill in light mode', () => {
    expect(buildBrandScale('#E11D48').light.solid).toBe('#e11d48');
  });

  it('falls back to the default accent for an invalid color', () => {
    expect(buildBrandScale('url(javascript:1)')).toEqual(buildBrandScale(defaultBrandColor));
  });
});

describe('getReadableText', () => {
  it.each([
    ['#000000', '#ffffff'],
    ['#485BFF', '#ffffff'],
    ['#ffffff', '#0f181d'],
    ['#FFD400', '#0f181d'],
  ])('returns for the background %s the text color %s', (background, text) => {
    expect(getReadableText(background)).toBe(text);
  });
});
