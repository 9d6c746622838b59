import { maxSnapshotCanvasSize, maxSnapshotImageSize, thumbnailQuality } from '@adlane/contract/constants';

type Warn = (text: string, detail?: unknown) => void;

/** Width and height scaled down to fit a square, never up. */
export function fitInto(width: number, height: number, most: number): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export type Drawing = HTMLCanvasElement | HTMLVideoElement;

/**
 * Copies a canvas or the frame of a video, at most 900 × 900, as a data URL; undefined if it is tainted or empty, and for
 * a video that shows its poster.
 */
export function copyDrawing(drawing: Drawing, warn: Warn): string | undefined {
  const isVideo = 'poster' in drawing;
  if (isVideo && drawing.poster && !drawing.currentTime) return undefined;
  const width = isVideo ? drawing.videoWidth : drawing.width;
  const height = isVideo ? drawing.videoHeight : drawing.height;
  if (width === 0 || height === 0) return undefined;
  return draw(drawing, width, height, maxSnapshotCanvasSize, (error) =>
    warn('Adlane: a canvas or video could not be copied into the screenshot.', error),
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
  source: Drawing | HTMLImageElement,
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
