import { getContrastRatio, parseHex } from '../../packages/ui/src/theme/contrast';
import { semanticTokens } from '../../packages/ui/src/theme/tokens';

export type Mode = 'light' | 'dark';
type Themed = { readonly value: { readonly _light: string; readonly _dark: string } };

/** A token's value in a mode. */
export function getValue({ value }: Themed, mode: Mode): string {
  return mode === 'dark' ? value._dark : value._light;
}

/** A front and a back color that appear together, with the contrast that WCAG 2.2 AA asks for. */
export type Pair = {
  readonly front: string;
  readonly back: string;
  readonly frontColor: Themed;
  readonly backColor: Themed;
  /** 4.5 for text, 3 for borders and icons. */
  readonly least: number;
};

/** Returns a pair's contrast ratio, 1 to 21. */
export function getRatio({ frontColor, backColor }: Pair, mode: Mode): number {
  const [front, back] = [parseHex(getValue(frontColor, mode)), parseHex(getValue(backColor, mode))];
  return front && back ? getContrastRatio(front, back) : 1;
}

const { bg, fg, border, ...palettes } = semanticTokens.colors;

const surfaces = { bg: bg.DEFAULT, 'bg.canvas': bg.canvas, 'bg.panel': bg.panel, 'bg.subtle': bg.subtle };
const texts = { fg: fg.DEFAULT, 'fg.muted': fg.muted, 'fg.subtle': fg.subtle };

/** Every pair of text, icon or border with its background that components use. */
export const pairs: readonly Pair[] = [
  ...Object.entries(surfaces).flatMap(([back, backColor]) => [
    ...Object.entries(texts).map(([front, frontColor]) => ({
      front,
      back,
      frontColor,
      backColor,
      least: 4.5,
    })),
    { front: 'border.control', back, frontColor: border.control, backColor, least: 3 },
  ]),
  ...Object.entries(palettes).flatMap(([name, shades]) => [
    {
      front: `${name}.contrast`,
      back: `${name}.solid`,
      frontColor: shades.contrast,
      backColor: shades.solid,
      least: 4.5,
    },
    {
      front: `${name}.fg`,
      back: `${name}.subtle`,
      frontColor: shades.fg,
      backColor: shades.subtle,
      least: 4.5,
    },
    { front: `${name}.fg`, back: 'bg.panel', frontColor: shades.fg, backColor: bg.panel, least: 4.5 },
    {
      front: `${name}.focusRing`,
      back: 'bg.panel',
      frontColor: shades.focusRing,
      backColor: bg.panel,
      least: 3,
    },
  ]),
];
