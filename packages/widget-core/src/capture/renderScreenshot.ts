import type { Scope } from '../scope/scope';
import { runInSlices } from '../snapshot/runInSlices';
import { serializePage } from '../snapshot/serializePage';
import { waitForNextFrame } from '../snapshot/waitForNextFrame';
import { writeAttribute } from '../snapshot/writeHtml';

/** The marks over the page, and the hidden elements. */
export type ScreenshotMarks = { readonly markup: string; readonly hidden: ReadonlySet<Element> };

/** Larger screenshots add nothing and cost a phone its memory. */
const maxScale = 2;

/** What XML can't hold. */
// oxlint-disable-next-line no-control-regex -- these are what must go
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * Renders the visible part of the page with its marks as PNG from the masked snapshot: it contains nothing
 * that a ticket would not contain, and needs no screen sharing. Images and styles of other sites are missing,
 * web fonts are replaced. Rejects if the page's policy forbids `img-src data:`.
 */
export async function renderScreenshot(
  { window, document, warn }: Pick<Scope, 'window' | 'document' | 'warn'>,
  { markup, hidden }: ScreenshotMarks,
): Promise<Blob> {
  const { innerWidth: width, innerHeight: height, scrollX, scrollY } = window;
  const options = { baseUrl: '', inlinesImages: true, isXml: true, marks: markup, hidden, warn };
  const work = serializePage(document, options);
  await waitForNextFrame(window);
  const page = await runInSlices(work, () => window.performance.now());
  const { fontSize } = window.getComputedStyle(document.documentElement);
  // Moving the content of the box instead of the box leaves fixed headers in place.
  const place = `position:relative;top:${-scrollY}px;left:${-scrollX}px;width:${width}px;min-height:${height}px`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" style="font-size:${fontSize}">` +
    `<foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml"${writeAttribute('style', place)}>${page}</div></foreignObject></svg>`;
  return draw(window, svg.replace(unwritable, ''), findBackground(window));
}

async function draw(window: Window, svg: string, background: string): Promise<Blob> {
  const { innerWidth: width, innerHeight: height, devicePixelRatio, document } = window;
  const image = document.createElement('img');
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(maxScale, devicePixelRatio);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * scale, height: height * scale });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas to draw on.');
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png');
  });
}

/** A page's background fills its window, wherever it was set. */
function findBackground(window: Window): string {
  const { document } = window;
  const set = [document.documentElement, document.body]
    .map((element) => window.getComputedStyle(element).backgroundColor)
    .find((color) => color !== 'rgba(0, 0, 0, 0)' && color !== 'transparent');
  return set ?? '#ffffff';
}
