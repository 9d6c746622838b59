import type { HostWindow } from '../scope/scope';

/** Name of the file that is saved. */
const fileName = 'screenshot.png';

/** Downloads a screenshot for the visitor. */
export function saveScreenshot({ document, URL }: HostWindow, picture: Blob): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  // The page's own listeners for links have no business with this one: it is on no page.
  link.click();
  URL.revokeObjectURL(address);
}

/** Undefined where the browser copies no pictures: on pages that are not secure, and in old ones. */
export function createScreenshotCopier(
  window: HostWindow,
): ((picture: Promise<Blob>) => Promise<void>) | undefined {
  const { ClipboardItem, navigator }: Partial<HostWindow> = window;
  if (!ClipboardItem || !navigator?.clipboard) return undefined;
  // The clipboard item gets the promise, because the user activation counts now, not when the screenshot is
  // done.
  return (picture) => navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
}
