import { maxSnapshotCanvasSize, maxSnapshotImageSize, thumbnailQuality } from '@adlane/contract/constants';

type Warn = (text: string, detail?: unknown) => void;
type Drawable = HTMLCanvasElement | HTMLImageElement;

/** Width and height scaled down to fit a square, never up. */
export function fitInto(width: number, height: number, most: number): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Copies a canvas, at most 900 × 900, as a data URL; undefined if it is tainted or empty. */
export function copyCanvas(canvas: HTMLCanvasElement, warn: Warn): string | undefined {
  if (canvas.width === 0 || canvas.height === 0) return undefined;
  return draw(canvas, canvas.width, canvas.height, maxSnapshotCanvasSize, (error) =>
    warn('Adlane: a canvas could not be copied into the screenshot.', error),
  );
}

/** Copies an image, at most 500 × 500, as a data URL; undefined if its pixels can't be read. */
export function copyImage(image: HTMLImageElement, warn: Warn): string | undefined {
  if (!image.complete || image.naturalWidth === 0) return undefined;
  return draw(image, image.naturalWidth, image.naturalHeight, maxSnapshotImageSize, (error) =>
    warn('Adlane: a picture could not be copied into the screenshot.', error),
  );
}

function draw(
  source: Drawable,
  width: number,
  height: number,
  most: number,
  onError: (error: unknown) => void,
): string | undefined {
  try {
    const copy = source.ownerDocument.createElement('canvas');
    Object.assign(copy, fitInto(width, height, most));
    copy.getContext('2d')?.drawImage(source, 0, 0, copy.width, copy.height);
    return copy.toDataURL('image/webp', thumbnailQuality);
  } catch (error) {
    onError(error);
    return undefined;
  }
}
