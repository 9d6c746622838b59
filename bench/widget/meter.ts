import type { Browser, CDPSession, Page } from 'playwright';

/** A page in its own browser context, so that nothing is cached from the last one. */
export type MeasuredPage = {
  readonly page: Page;
  /** Milliseconds of the main thread since the page began. */
  readonly busyMs: () => Promise<{ readonly tasks: number; readonly scripts: number }>;
  /** Bytes that live on the JavaScript heap after a collection. */
  readonly heapBytes: () => Promise<number>;
  readonly close: () => Promise<void>;
};

export async function openMeasuredPage(
  browser: Browser,
  url: string,
  cpuSlowDown: number,
): Promise<MeasuredPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // CPU time of the thread, without other processes of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
  await page.goto(url, { waitUntil: 'load' });
  return {
    page,
    busyMs: () => busyMs(session),
    async heapBytes() {
      await session.send('HeapProfiler.collectGarbage');
      return metric(session, 'JSHeapUsedSize');
    },
    close: () => context.close(),
  };
}

type Session = Pick<CDPSession, 'send'>;

/** Milliseconds of a page's main thread since its metrics were enabled. */
export async function busyMs(
  session: Session,
): Promise<{ readonly tasks: number; readonly scripts: number }> {
  return {
    tasks: (await metric(session, 'TaskDuration')) * 1000,
    scripts: (await metric(session, 'ScriptDuration')) * 1000,
  };
}

async function metric(session: Session, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === wanted);
  if (!found) throw new Error(`The browser measures no ${wanted}.`);
  return found.value;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Computes the mean of the middle half: as robust against outliers as the median, and a fifth more precise
 * from as many values.
 */
export function midmean(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const cut = Math.floor(sorted.length / 4);
  const middle = sorted.slice(cut, sorted.length - cut);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
