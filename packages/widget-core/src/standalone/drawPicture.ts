import type { Picture } from './Picture';

/** Draws a PNG of this size, in pixels. @throws if the browser gives no canvas of this size */
export async function drawPicture(
  document: Document,
  { width, height }: Pick<Picture, 'width' | 'height'>,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Picture> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas to draw on.');
  draw(context);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('The picture is empty.');
  return { blob, width: canvas.width, height: canvas.height };
}
