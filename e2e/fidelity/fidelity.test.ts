import { afterAll, beforeAll, describe, it } from 'vitest';
import { judgeMeasure } from './judgeMeasure';
import { type FidelityRun, openFidelityRun } from './openFidelityRun';
import { mixedPages } from './pages/mixedPages';

// The pages of several features each: `npm run test:fidelity` compares them all.

let run: FidelityRun;

beforeAll(async () => {
  run = await openFidelityRun();
});
afterAll(() => run?.close());

describe('the operator sees the page as its browser drew it', () => {
  it.each(mixedPages.map((page) => [page.name, page] as const))('with: %s', async (_name, page) =>
    judgeMeasure(page, await run.measure(page)),
  );
});
