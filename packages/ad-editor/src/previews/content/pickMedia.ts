import type { PreviewPlacement, RatioRange } from '../placements/PreviewPlacement';
import type { PreviewMedia } from './PreviewContent';

type Shaped = Pick<PreviewMedia, 'width' | 'height'>;

/** Width by height; square where a size is not known yet. */
export function ratioOfMedia({ width, height }: Shaped): number {
  return width > 0 && height > 0 ? width / height : 1;
}

/** The shape in which a placement shows a picture: its own as far as the placement takes it. */
export function shownRatio(media: Shaped | null, { min, max }: RatioRange): number {
  return media === null ? max : Math.min(max, Math.max(min, ratioOfMedia(media)));
}

/** Share of a picture that is left when it fills a shape: 1 is all of it. */
export function shownShare(media: Shaped, ratio: number): number {
  const own = ratioOfMedia(media);
  return Math.min(own / ratio, ratio / own);
}

/** A video where the placement prefers one and there is one, else a picture, else what there is. */
function candidates(
  media: readonly PreviewMedia[],
  { prefersVideo }: PreviewPlacement,
): readonly PreviewMedia[] {
  const kind = prefersVideo ? 'video' : 'image';
  const preferred = media.filter((item) => item.kind === kind);
  return preferred.length > 0 ? preferred : media;
}

/** Meta takes the media in the order of the template. */
export function firstMedia(media: readonly PreviewMedia[], placement: PreviewPlacement): PreviewMedia | null {
  return candidates(media, placement)[0] ?? null;
}

/** Google takes of all media the one that fits a place best. */
export function fittingMedia(
  media: readonly PreviewMedia[],
  placement: PreviewPlacement,
): PreviewMedia | null {
  const share = (item: PreviewMedia) => shownShare(item, shownRatio(item, placement.ratio));
  const [first, ...rest] = candidates(media, placement);
  return first ? rest.reduce((best, item) => (share(item) > share(best) ? item : best), first) : null;
}
