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
  const page = await runInSlices(work);
  const { fontSize } = window.getComputedStyle(document.documentElement);
  // Moving the content of the box instead of the box leaves fixed headers in place; margins must not move the box.
  const place = `display:flow-root;position:relative;top:${-scrollY}px;left:${-scrollX}px;min-height:${height}px`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" style="font-size:${fontSize}">` +
    `<foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml"${writeAttribute('style', place)}>${page}</div></foreignObject></svg>`;
  return draw(window, svg.replace(unwritable, ''));
}

async function draw(window: Window, svg: string): Promise<Blob> {
  const { innerWidth, innerHeight, devicePixelRatio, document } = window;
  const image = document.createElement('img');
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(maxScale, devicePixelRatio);
  const [width, height] = [innerWidth * scale, innerHeight * scale];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) {
    // The background of a page fills its window, whichever element has it.
    const { body, documentElement } = document;
    const colors = [body, documentElement].map((each) => window.getComputedStyle(each).backgroundColor);
    for (const color of ['#fff', ...colors]) {
      context.fillStyle = color;
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(image, 0, 0, width, height);
  }
  const blob = context && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve)));
  if (!blob) throw new Error('No picture.');
  return blob;
}
