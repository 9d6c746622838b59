import { waitForPaint } from './waitForPaint';

/** The parts that a widget fetches at their first use: once they are loaded, it has each of them at once. */
const loadParts = () =>
  Promise.all([
    import('../src/builder/startBuilder'),
    import('../src/capture/renderScreenshot'),
    import('../src/outbound/createOutbound'),
    import('../src/replay/createReplayRecorder'),
    import('../src/ui'),
    import('../src/widget/createPanel'),
  ]);

/**
 * Waits until a widget has nothing left to do before its clock moves or the visitor acts: what waited for an idle moment
 * has run, with the parts that it fetched. What a test has caused has happened by then, or never will.
 */
export async function waitUntilIdle(): Promise<void> {
  await loadParts();
  // An idle moment may request another one.
  for (let moment = 0; moment < 2; moment += 1) {
    await waitForPaint();
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
  await waitForPaint();
}
