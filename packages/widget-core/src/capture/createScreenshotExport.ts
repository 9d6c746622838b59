import type { HostWindow } from '../scope/scope';
import type { Stroke } from './strokes';

/** Exports of the marked page as PNG. Both reject if the screenshot can't be rendered. */
export type ScreenshotExport = {
  /** Downloads the screenshot. */
  readonly save: (strokes: readonly Stroke[]) => Promise<void>;
  /** Undefined where the browser copies no pictures: on pages that are not secure, and in old ones. */
  readonly copy: ((strokes: readonly Stroke[]) => Promise<void>) | undefined;
};

/** Name of the file that is saved. */
const fileName = 'screenshot.png';

/** Creates the exports of what `render` makes of the marks. */
export function createScreenshotExport(
  window: HostWindow,
  render: (strokes: readonly Stroke[]) => Promise<Blob>,
): ScreenshotExport {
  const { ClipboardItem, navigator, document, URL }: Partial<HostWindow> & Window = window;
  return {
    async save(strokes) {
      const address = URL.createObjectURL(await render(strokes));
      const link = document.createElement('a');
      link.href = address;
      link.download = fileName;
      // The page's own listeners for links have no business with this one: it is on no page.
      link.click();
      URL.revokeObjectURL(address);
    },
    // The clipboard item gets the promise, because the user activation counts now, not when the screenshot is
    // done.
    copy:
      ClipboardItem && navigator.clipboard
        ? (strokes) => navigator.clipboard.write([new ClipboardItem({ 'image/png': render(strokes) })])
        : undefined,
  };
}
