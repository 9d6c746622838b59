import { buildMarksMarkup } from '../capture/buildMarksMarkup';
import { findHiddenElements } from '../capture/findHiddenElements';
import type { CaptureArea } from './CaptureArea';
import { CaptureError } from './CaptureError';
import type { PageScope } from './createPageScope';
import { drawPicture } from './drawPicture';
import type { MarkSheet } from './MarkSheet';
import type { Picture } from './Picture';
import { revealTarget } from './revealTarget';

// Serializing a page is the largest part, and images do without it.
const loadRenderer = () => import('../capture/renderScreenshot');

/**
 * Creates the sheet for marks on the visible part of the page, or on one of its elements or areas, which is
 * scrolled into the window.
 *
 * @throws {CaptureError} `target-missing` if nothing of the target is visible
 */
export function createPageSheet(scope: PageScope, target?: Element | CaptureArea): MarkSheet {
  const { window, document } = scope;
  const revealed = target && revealTarget(window, target);
  const scroll = { x: window.scrollX, y: window.scrollY };
  const { innerWidth: width, innerHeight: height } = window;
  const area = revealed?.area ?? { ...scroll, width, height };
  const [left, top] = [area.x - scroll.x, area.y - scroll.y];
  if (area.width === 0 || area.height === 0) {
    revealed?.restore();
    throw new CaptureError('target-missing');
  }
  // What the picture needs loads while the user draws.
  const renderer = loadRenderer();
  renderer.catch(() => {});
  return {
    area,
    getView: () => ({ scroll, zoom: 1 }),
    render: () =>
      revealed ? (
        <div
          className="clip"
          style={{ left: `${left}px`, top: `${top}px`, width: `${area.width}px`, height: `${area.height}px` }}
        />
      ) : null,
    toSheet: (marks) => marks,
    fromSheet: (marks) => marks,
    async renderPicture(marks) {
      const drawn = {
        markup: buildMarksMarkup(marks, document.body),
        hidden: findHiddenElements(document, marks, scroll),
      };
      const { renderScreenshot } = await renderer;
      return cropPicture(scope, await renderScreenshot(scope, drawn), { ...area, x: left, y: top });
    },
    dispose: () => revealed?.restore(),
  };
}

/** Cuts a part of the window out of a screenshot of the window. */
async function cropPicture({ window, document }: PageScope, blob: Blob, part: CaptureArea): Promise<Picture> {
  const bitmap = await window.createImageBitmap(blob);
  const scale = bitmap.width / window.innerWidth;
  const [width, height] = [Math.round(part.width * scale), Math.round(part.height * scale)];
  if (width === bitmap.width && height === bitmap.height) return { blob, width, height };
  return drawPicture(document, { width, height }, (context) =>
    context.drawImage(bitmap, -part.x * scale, -part.y * scale),
  );
}
