/**
 * Waits until all that the page has queued has run and is painted: microtasks, mutation records, timers of zero,
 * messages, frame and resize callbacks. After it, what a test has just caused without a request or a longer timer has
 * happened, or never will.
 */
export async function waitForPaint(): Promise<void> {
  // The first frame may have been under way already.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}
