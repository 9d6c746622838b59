import { encodePng, type Palette } from './encodePng';
import { hashText } from './hashText';

type Size = { readonly width: number; readonly height: number };
const shades = 64;

/** Red, green and blue of a hue (degrees) and a lightness (0 to 1). */
function toColor(hue: number, lightness: number): readonly [number, number, number] {
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const swing = 0.5 * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - swing * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return [part(0), part(8), part(4)];
}

/**
 * Draws a calm color image for agencies without an AI provider: a gradient of one hue with discs of another.
 * The same description and number give the same image. Pure.
 */
export function drawBuiltinImage(
  description: string,
  number: number,
  size: Size,
): Promise<Uint8Array<ArrayBuffer>> {
  const seed = hashText(`${description}#${number}`);
  const hue = seed % 360;
  const slope = Array.from({ length: shades }, (_none, index) => toColor(hue, 0.3 + (0.4 * index) / shades));
  const discs = [0.45, 0.6, 0.75].map((lightness) => toColor((hue + 40 + (seed % 80)) % 360, lightness));
  const palette: Palette = [...slope, ...discs];
  const { width, height } = size;
  const places = discs.map((_color, index) => ({
    x: (((seed >>> (index * 5)) % 100) / 100) * width,
    y: (((seed >>> (index * 7)) % 100) / 100) * height,
    radius: (0.12 + 0.06 * index) * Math.min(width, height),
  }));
  return encodePng(size, palette, (x, y) => {
    // Compares squares, because this runs for every pixel.
    const disc = places.findLastIndex((place) => (x - place.x) ** 2 + (y - place.y) ** 2 < place.radius ** 2);
    if (disc >= 0) return shades + disc;
    return Math.floor(((x / width + y / height) / 2) * (shades - 1));
  });
}
