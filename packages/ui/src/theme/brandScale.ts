import { contrastRatio, mix, parseHex, pushUntil, type Rgb, toHex } from './contrast';

/** The accent where an agency has set none: petrol. */
export const defaultBrandColor = '#0b6b7a';

const white: Rgb = [255, 255, 255];
const ink: Rgb = [15, 24, 29];
const black: Rgb = [0, 0, 0];
/** Panels in dark mode. */
const night: Rgb = [20, 31, 37];
/** Grey fields on a panel (`bg.muted`), in light and dark. */
const greyByDay: Rgb = [237, 241, 241];
const greyByNight: Rgb = [28, 40, 46];

/** AA for text; for controls and focus rings it is 3. */
const textRatio = 4.5;
const controlRatio = 3;

/** Every shade that components take from a colour palette, as `#rrggbb`. */
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

/** Black or white text, whichever reads better on `background`. */
function textOn(background: Rgb): Rgb {
  if (contrastRatio(white, background) >= textRatio) return white;
  return contrastRatio(ink, background) >= textRatio ? ink : black;
}

/** A fill with its text: both states of it keep AA. */
function fill(color: Rgb): Pick<ColorShades, 'solid' | 'solidHover' | 'contrast'> {
  const text = textOn(color);
  const away = text === white ? black : white;
  return { solid: toHex(color), solidHover: toHex(mix(color, away, 0.14)), contrast: toHex(text) };
}

/** As it is written: rounding to whole channels can cost the last hundredth of a contrast. */
function written(color: Rgb): Rgb {
  return parseHex(toHex(color)) ?? color;
}

type Ground = { readonly surface: Rgb; readonly grey: Rgb; readonly pole: Rgb };

function shadesOn({ surface, grey, pole }: Ground, color: Rgb, solid: Rgb): ColorShades {
  const subtle = written(mix(surface, color, 0.08));
  const muted = written(mix(surface, color, 0.16));
  // Text may stand on each of them; which is hardest depends on the colour.
  const readable = [subtle, muted, grey].reduce(
    (text, ground) => pushUntil(text, pole, ground, textRatio),
    color,
  );
  return {
    ...fill(solid),
    fg: toHex(readable),
    subtle: toHex(subtle),
    muted: toHex(muted),
    emphasized: toHex(mix(surface, color, 0.28)),
    border: toHex(mix(surface, color, 0.4)),
    focusRing: toHex(pushUntil(color, pole, surface, controlRatio)),
  };
}

/**
 * The shades of one colour for light and dark, every text pair at AA or better.
 * A colour that can't be read falls back to the default accent.
 */
export function brandScale(brandColor: string): { light: ColorShades; dark: ColorShades } {
  const color = parseHex(brandColor) ?? parseHex(defaultBrandColor) ?? ink;
  return {
    light: shadesOn({ surface: white, grey: greyByDay, pole: black }, color, color),
    dark: shadesOn(
      { surface: night, grey: greyByNight, pole: white },
      color,
      pushUntil(color, white, night, controlRatio),
    ),
  };
}

/** Text colour (`#rrggbb`) with AA contrast on any `#RRGGBB` background. */
export function readableTextOn(background: string): string {
  return toHex(textOn(parseHex(background) ?? white));
}
