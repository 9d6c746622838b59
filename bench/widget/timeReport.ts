import type { Page } from 'playwright';

/** Longer than the pause between two silent reports. */
export const reportPauseMs = 11_000;

/**
 * Sends a silent report with a screenshot; resolves to the milliseconds until it was sent. The server's own
 * time is excluded.
 */
export function timeReport(page: Page, client: 'Adlane' | 'Gleap'): Promise<number> {
  return page.evaluate(
    async ([name, pauseMs]) => {
      type Client = {
        readonly sendSilentCrashReport: (text: string, priority: string, exclude: object) => Promise<unknown>;
      };
      const sent = () =>
        performance.getEntriesByType('resource').find((entry) => entry.name.endsWith('/bugs/v2'));
      const widget: Client = Reflect.get(window, name);
      const now = Date.now;
      // Moves the page's clock past the pause between two reports; only the widget reads it. It runs on, because the
      // widget works in slices by it.
      Date.now = () => now() + pauseMs;
      // Earlier reports fill the list, which accepts no new entry after 250 requests.
      performance.clearResourceTimings();
      const start = performance.now();
      await widget.sendSilentCrashReport('Bench', 'LOW', { screenshot: false, replays: false });
      // The stock client does not wait for its own report.
      for (const end = start + pauseMs; !sent() && performance.now() < end; )
        await new Promise((resolve) => setTimeout(resolve, 20));
      return (sent()?.startTime ?? Number.NaN) - start;
    },
    [client, reportPauseMs] as const,
  );
}
