import type { ScreenshotData } from '@adlane/contract/widget/tickets';
import { isMobile } from '../page/userAgent';
import { redactSecrets } from '../privacy/privacy';
import type { Scope } from '../scope/scope';
import { runInSlices, waitForNextTask } from './runInSlices';
import { serializePage } from './serializePage';

export type SnapshotOptions = {
  /** Pictures of a live site stay remote; others are put into the HTML. */
  readonly isLive: boolean;
  /** The visitor's marks as SVG markup in page coordinates; empty without marks. */
  readonly marks: string;
  /** Elements that the visitor painted over, which are masked. */
  readonly hidden: ReadonlySet<Element>;
  /** Where the page was scrolled to, in pixels. */
  readonly position: { readonly x: number; readonly y: number };
};

/** Captures the page as HTML, masked while it is created (widget §3.3, §5 Snapshots). Rejects if it fails. */
export async function captureSnapshot(
  { window, document, warn }: Pick<Scope, 'window' | 'document' | 'warn'>,
  { isLive, marks, hidden, position }: SnapshotOptions,
): Promise<ScreenshotData> {
  const { baseURI } = document;
  const { innerWidth: width, innerHeight: height } = window;
  const work = serializePage(document, {
    baseUrl: redactSecrets(baseURI),
    inlinesImages: !isLive,
    isXml: false,
    warn,
    marks,
    hidden,
  });
  // Reading the first position lays out a page that has changed: in a separate task, as the browser would.
  await waitForNextTask();
  const html = await runInSlices(work);
  return {
    html,
    baseUrl: redactSecrets(baseURI),
    width,
    height,
    isMobile: isMobile(window.navigator.userAgent),
    x: position.x,
    y: position.y,
  };
}
