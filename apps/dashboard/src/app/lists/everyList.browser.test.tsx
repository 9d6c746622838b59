import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findListFaults, listRows } from './listFaults.fixtures';
import { listPages } from './listPages.fixtures';
import { createListApp } from './openList.fixtures';

const widths = [360, 768, 1024, 1280, 1440];
const app = createListApp();

beforeAll(app.start);
afterAll(() => {
  app.stop();
  document.documentElement.dir = '';
});

const passFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

describe('a list with the longest texts', () => {
  it.each(listPages)('fits every width in both directions: $path', async (list) => {
    await app.open(list);
    for (const width of widths) {
      await page.viewport(width, 800);
      await passFrames();
      for (const dir of ['ltr', 'rtl']) {
        document.documentElement.dir = dir;
        // An editor behind a drawer may take another moment to follow the width.
        await expect
          .poll(() => findListFaults(list.label).map((fault) => `${width} px, ${dir}: ${fault}`))
          .toEqual([]);
      }
    }
  });

  it.each(listPages.filter(({ isDense }) => isDense))(
    'shows twelve rows at 1280 × 800: $path',
    async (list) => {
      await app.open(list);
      await page.viewport(1280, 800);
      await passFrames();
      const bottoms = listRows(list.label)
        .slice(0, 12)
        .map((row) => row.getBoundingClientRect().bottom);
      expect(bottoms).toHaveLength(12);
      expect(Math.max(...bottoms), JSON.stringify(bottoms)).toBeLessThanOrEqual(800);
    },
  );
});
