import type { Browser, CDPSession } from 'playwright';
import { busyMs } from './meter';

/** A page in its own browser context and process that only the meter observes. */
export type PageLoad = {
  /** Milliseconds of the main thread since the page began. */
  readonly busyMs: () => Promise<number>;
  /** The value of an expression on the page, as JSON carries it. */
  readonly read: <T>(expression: string) => Promise<T>;
  readonly close: () => Promise<void>;
};

/** Time until a new process has started, so that its start is not counted as the page's. */
const processStartMs = 400;

type Answer = {
  readonly id?: number;
  readonly method?: string;
  readonly result: object;
  readonly error?: object;
};
type PageSession = {
  readonly send: CDPSession['send'];
  /** Resolves at the page's next event of this name. */
  readonly next: (event: string) => Promise<void>;
};

/** Controls a page without the driver. */
function talkTo(browser: CDPSession, sessionId: string): PageSession {
  const waiting = new Map<number | string, (answer: Answer) => void>();
  let lastId = 0;
  browser.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return;
    const answer: Answer = JSON.parse(message);
    const key = answer.id ?? answer.method ?? '';
    waiting.get(key)?.(answer);
    waiting.delete(key);
  });
  const send = async (method: string, params: object = {}) => {
    lastId += 1;
    const id = lastId;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await browser.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  };
  return {
    send: send as CDPSession['send'],
    next: (event) => new Promise((resolve) => waiting.set(event, () => resolve())),
  };
}

/**
 * Opens a URL as a visitor does. The driver's own pages report every request on the main thread, which costs
 * as much as the request; here only the busy time is read.
 */
export async function measurePageLoad(browser: Browser, url: string, cpuSlowDown: number): Promise<PageLoad> {
  const whole = await browser.newBrowserCDPSession();
  const { browserContextId } = await whole.send('Target.createBrowserContext');
  const { targetId } = await whole.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width: 1280,
    height: 900,
  });
  const { sessionId } = await whole.send('Target.attachToTarget', { targetId, flatten: false });
  const page = talkTo(whole, sessionId);
  await new Promise((resolve) => setTimeout(resolve, processStartMs));
  await page.send('Page.enable');
  await page.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
  const loaded = page.next('Page.loadEventFired');
  await page.send('Page.navigate', { url });
  await loaded;
  return {
    busyMs: async () => (await busyMs(page)).tasks,
    async read(expression) {
      const { result } = await page.send('Runtime.evaluate', { expression, returnByValue: true });
      return result.value;
    },
    async close() {
      await whole.send('Target.disposeBrowserContext', { browserContextId });
      await whole.detach();
    },
  };
}
