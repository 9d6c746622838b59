import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { searchWords } from './searchWords.mjs';

/** The last story of a page may load the whole ad editor. */
const timeoutMs = 60_000;
const startPage = '?path=/docs/adlane-welcome--docs';
const mostClicks = 5;

/** Opens the start page, and waits until the sidebar knows what people call the pages. */
async function openStart(page, url) {
  await page.goto(`${url}${startPage}`);
  await findContent(page).locator('#storybook-docs h1').first().waitFor({ timeout: timeoutMs });
}

const findContent = (page) => page.frameLocator('#storybook-preview-iframe');

/** Searches in the sidebar; returns its results. */
async function search(page, word) {
  await page.locator('#storybook-explorer-searchfield').fill(word);
  return page.locator('#storybook-explorer-menu').getByRole('option');
}

/** Lists the pages that a word may find first: those whose guidance names it, or the one that reviewers mean. */
async function listMeant(page) {
  const guidance = await page.evaluate(() => globalThis.adlaneSearchWords);
  const meant = {};
  for (const [title, words] of Object.entries(guidance)) {
    for (const word of words) meant[word] = [...(meant[word] ?? []), title];
  }
  for (const [word, title] of Object.entries(searchWords)) meant[word] = [title];
  return Object.entries(meant);
}

/** Matches a result of the search that leads to one of the pages, or to one that is called like the word. */
function toResultPattern(word, titles) {
  const ofTitles = titles.map((title) => {
    const names = title.split('/');
    return `${names[0]}.*${names.at(-1)}`;
  });
  const own = searchWords[word] ? [] : [`^Docs.*${word.replaceAll(' ', ' ?')}`];
  return new RegExp([...ofTitles, ...own].join('|'), 'is');
}

/**
 * Lists the words that do not find their page first.
 * @returns {Promise<string[]>}
 */
export async function trySearch(page, url) {
  await openStart(page, url);
  const findings = [];
  for (const [word, titles] of await listMeant(page)) {
    const results = await search(page, word);
    const expected = results.first().filter({ hasText: toResultPattern(word, titles) });
    await expected.waitFor({ timeout: 2_000 }).catch(async () => {
      const found =
        (await results
          .first()
          .textContent({ timeout: 100 })
          .catch(() => undefined)) ?? 'nothing';
      findings.push(`The search "${word}" finds ${found} before ${titles.join(' or ')}`);
    });
  }
  return findings;
}

/** Waits for the first of places that shows something; the page and its frame can't be searched at once. */
async function waitForEither(page, places) {
  for (const until = Date.now() + timeoutMs; Date.now() < until; ) {
    for (const place of places) {
      const shown = place.filter({ visible: true });
      if ((await shown.count()) > 0) return shown.first();
    }
    await page.waitForTimeout(100);
  }
  throw new Error(`shows no ${places.join(' and no ')}`);
}

/** Does a step such as `Open “Colors”`; returns the clicks that it takes. */
async function doStep(page, step) {
  const [, verb, name, choice] = /^(Open|Search|Toolbar) “([^”]+)”(?:: “([^”]+)”)?$/.exec(step) ?? [];
  if (verb === 'Open') {
    const link = { name, exact: true };
    const inText = findContent(page).locator('#storybook-docs').getByRole('link', link);
    const inSidebar = page.locator('#storybook-explorer-tree').getByRole('link', link);
    await (await waitForEither(page, [inText, inSidebar])).click();
    return 1;
  }
  if (verb === 'Search') {
    await (await search(page, name)).first().click();
    return 2;
  }
  if (verb === 'Toolbar' && choice) {
    await page
      .getByRole('button', { name: new RegExp(`^${name}|${name}$`) })
      .first()
      .click();
    await page.getByText(choice, { exact: true }).first().click();
    return 2;
  }
  throw new Error(`is not understood: ${step}`);
}

/** Reads the tasks from their page in the docs. */
function readTasks() {
  const text = readFileSync(join(projectFolder, '.storybook/welcome/TenTasks.mdx'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Task'));
  return rows.map((row) => {
    const [task, how, shows] = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { task, steps: how.split(' → '), shows };
  });
}

/**
 * Does each of the tasks in the docs as they say; lists those that do not show what they should, or take too long.
 * @returns {Promise<string[]>}
 */
export async function tryTasks(page, url) {
  const tasks = readTasks();
  const findings = tasks.length === 10 ? [] : [`There are ${tasks.length} tasks instead of ten`];
  for (const { task, steps, shows } of tasks) {
    try {
      await openStart(page, url);
      let clicks = 0;
      for (const step of steps) clicks += await doStep(page, step);
      await findContent(page)
        .getByText(shows)
        .filter({ visible: true })
        .first()
        .waitFor({ timeout: timeoutMs });
      if (clicks > mostClicks) findings.push(`"${task}" takes ${clicks} clicks`);
    } catch (error) {
      findings.push(`"${task}" fails: ${error.message.split('\n')[0]}`);
    }
  }
  return findings;
}
