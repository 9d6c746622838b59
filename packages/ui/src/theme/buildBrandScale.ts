import { getContrastRatio, mixColors, parseHex, type Rgb, raiseContrast, toHex } from './contrast';

/** @default accent: petrol */
export const defaultBrandColor = '#0b6b7a';

const white: Rgb = [255, 255, 255];
const ink: Rgb = [15, 24, 29];
const black: Rgb = [0, 0, 0];
/** Panels in dark mode. */
const night: Rgb = [20, 31, 37];
/** Grey fields on a panel (`bg.muted`), in light and dark. */
const greyByDay: Rgb = [237, 241, 241];
const greyByNight: Rgb = [28, 40, 46];

/** AA for text; controls and focus rings need 3. */
const textRatio = 4.5;
const controlRatio = 3;

/** The shades of a color palette, as `#rrggbb`. */
export type ColorShades = {
  solid: string;
  solidHover: string;
  contrast: string;
  fg: string;
  subtle: string;
  muted: string;
  emphasized: string;
  border: string;
  focusRing: string;
};

/** Returns black or white, whichever has more contrast on `background`. */
function getTextOn(background: Rgb): Rgb {
  if (getContrastRatio(white, background) >= textRatio) return white;
  return getContrastRatio(ink, background) >= textRatio ? ink : black;
}

/** Returns a fill with its text color; AA in both states. */
function buildFill(color: Rgb): Pick<ColorShades, 'solid' | 'solidHover' | 'contrast'> {
  const text = getTextOn(color);
  const away = text === white ? black : white;
  return { solid: toHex(color), solidHover: toHex(mixColors(color, away, 0.14)), contrast: toHex(text) };
}

/** Rounds to the written hex value: rounding can lower the contrast by a hundredth. */
function roundToHex(color: Rgb): Rgb {
  return parseHex(toHex(color)) ?? color;
}

type Ground = { readonly surface: Rgb; readonly grey: Rgb; readonly pole: Rgb };

function buildShades({ surface, grey, pole }: Ground, color: Rgb, solid: Rgb): ColorShades {
  const subtle = roundToHex(mixColors(surface, color, 0.08));
  const muted = roundToHex(mixColors(surface, color, 0.16));
  // Text appears on each of them; the color decides which has the least contrast.
  const readable = [subtle, muted, grey].reduce(
    (text, ground) => raiseContrast(text, pole, ground, textRatio),
    color,
  );
  return {
    ...buildFill(solid),
    fg: toHex(readable),
    subtle: toHex(subtle),
    muted: toHex(muted),
    emphasized: toHex(mixColors(surface, color, 0.28)),
    border: toHex(mixColors(surface, color, 0.4)),
    focusRing: toHex(raiseContrast(color, pole, surface, controlRatio)),
  };
}

/**
 * Derives the shades of a color for light and dark mode, every text pair with AA contrast. An invalid color
 * falls back to the default accent.
 */
export function buildBrandScale(brandColor: string): { light: ColorShades; dark: ColorShades } {
  const color = parseHex(brandColor) ?? parseHex(defaultBrandColor) ?? ink;
  return {
    light: buildShades({ surface: white, grey: greyByDay, pole: black }, color, color),
    dark: buildShades(
      { surface: night, grey: greyByNight, pole: white },
      color,
      raiseContrast(color, white, night, controlRatio),
    ),
  };
}

/** Returns a text color (`#rrggbb`) with AA contrast on any `#RRGGBB` background. */
export function getReadableText(background: string): string {
  return toHex(getTextOn(parseHex(background) ?? white));
}
