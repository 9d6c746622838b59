import { waitForNextTask } from './runInSlices';

/** A page in the background draws no frames. Milliseconds. */
const longestWaitMs = 100;

/**
 * Resolves once the browser has drawn: it has laid out the page by then, so that sizes and scroll positions are there
 * for the asking. Asked for earlier, the whole layout of a large page would be one long task of ours.
 */
export async function waitForNextFrame(
  window: Pick<Window, 'requestAnimationFrame' | 'setTimeout'>,
): Promise<void> {
  await new Promise<void>((resolve) => {
    window.requestAnimationFrame(() => resolve());
    window.setTimeout(resolve, longestWaitMs);
  });
  await waitForNextTask();
}
