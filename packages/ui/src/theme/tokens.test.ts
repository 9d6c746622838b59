import { describe, expect, it } from 'vitest';
import { getContrastRatio, parseHex } from './contrast';
import { semanticTokens } from './tokens';

type Themed = { readonly value: { readonly _light: string; readonly _dark: string } };
type Mode = '_light' | '_dark';

const { bg, fg, border, ...palettes } = semanticTokens.colors;
const modes: readonly Mode[] = ['_light', '_dark'];

function getRatio(one: Themed, other: Themed, mode: Mode): number {
  const [front, back] = [parseHex(one.value[mode]), parseHex(other.value[mode])];
  if (!front || !back) throw new Error(`${one.value[mode]} or ${other.value[mode]} is no colour`);
  return getContrastRatio(front, back);
}

/** Surfaces behind text and controls. */
const surfaces = {
  DEFAULT: bg.DEFAULT,
  canvas: bg.canvas,
  panel: bg.panel,
  subtle: bg.subtle,
  muted: bg.muted,
};

/** Every pair of text and background in components, with the contrast that WCAG 2.2 AA requires. */
const pairs: readonly [string, Themed, Themed, number][] = [
  ...Object.entries(surfaces).flatMap(([name, surface]): [string, Themed, Themed, number][] => [
    [`fg on bg.${name}`, fg.DEFAULT, surface, 4.5],
    [`fg.muted on bg.${name}`, fg.muted, surface, 4.5],
    [`fg.subtle on bg.${name}`, fg.subtle, surface, 4.5],
    [`fg.error on bg.${name}`, fg.error, surface, 4.5],
    [`fg.warning on bg.${name}`, fg.warning, surface, 4.5],
    [`fg.success on bg.${name}`, fg.success, surface, 4.5],
    [`fg.info on bg.${name}`, fg.info, surface, 4.5],
    [`border.control on bg.${name}`, border.control, surface, 3],
  ]),
  ['fg on bg.emphasized', fg.DEFAULT, bg.emphasized, 4.5],
  ['fg.inverted on bg.inverted', fg.inverted, bg.inverted, 4.5],
  ['fg.error on bg.error', fg.error, bg.error, 4.5],
  ['fg.warning on bg.warning', fg.warning, bg.warning, 4.5],
  ['fg.success on bg.success', fg.success, bg.success, 4.5],
  ['fg.info on bg.info', fg.info, bg.info, 4.5],
  ['border.error on bg.panel', border.error, bg.panel, 3],
  ...Object.entries(palettes).flatMap(([name, shades]): [string, Themed, Themed, number][] => [
    [`${name}.contrast on ${name}.solid`, shades.contrast, shades.solid, 4.5],
    [`${name}.contrast on ${name}.solidHover`, shades.contrast, shades.solidHover, 4.5],
    [`${name}.fg on ${name}.subtle`, shades.fg, shades.subtle, 4.5],
    [`${name}.fg on ${name}.muted`, shades.fg, shades.muted, 4.5],
    [`${name}.fg on bg.panel`, shades.fg, bg.panel, 4.5],
    [`${name}.fg on bg.canvas`, shades.fg, bg.canvas, 4.5],
    [`${name}.fg on bg.muted`, shades.fg, bg.muted, 4.5],
    [`fg on ${name}.subtle`, fg.DEFAULT, shades.subtle, 4.5],
    [`fg.muted on ${name}.subtle`, fg.muted, shades.subtle, 4.5],
    [`${name}.solid on bg.panel`, shades.solid, bg.panel, 3],
    [`${name}.focusRing on bg.panel`, shades.focusRing, bg.panel, 3],
    [`${name}.focusRing on bg.canvas`, shades.focusRing, bg.canvas, 3],
  ]),
];

describe.each(modes)('in %s mode', (mode) => {
  it.each(pairs)('%s keeps AA', (_name, front, back, least) => {
    expect(getRatio(front, back, mode)).toBeGreaterThanOrEqual(least);
  });
});

it('draws an edge around what floats in dark mode, which is clearer than the borders of the panels below', () => {
  const [, edge = ''] = /0 0 0 1px (#\w+)$/.exec(semanticTokens.shadows.lg.value._dark) ?? [];
  const floating = { value: { _light: edge, _dark: edge } };
  expect(getRatio(floating, bg.panel, '_dark')).toBeGreaterThan(getRatio(border.DEFAULT, bg.panel, '_dark'));
});
