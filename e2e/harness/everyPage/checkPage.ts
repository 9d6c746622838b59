import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** A way to show a page. */
export type PageView = {
  readonly width: 360 | 1024 | 1280;
  readonly theme: 'light' | 'dark';
  /** Whether axe checks this view. */
  readonly isChecked: boolean;
};

/** Views of `npm test`, which has seconds for them. */
export const quickViews: readonly PageView[] = [
  { width: 360, theme: 'light', isChecked: false },
  { width: 1280, theme: 'light', isChecked: true },
];

/** Every view, for the nightly run. */
export const allViews: readonly PageView[] = (['light', 'dark'] as const).flatMap((theme) =>
  ([360, 1024, 1280] as const).map((width): PageView => ({ width, theme, isChecked: true })),
);

const height: Readonly<Record<PageView['width'], number>> = { 360: 740, 1024: 768, 1280: 800 };

export const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Lists what axe finds in a page that has loaded it. */
export async function listAxeViolations(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  // Results of passed checks take as long as the checks, and their transfer as long again.
  const violations = await page.evaluate<AxeResults['violations']>(
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** Waits until the page has all its answers and has shown them. */
export async function waitUntilShown(page: Page, inFlight: () => number): Promise<void> {
  // A page that shows an answer may request more in the frame after it.
  const passFrames = () =>
    page.evaluate(
      () =>
        new Promise<void>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
        ),
    );
  await expect
    .poll(async () => {
      const before = inFlight();
      await passFrames();
      return before + inFlight() + (await page.locator('[aria-busy=true]').count());
    })
    .toBe(0);
}

/** Lists the innermost elements that make the page wider than the screen. */
const listWideElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const innermost = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    return [`${scrollWidth} px`, ...innermost.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 200))];
  });

/** Heights of a row with two lines and its border, in pixels; in the list of a narrow screen one line may have a switch. */
const tallest = { row: 53.5, item: 58.5 } as const;

/** Lists the rows of tables, as a table or as the list of a narrow screen, that have a third line. */
const listTallRows = (page: Page): Promise<string[]> =>
  page.evaluate(({ row, item }) => {
    const find = (selector: string, limit: number) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.getBoundingClientRect().height > limit,
      );
    return [...find('tbody > [data-row-index]', row), ...find('li:has(> [data-list-row])', item)]
      .slice(0, 3)
      .map((tall) => `${tall.getBoundingClientRect().height} px: ${tall.textContent?.slice(0, 200)}`);
  }, tallest);

/** Shows a page in each view, settled: no horizontal scroll, no row with a third line, nothing for axe to report. */
export async function checkViews(
  page: Page,
  inFlight: () => number,
  views: readonly PageView[],
  screenshots?: { readonly folder: string; readonly name: string },
): Promise<void> {
  for (const view of views) {
    const { width, theme, isChecked } = view;
    await page.setViewportSize({ width, height: height[width] });
    if (views.some((other) => other.theme !== theme)) await page.emulateMedia({ colorScheme: theme });
    await waitUntilShown(page, inFlight);
    if (screenshots) {
      const file = `${screenshots.name.replaceAll(/\W+/g, ' ').trim().replaceAll(' ', '-')}-${width}-${theme}.png`;
      await page.screenshot({ path: join(screenshots.folder, file), fullPage: true });
    }
    expect(await listWideElements(page), `wider than ${width} px`).toEqual([]);
    expect(await listTallRows(page), `rows with a third line at ${width} px`).toEqual([]);
    if (isChecked) expect(await listAxeViolations(page), `axe at ${width} px, ${theme}`).toEqual([]);
  }
}
