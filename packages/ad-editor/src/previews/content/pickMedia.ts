import type { PreviewPlacement, RatioRange } from '../placements/PreviewPlacement';
import type { PreviewMedia } from './PreviewContent';

type Shaped = Pick<PreviewMedia, 'width' | 'height'>;

/** Width by height; square where a size is not known yet. */
export function computeRatio({ width, height }: Shaped): number {
  return width > 0 && height > 0 ? width / height : 1;
}

/** The shape in which a placement shows a picture: its own as far as the placement takes it. */
export function computeShownRatio(media: Shaped | null, { min, max }: RatioRange): number {
  return media === null ? max : Math.min(max, Math.max(min, computeRatio(media)));
}

/** Share of a picture that is left when it fills a shape: 1 is all of it. */
export function computeShownShare(media: Shaped, ratio: number): number {
  const own = computeRatio(media);
  return Math.min(own / ratio, ratio / own);
}

/** A video where the placement prefers one and there is one, else a picture, else what there is. */
function listCandidates(
  media: readonly PreviewMedia[],
  { prefersVideo }: PreviewPlacement,
): readonly PreviewMedia[] {
  const kind = prefersVideo ? 'video' : 'image';
  const preferred = media.filter((item) => item.kind === kind);
  return preferred.length > 0 ? preferred : media;
}

/** Meta takes the media in the order of the template. */
export function findFirstMedia(
  media: readonly PreviewMedia[],
  placement: PreviewPlacement,
): PreviewMedia | null {
  return listCandidates(media, placement)[0] ?? null;
}

/** Google takes of all media the one that fits a place best. */
export function findFittingMedia(
  media: readonly PreviewMedia[],
  placement: PreviewPlacement,
): PreviewMedia | null {
  const share = (item: PreviewMedia) => computeShownShare(item, computeShownRatio(item, placement.ratio));
  const [first, ...rest] = listCandidates(media, placement);
  return first ? rest.reduce((best, item) => (share(item) > share(best) ? item : best), first) : null;
}
