import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { signIn } from './harness/signIn';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';

let server: BuiltServer;
let browser: TestBrowser;
/** The pages of two users, who each have the record open. */
let first: Page;
let second: Page;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  [first, second] = [await browser.newPage(), await browser.newPage()];
  await first.clock.install();
  await Promise.all([first, second].map((page) => signIn(page, server.urls.dashboard, 'Agency')));
});
afterEach(async ({ task }) => {
  await saveFailureScreenshot(first, task, 'first');
  await saveFailureScreenshot(second, task, 'second');
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

type EditedRecord = {
  readonly record: string;
  /** Where it is listed. */
  readonly list: string;
  /** The address of a listed record. */
  readonly link: RegExp;
  /** A part of the address, such as a tab. */
  readonly query?: string;
  /** The label of a text of the record. */
  readonly field: RegExp;
};

const projects: Pick<EditedRecord, 'list' | 'link'> = {
  list: '/agency/projects',
  link: /^\/agency\/projects\/\d+$/,
};

/** Records with a page; lists below a project begin with its address. */
const records: readonly EditedRecord[] = [
  { record: 'client', list: '/agency/clients', link: /\/clients\/\d+$/, field: /^Business name/ },
  {
    record: 'template',
    list: '/agency/ads/your-ads/templates',
    link: /\/templates\/\d+$/,
    field: /^Template name/,
  },
  { record: 'article', list: 'content/news', link: /\/news\/\d+$/, field: /^Title/ },
  { record: 'article', list: 'content/help', link: /\/help\/\d+$/, field: /^Title/ },
  { record: 'project', ...projects, query: '?tab=appearance', field: /^Text/ },
];

/** Finds the address of a record that a page lists. */
async function findLink(list: string, link: RegExp): Promise<string> {
  await first.goto(`${server.urls.dashboard}${list}`);
  const links = first.locator('main a[href]');
  let found: string | undefined;
  await expect
    .poll(async () => {
      const paths = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
      found = paths.find((path) => link.test(path));
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

async function findPath({ list, link, query = '' }: EditedRecord): Promise<string> {
  const isInProject = !list.startsWith('/');
  const above = isInProject ? `${await findLink(projects.list, projects.link)}/` : '';
  return `${await findLink(`${above}${list}`, link)}${query}`;
}

async function openField(page: Page, path: string, field: RegExp): Promise<Locator> {
  await page.goto(`${server.urls.dashboard}${path}`);
  const found = page.getByRole('textbox', { name: field }).first();
  await found.waitFor();
  return found;
}

/** Answers the status of a save. */
async function save(page: Page): Promise<number> {
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === 'PUT'),
    page.getByRole('button', { name: /^Save/ }).first().click(),
  ]);
  return response.status();
}

/** Comes back to a page a while later, which then reads its record again. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

async function chooseMine(page: Page, { record, theirs }: { record: string; theirs: string }): Promise<void> {
  const choice = page.getByRole('alertdialog', { name: `Another user changed this ${record}` });
  await choice.getByText(theirs).waitFor();
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === 'PUT'),
    choice.getByRole('button', { name: 'Keep my changes' }).click(),
  ]);
  expect(response.status()).toBe(200);
  await choice.waitFor({ state: 'hidden' });
}

describe('a record that two users edit', () => {
  it.each(records)('in $list: the second chooses, the first follows', async (edited) => {
    const { record, field } = edited;
    const path = await findPath(edited);
    const ofFirst = await openField(first, path, field);
    const ofSecond = await openField(second, path, field);
    await ofSecond.fill('From the second');
    await ofFirst.fill('From the first');
    expect(await save(first)).toBe(200);
    expect(await save(second)).toBe(409);
    await chooseMine(second, { record, theirs: 'From the first' });
    await comeBack(first);
    await first.getByText(`This ${record} was changed elsewhere. You see the newest version.`).waitFor();
    expect(await ofFirst.inputValue()).toBe('From the second');
    expect(await ofSecond.inputValue()).toBe('From the second');

    await ofFirst.fill('Typed by the first');
    await ofSecond.fill('Typed by the second');
    expect(await save(second)).toBe(200);
    await comeBack(first);
    await first.getByRole('button', { name: 'Compare' }).click();
    await chooseMine(first, { record, theirs: 'Typed by the second' });
    expect(await ofFirst.inputValue()).toBe('Typed by the first');
  });
});
