import { buildStrokeAttributes } from '../capture/buildMarksMarkup';
import type { Stroke } from '../capture/strokes';

/**
 * Draws an image with its marks as PNG, in the image's own size.
 * @param scale pixels of the marks for one pixel of the image
 */
export async function renderMarkedImage(
  image: HTMLImageElement,
  marks: readonly Stroke[],
  scale: number,
): Promise<Blob> {
  const canvas = image.ownerDocument.createElement('canvas');
  Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas to draw on.');
  context.drawImage(image, 0, 0);
  context.scale(1 / scale, 1 / scale);
  Object.assign(context, { lineCap: 'round', lineJoin: 'round' });
  for (const mark of marks) {
    const { d = '', stroke = '', 'stroke-width': width } = buildStrokeAttributes(mark);
    Object.assign(context, { strokeStyle: stroke, lineWidth: Number(width) });
    context.stroke(new Path2D(d));
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image is empty.'))), 'image/png');
  });
}
