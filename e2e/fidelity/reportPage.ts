import type { Page } from 'playwright';
import { drawRectangle } from './drawRectangle';
import type { Area, FidelityPage } from './FidelityPage';

export type ReportedPage = {
  readonly ticketId: number;
  /** The browser's own picture of the page, as PNG. */
  readonly picture: Buffer;
  /** What is masked. */
  readonly masked: readonly Area[];
};

/** Opens a page, brings it into its state and reports it; resolves with what its browser shows at that moment. */
export async function reportPage(visitor: Page, url: string, page: FidelityPage): Promise<ReportedPage> {
  const recorder = visitor.waitForResponse((response) => /createReplayRecorder/.test(response.url()));
  await visitor.goto(url);
  await (await recorder).finished();
  // The recorder has taken its first snapshot by the second frame.
  await visitor.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  if (page.later) await visitor.evaluate(page.later);
  if (page.click) await visitor.locator(page.click).click();
  await visitor.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await visitor.screenshot({ animations: 'allow' });
  const masked = await visitor.locator(page.masked ?? '[data-no-mask]').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  if (page.mark) await drawRectangle(visitor, page.mark);
  const [answer] = await Promise.all([
    visitor.waitForResponse((response) => response.url().endsWith('/sdk/bugs/v2')),
    visitor.evaluate((name) => {
      const { Adlane } = Object(window);
      return void Adlane.sendSilentCrashReport(name, 'LOW', { screenshot: false, replays: false });
    }, page.name),
  ]);
  const { id } = await answer.json();
  return { ticketId: Number(id), picture, masked };
}
