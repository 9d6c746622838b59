import { fileURLToPath } from 'node:url';
import type { TestBrowser } from './openBrowser';

const player = fileURLToPath(new URL('../../node_modules/rrweb/dist/rrweb.umd.min.cjs', import.meta.url));

/** A stock rrweb player at the end of a replay. */
export type PlayedReplay = {
  /**
   * Returns what is shown, shadow roots and frames included. Frames of the recorded page load after the last
   * event: poll for their text.
   */
  readonly readText: () => Promise<string>;
  /** Warnings and errors that the player has logged. */
  readonly complaints: readonly string[];
};

/** Plays a recording to its end. */
export async function playReplay(browser: TestBrowser, events: readonly object[]): Promise<PlayedReplay> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  await page.addScriptTag({ path: player });
  await page.evaluate((recorded) => {
    const { Replayer } = Reflect.get(window, 'rrweb');
    const replayer = new Replayer(recorded, { root: document.body, speed: 16 });
    // Without this reference the browser may collect the player while it plays.
    Reflect.set(window, 'replayer', replayer);
    return new Promise<void>((resolve) => {
      replayer.on('finish', () => resolve());
      replayer.play();
    });
  }, events);
  const readText = () =>
    page.evaluate(() => {
      const toText = (root: ParentNode): string =>
        [...root.querySelectorAll('*')].reduce(
          (shown, element) => {
            const { shadowRoot: inner } = element;
            const framed = Reflect.get(element, 'contentDocument');
            return shown + (inner ? toText(inner) : '') + (framed ? toText(framed) : '');
          },
          Reflect.get(root, 'textContent') ?? Reflect.get(root, 'documentElement')?.textContent ?? '',
        );
      return toText(Reflect.get(window, 'replayer').iframe.contentDocument);
    });
  return { readText, complaints };
}
