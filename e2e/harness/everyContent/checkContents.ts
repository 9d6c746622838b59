import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import type { Frame, Page } from 'playwright';
import { expect } from 'vitest';
import { demoSdkKey } from '../../../mocks/src/world/demoLogins';
import type { DemoIds } from '../../../packages/messenger/src/Messenger/Contents.fixtures';
import {
  filterUntranslated,
  listTexts,
} from '../../../packages/messenger/src/Messenger/listUntranslated.fixtures';
import { en } from '../../../packages/messenger/src/texts/en';
import { findLanguage, loadTexts } from '../../../packages/messenger/src/texts/languages';
import { axePath, listAxeViolations } from '../everyPage/checkPage';
import type { TestBrowser } from '../openBrowser';
import type { BuiltServer } from '../startBuiltServer';
import { type ContentWay, listContents } from './contentWays';

/** Adds every text in a value that the server answers, those between tags included. */
function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') {
    texts.add(value.trim());
    for (const text of value.replace(/<[^>]*>/g, '\n').split('\n')) texts.add(text.trim());
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collectTexts(each, texts);
  }
}

/** Collects what the project and the visitor have written, as far as the page's frames request it. */
function recordWritten(page: Page): ReadonlySet<string> {
  const texts = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().includes('/sdk/')) return;
    collectTexts(await response.json().catch(() => undefined), texts);
  });
  return texts;
}

/** Calls the widget's API as the visitor of a page. */
async function createIds(page: Page, dashboard: string): Promise<DemoIds> {
  const { gleapId, gleapHash } = await page.evaluate(() => Reflect.get(window, 'Gleap').getIdentity());
  const session = {
    'api-token': demoSdkKey,
    'gleap-id': gleapId,
    'gleap-hash': gleapHash,
    'content-type': 'application/json',
  };
  const call = async (path: string, body?: unknown) => {
    const write = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return (await fetch(`${dashboard}/sdk${path}`, { headers: session, ...write })).json();
  };
  const [collection] = (await call('/helpcenter/collections')).data;
  const [article] = (await call(`/helpcenter/collections/${collection.id}`)).articles;
  const [news] = (await call('/news')).data;
  const [checklist] = (await call('/checklists')).data;
  const { shareToken } = await call('/conversations', { text: 'Where is my invoice?' });
  return {
    collection: collection.id,
    article: article.id,
    news: news.id,
    checklist: checklist.id,
    shareToken,
    session,
  };
}

async function open(page: Page, demo: string, way: ContentWay): Promise<void> {
  switch (way.by) {
    case 'parameter': {
      const address = new URL(demo);
      for (const [name, value] of Object.entries(way.parameters)) address.searchParams.set(name, value);
      await page.goto(address.href);
      return;
    }
    case 'link':
      return page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
        link.remove();
      }, way.link);
    default:
      return page.evaluate(
        ([name, ...parameters]) => Reflect.get(window, 'Gleap')[name](...parameters),
        way.call,
      );
  }
}

const getOverflow = (target: Page | Frame) =>
  target.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

export type ContentView = {
  readonly language: string;
  readonly widths: readonly number[];
  /** How many ways to each content are taken; all without a number. */
  readonly ways?: number;
};

/** Opens every content on the demo page: no untranslated text, no horizontal scroll, nothing for axe to report. */
export async function checkContents(
  { urls }: BuiltServer,
  browser: TestBrowser,
  { language, widths, ways = Number.POSITIVE_INFINITY }: ContentView,
): Promise<number> {
  const { demo, dashboard, frame: frameUrl } = urls;
  if (demo === undefined || frameUrl === undefined) throw new Error('The server runs no demo page.');
  const page = await browser.newPage(language);
  // In every frame; the policy of the widget's forbids scripts that are added later.
  await page.addInitScript({ path: axePath });
  const written = recordWritten(page);
  await page.goto(demo);
  await page.waitForFunction(() => Reflect.get(window, 'Gleap')?.getIdentity?.()?.gleapHash);
  const ids = await createIds(page, dashboard);
  const translated = findLanguage(language);
  const texts = translated ? await loadTexts(translated) : en;
  const answer = await fetch(`${dashboard}/sdk/config/${demoSdkKey}?lang=${language}`);
  const { flowConfig }: { flowConfig: FlowConfig } = await answer.json();
  let checked = 0;
  for (const content of listContents(ids, texts, flowConfig)) {
    for (const way of content.ways.slice(0, ways)) {
      await open(page, demo, way);
      const frame = page.frameLocator('.frame iframe');
      await frame.getByRole('heading', { level: 1, name: content.heading }).waitFor();
      await expect.poll(() => frame.locator('[aria-busy=true]').count()).toBe(0);
      const inner = page.frames().find((each) => each.url().startsWith(frameUrl));
      if (!inner) throw new Error('The widget has no frame.');
      for (const width of widths) {
        const where = `${JSON.stringify(way)} at ${width} px in ${language}`;
        await page.setViewportSize({ width, height: 800 });
        const listWrong = async () =>
          filterUntranslated(await frame.locator('body').evaluate(listTexts), { texts, written, language });
        await expect.poll(listWrong, { message: `texts of ${where}` }).toEqual([]);
        expect([await getOverflow(inner), await getOverflow(page)], `overflow of ${where}`).toEqual([0, 0]);
        expect(await listAxeViolations(inner), `axe for ${where}`).toEqual([]);
        checked += 1;
      }
    }
  }
  await page.context().close();
  return checked;
}
