import type { PreviewPlacement, RatioRange } from '../placements/PreviewPlacement';
import type { PreviewMedia } from './PreviewContent';

type Shaped = Pick<PreviewMedia, 'width' | 'height'>;

/** Width by height; square where a size is not known yet. */
export function computeRatio({ width, height }: Shaped): number {
  return width > 0 && height > 0 ? width / height : 1;
}

/**
 * Computes the aspect ratio in which a placement shows an image: the image's, limited to the placement's
 * range.
 */
export function computeShownRatio(media: Shaped | null, { min, max }: RatioRange): number {
  return media === null ? max : Math.min(max, Math.max(min, computeRatio(media)));
}

/** Computes the share of an image that is left after a crop; 1 is all of it. */
export function computeShownShare(media: Shaped, ratio: number): number {
  const own = computeRatio(media);
  return Math.min(own / ratio, ratio / own);
}

/** Lists candidates: videos if the placement prefers them, else images, else any media. */
function listCandidates(
  media: readonly PreviewMedia[],
  { prefersVideo }: PreviewPlacement,
): readonly PreviewMedia[] {
  const kind = prefersVideo ? 'video' : 'image';
  const preferred = media.filter((item) => item.kind === kind);
  return preferred.length > 0 ? preferred : media;
}

/** Meta uses the media in the order of the template. */
export function findFirstMedia(
  media: readonly PreviewMedia[],
  placement: PreviewPlacement,
): PreviewMedia | null {
  return listCandidates(media, placement)[0] ?? null;
}

/** Google uses the media that fits a placement best. */
export function findFittingMedia(
  media: readonly PreviewMedia[],
  placement: PreviewPlacement,
): PreviewMedia | null {
  const share = (item: PreviewMedia) => computeShownShare(item, computeShownRatio(item, placement.ratio));
  const [first, ...rest] = listCandidates(media, placement);
  return first ? rest.reduce((best, item) => (share(item) > share(best) ? item : best), first) : null;
}
