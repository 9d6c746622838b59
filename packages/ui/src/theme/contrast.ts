/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Parses `#RGB` or `#RRGGBB`; anything else is `undefined`. */
export function parseHex(hex: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[1];
  if (!digits) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Formats as `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colors; `amount` 0 is `from`, 1 is `to`. */
export function mixColors(from: Rgb, to: Rgb, amount: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * amount,
    from[1] + (to[1] - from[1]) * amount,
    from[2] + (to[2] - from[2]) * amount,
  ];
}

function toLinear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function getLuminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Returns the contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function getContrastRatio(one: Rgb, other: Rgb): number {
  const [high, low] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** Moves `color` towards `pole` in small steps until it has at least `ratio` against `background`. */
export function raiseContrast(color: Rgb, pole: Rgb, background: Rgb, ratio: number): Rgb {
  for (let step = 0; step <= 50; step += 1) {
    // Checks the rounded color: rounding can lower the contrast by a hundredth.
    const candidate = parseHex(toHex(mixColors(color, pole, step / 50))) ?? pole;
    if (getContrastRatio(candidate, background) >= ratio) return candidate;
  }
  return pole;
}
