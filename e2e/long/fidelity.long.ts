import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Area } from '../fidelity/FidelityPage';
import { fidelityPages } from '../fidelity/fidelityPages';
import { type FidelityRun, openFidelityRun } from '../fidelity/openFidelityRun';
import { openBrowser, type TestBrowser } from '../harness/openBrowser';
import { type BuiltServer, startBuiltServer } from '../harness/startBuiltServer';

let server: BuiltServer;
let browser: TestBrowser;
let run: FidelityRun;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  run = await openFidelityRun(browser, server.urls.dashboard);
});
afterAll(async () => {
  const lines = rows.map((row) => Object.values(row).join(' · '));
  process.stdout.write(`${['page · screenshot % · replay % · mark px', ...lines].join('\n')}\n`);
  await run?.close();
  await browser?.close();
  await server?.close();
});

const folder = 'build/fidelity';
const maxPercent = 1;
const maxExceptions = 3;
/** Half of a rectangle's line is outside of what was drawn. */
const halfLine = 3;
const maxMarkDistance = 2;

/** The table that the run prints. */
type Row = { page: string; 'screenshot %': string; 'replay %': string; 'mark px': number | '' };
const rows: Row[] = [];

/** The largest distance between the edges of what was drawn and what is shown. */
function measureDistance(drawn: Area, shown: Area | undefined): number {
  if (!shown) return Number.POSITIVE_INFINITY;
  return Math.max(
    Math.abs(shown.left - drawn.left + halfLine),
    Math.abs(shown.top - drawn.top + halfLine),
    Math.abs(shown.right - drawn.right - halfLine),
    Math.abs(shown.bottom - drawn.bottom - halfLine),
  );
}

describe('the operator sees the page as its browser drew it', () => {
  it.each(fidelityPages.map((page) => [page.name, page] as const))('with: %s', async (name, page) => {
    const { screenshot, replay, images } = await run.measure(page);
    const distance = page.mark ? measureDistance(page.mark, screenshot.mark) : undefined;
    rows.push({
      page: name,
      'screenshot %': screenshot.percent.toFixed(2),
      'replay %': replay.percent.toFixed(2),
      'mark px': distance ?? '',
    });
    await mkdir(folder, { recursive: true });
    await Promise.all(
      Object.entries(images).map(([kind, image]) =>
        writeFile(`${folder}/${name.replace(/[^a-z0-9]+/gi, '-')}.${kind}.png`, image),
      ),
    );
    const larger = Object.entries({ screenshot, replay })
      .filter(([, { percent }]) => percent > maxPercent)
      .map(([kind]) => kind);
    const { exception } = page;
    const excepted = exception?.in === 'both' ? ['screenshot', 'replay'] : [exception?.in ?? []].flat();
    expect(larger).toEqual(excepted);
    if (distance !== undefined) expect(distance).toBeLessThanOrEqual(maxMarkDistance);
  });

  it(`on all pages but ${maxExceptions}, each of which says why`, () => {
    const exceptions = fidelityPages.filter(({ exception }) => exception);
    expect(exceptions.length).toBeLessThanOrEqual(maxExceptions);
    expect(exceptions.every(({ exception }) => exception && exception.reason.length > 20)).toBe(true);
    expect(fidelityPages.length).toBeGreaterThanOrEqual(60);
  });
});
