import { buildStrokeAttributes } from '../capture/buildMarksMarkup';
import type { Stroke } from '../capture/strokes';
import { drawPicture } from './drawPicture';
import type { Picture } from './Picture';

/**
 * Draws an image with its marks as PNG, in the image's own size.
 * @param scale pixels of the marks for one pixel of the image
 */
export async function renderMarkedImage(
  image: HTMLImageElement,
  marks: readonly Stroke[],
  scale: number,
): Promise<Picture> {
  const { naturalWidth: width, naturalHeight: height, ownerDocument } = image;
  return drawPicture(ownerDocument, { width, height }, (context) => {
    context.drawImage(image, 0, 0);
    context.scale(1 / scale, 1 / scale);
    Object.assign(context, { lineCap: 'round', lineJoin: 'round' });
    for (const mark of marks) {
      const { d = '', stroke = '', 'stroke-width': lineWidth } = buildStrokeAttributes(mark);
      Object.assign(context, { strokeStyle: stroke, lineWidth: Number(lineWidth) });
      context.stroke(new Path2D(d));
    }
  });
}
