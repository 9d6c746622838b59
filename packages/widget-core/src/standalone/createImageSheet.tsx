import type { Stroke } from '../capture/strokes';
import { CaptureError } from './CaptureError';
import type { PageScope } from './createPageScope';
import { fitImage } from './fitImage';
import type { MarkSheet } from './MarkSheet';
import { renderMarkedImage } from './renderMarkedImage';

function scaleMarks(marks: readonly Stroke[], factor: number): readonly Stroke[] {
  return marks.map((mark) => ({
    ...mark,
    points: mark.points.map(({ x, y }) => ({ x: x * factor, y: y * factor })),
  }));
}

/**
 * Creates the sheet for marks on an image, which is shown over the page. Marks are drawn in pixels of the window
 * as it is now, so that their lines look the same on images of any size.
 *
 * @throws {CaptureError} `image-unreadable` if it can't be loaded, or its site does not allow reading it
 */
export async function createImageSheet(
  { window, document }: PageScope,
  source: string | Blob,
): Promise<MarkSheet> {
  const { URL } = window;
  const url = typeof source === 'string' ? source : URL.createObjectURL(source);
  const dispose = () => {
    if (url !== source) URL.revokeObjectURL(url);
  };
  const image = document.createElement('img');
  // Without it the canvas would refuse to export the image of another site.
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    dispose();
    throw new CaptureError('image-unreadable', error);
  }
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const fit = () => fitImage(size, { width: window.innerWidth, height: window.innerHeight });
  const { scale } = fit();
  return {
    area: { x: 0, y: 0, ...size },
    getView() {
      const place = fit();
      const zoom = place.scale / scale;
      return { zoom, scroll: { x: -place.left / zoom, y: -place.top / zoom } };
    },
    render() {
      const { left, top, width, height } = fit();
      const position = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
      return (
        <div className="sheet">
          <img src={url} alt="" crossOrigin="anonymous" style={position} />
        </div>
      );
    },
    toSheet: (marks) => scaleMarks(marks, scale),
    fromSheet: (marks) => scaleMarks(marks, 1 / scale),
    renderPicture: (marks) => renderMarkedImage(image, marks, scale),
    dispose,
  };
}
