import { findRatio, limits, type Size } from '@adlane/contract/rules';

const portrait = { ratio: 4 / 5, minWidthPx: 480, minHeightPx: 600 };
const landscapeLogo = { ratio: 4, minWidthPx: 512, minHeightPx: 128 };
const squareLogo = { ratio: 1, minWidthPx: 128, minHeightPx: 128 };

type Shape = { readonly ratio: number; readonly minWidthPx: number; readonly minHeightPx: number };

function hasShape({ width, height }: Size, { ratio, minWidthPx, minHeightPx }: Shape): boolean {
  const isNear = Math.abs(width / height / ratio - 1) <= limits.ratios.tolerance;
  return isNear && width >= minWidthPx && height >= minHeightPx;
}

/** True for a logo of 1:1, which a campaign needs. */
export function isSquare(size: Size): boolean {
  return hasShape(size, squareLogo);
}

/** Returns the place of an image in an asset group; undefined for shapes that Google does not show. */
export function findImageField(size: Size): string | undefined {
  const ratio = findRatio(size);
  if (ratio === 'landscape') return 'MARKETING_IMAGE';
  if (ratio === 'square') return 'SQUARE_MARKETING_IMAGE';
  return hasShape(size, portrait) ? 'PORTRAIT_MARKETING_IMAGE' : undefined;
}

/** Returns the place of a logo in a campaign; undefined for other shapes. */
export function findLogoField(size: Size): string | undefined {
  if (isSquare(size)) return 'LOGO';
  return hasShape(size, landscapeLogo) ? 'LANDSCAPE_LOGO' : undefined;
}
