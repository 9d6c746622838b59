import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fidelityPages } from '../fidelity/fidelityPages';
import { judgeMeasure, measureDistance } from '../fidelity/judgeMeasure';
import { type FidelityRun, openFidelityRun } from '../fidelity/openFidelityRun';

let run: FidelityRun;

beforeAll(async () => {
  run = await openFidelityRun();
});
afterAll(async () => {
  const lines = rows.map((row) => Object.values(row).join(' · '));
  process.stdout.write(`${['page · screenshot % · replay % · mark px', ...lines].join('\n')}\n`);
  await run?.close();
});

const folder = 'build/fidelity';
const maxExceptions = 3;

/** The table that the run prints. */
type Row = { page: string; 'screenshot %': string; 'replay %': string; 'mark px': number | '' };
const rows: Row[] = [];

describe('the operator sees the page as its browser drew it', () => {
  it.each(fidelityPages.map((page) => [page.name, page] as const))('with: %s', async (name, page) => {
    const measure = await run.measure(page);
    const { screenshot, replay, images } = measure;
    rows.push({
      page: name,
      'screenshot %': screenshot.percent.toFixed(2),
      'replay %': replay.percent.toFixed(2),
      'mark px': page.mark ? measureDistance(page.mark, screenshot.mark) : '',
    });
    await mkdir(folder, { recursive: true });
    await Promise.all(
      Object.entries(images).map(([kind, image]) =>
        writeFile(`${folder}/${name.replace(/[^a-z0-9]+/gi, '-')}.${kind}.png`, image),
      ),
    );
    judgeMeasure(page, measure);
  });

  it(`on all pages but ${maxExceptions}, each of which says why`, () => {
    const exceptions = fidelityPages.filter(({ exception }) => exception);
    expect(exceptions.length).toBeLessThanOrEqual(maxExceptions);
    expect(exceptions.every(({ exception }) => exception && exception.reason.length > 20)).toBe(true);
    expect(fidelityPages.length).toBeGreaterThanOrEqual(60);
  });
});
