import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import budgets from './budgets.json';
import { type BenchPage, openBenchPage } from './openBenchPage';

const {
  cpuSlowDown,
  rows,
  fewRows,
  pageRows,
  renders,
  maxRenderRatioToPage,
  frames,
  pxPerFrame,
  maxFrameMs,
  maxFrameRatioToFewRows,
  maxSelectAllRatioToFewRows,
} = budgets.table;

let bench: BenchPage;
beforeAll(async () => {
  bench = await openBenchPage('table');
}, 300_000);
afterAll(() => bench?.close());

type Timed = { readonly frameMs: number; readonly selectAllMs: number };

/**
 * Measures the main thread's average work per frame of scrolling, and the time from selecting all rows to
 * their paint.
 */
async function timeTable(count: number): Promise<Timed> {
  const { page, url, slowDown, busyMs } = bench;
  await slowDown(1);
  await page.goto(`${url}?rows=${count}`);
  await page.getByRole('link', { name: 'Lead 1', exact: true }).waitFor();
  await slowDown(cpuSlowDown);
  const before = await busyMs();
  await page.evaluate(([n, px]) => window.scrollTable(n, px), [frames, pxPerFrame] as const);
  const frameMs = ((await busyMs()) - before) / frames;
  const selectAllMs = await page.evaluate(() => window.timeSelectAll());
  expect(await page.getByRole('status').textContent()).toBe(`${count} selected`);
  return { frameMs, selectAllMs };
}

/** Measures the milliseconds from rendering a table to its paint. */
async function timeRender(count: number): Promise<number> {
  const { page, url, slowDown } = bench;
  await slowDown(cpuSlowDown);
  await page.goto(`${url}?rows=${count}`);
  return page.evaluate(() => window.renderMs);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

describe(`a table of ${rows} rows, at ${cpuSlowDown} times slower`, () => {
  it('scrolls and selects as fast as one with few rows', async () => {
    const few = await timeTable(fewRows);
    const many = await timeTable(rows);
    for (const [count, { frameMs, selectAllMs }] of [[fewRows, few] as const, [rows, many] as const])
      process.stdout.write(
        `${count} rows: ${frameMs.toFixed(1)} ms a frame, all selected after ${selectAllMs.toFixed(1)} ms\n`,
      );
    expect(many.frameMs).toBeLessThanOrEqual(maxFrameMs);
    expect(many.frameMs / few.frameMs).toBeLessThanOrEqual(maxFrameRatioToFewRows);
    expect(many.selectAllMs / few.selectAllMs).toBeLessThanOrEqual(maxSelectAllRatioToFewRows);
  });

  it('shows as fast as one page of rows', async () => {
    const few: number[] = [];
    const many: number[] = [];
    for (let round = 0; round < renders; round += 1) {
      few.push(await timeRender(pageRows));
      many.push(await timeRender(rows));
    }
    const [fewMs, manyMs] = [median(few), median(many)];
    process.stdout.write(
      `shown after ${fewMs.toFixed(0)} ms, with ${rows} rows after ${manyMs.toFixed(0)} ms\n`,
    );
    expect(manyMs / fewMs).toBeLessThanOrEqual(maxRenderRatioToPage);
  });
});
