import { fileURLToPath } from 'node:url';
import type { TestBrowser } from './openBrowser';

const player = fileURLToPath(new URL('../node_modules/rrweb/dist/rrweb.umd.min.cjs', import.meta.url));

/** What a stock rrweb player shows at the end of a replay, and the warnings and errors it logs. */
export type PlayedReplay = { readonly text: string; readonly complaints: readonly string[] };

/** Time for frames within a replay to load. */
const framesLoadMs = 1000;

/** Plays a recording to its end. The text includes shadow roots and frames. */
export async function playReplay(browser: TestBrowser, events: readonly object[]): Promise<PlayedReplay> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  await page.addScriptTag({ path: player });
  const text = await page.evaluate(
    ([recorded, framesMs]) => {
      const { Replayer } = Reflect.get(window, 'rrweb');
      const replayer = new Replayer(recorded, { root: document.body, speed: 16 });
      const toText = (root: ParentNode): string =>
        [...root.querySelectorAll('*')].reduce(
          (shown, element) => {
            const { shadowRoot: inner } = element;
            const framed = Reflect.get(element, 'contentDocument');
            return shown + (inner ? toText(inner) : '') + (framed ? toText(framed) : '');
          },
          Reflect.get(root, 'textContent') ?? Reflect.get(root, 'documentElement')?.textContent ?? '',
        );
      // Without this reference the browser may collect the player while it plays.
      Reflect.set(window, 'replayer', replayer);
      return new Promise<string>((resolve) => {
        // Frames of the recorded page load after the last event.
        replayer.on('finish', () =>
          setTimeout(() => resolve(toText(replayer.iframe.contentDocument)), framesMs),
        );
        replayer.play();
      });
    },
    [events, framesLoadMs] as const,
  );
  await page.close();
  return { text, complaints };
}
