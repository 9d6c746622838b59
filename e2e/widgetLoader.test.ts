import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { feedbackButton } from './harness/playWidget';
import { startWidgetHost, type WidgetHost } from './harness/startWidgetHost';

// The ways in which a page loads the built widget: its own tag, a pinned tag, or a snippet written for Gleap.

const sdk = fileURLToPath(new URL('../apps/embed/dist/sdk/', import.meta.url));

let host: WidgetHost;
let browser: TestBrowser;
let page: Page;
/** Errors that scripts have thrown into the open page. */
let errors: string[];
/** Warnings in the console of the open page. */
let warnings: string[];

beforeAll(async () => {
  [host, browser] = await Promise.all([startWidgetHost(), openBrowser()]);
});
afterEach(({ task }) => saveFailureScreenshot(page, task, 'loader'));
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** Opens a page with this head. */
async function open(head: string, policy = ''): Promise<void> {
  page = await browser.newPage();
  const [thrown, warned]: [string[], string[]] = [[], []];
  errors = thrown;
  warnings = warned;
  page.on('pageerror', ({ message }) => thrown.push(message));
  page.on('console', (line) => line.type() === 'warning' && warned.push(line.text()));
  host.received.length = 0;
  host.stored.clear();
  await page.goto(`${host.page}/?${new URLSearchParams({ head, policy })}`);
}
const started = () => host.received.filter(({ path }) => path === '/sdk/sessions').length;

describe('the pinned script', () => {
  const { pinned } = JSON.parse(readFileSync(`${sdk}manifest.json`, 'utf8'));
  const tag = (integrity: string) =>
    `<script async src="${host.api}/embed/${pinned.file}" integrity="${integrity}" crossorigin data-key="k"></script>`;

  it('has a hashed name, runs with the printed integrity, and needs no other script', async () => {
    expect(pinned.file).toMatch(/^chunks\/adlane-[\da-f]{8}\.js$/);
    await open(tag(pinned.integrity));
    await feedbackButton(page).waitFor();
    const requested = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.split('?')[0]),
    );
    // What is fetched after the session loads in an idle moment.
    const first = requested.slice(0, requested.indexOf(`${host.api}/sdk/sessions`) + 1);
    expect(first).toEqual([`${host.api}/embed/${pinned.file}`, `${host.api}/sdk/sessions`]);
  });

  it('does not run if it was changed in transit', async () => {
    const noteRefusal = "<script>addEventListener('error', () => { window.refused = true; }, true)</script>";
    await open(noteRefusal + tag(pinned.integrity.replace(/.{6}$/, 'AAAAAA')));
    await page.waitForFunction(() => Reflect.get(window, 'refused'));
    expect(await page.evaluate(() => typeof Reflect.get(window, 'Adlane'))).toBe('undefined');
    expect(started()).toBe(0);
  });
});

describe('unusual pages', () => {
  it('runs on a page without storage, cookies or databases', async () => {
    const script = `<script async src="${host.api}/embed/adlane.js" data-key="k"></script>`;
    await open(script, 'sandbox allow-scripts');
    expect(
      await page.evaluate(() => {
        try {
          return String(window.localStorage);
        } catch (error) {
          return String(error);
        }
      }),
    ).toContain('SecurityError');
    await feedbackButton(page).waitFor();
    await page.evaluate(() => Reflect.get(window, 'Adlane').sendSilentCrashReport('boom'));
    await expect.poll(() => host.stored.size).toBe(1);
    expect(errors).toEqual([]);
  });

  it('copied into a page that sets the addresses, loads its parts from beside that page', async () => {
    await open('');
    await page.route(`${host.page}/chunks/*`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: sdk + pathname.slice(1), contentType: 'text/javascript' });
    });
    await page.addScriptTag({ content: readFileSync(`${sdk}adlane.js`, 'utf8') });
    await page.evaluate((api) => {
      const widget = Reflect.get(window, 'Adlane');
      widget.setApiUrl(`${api}/sdk`);
      widget.initialize('k');
    }, host.api);
    await feedbackButton(page).waitFor();
    await page.evaluate(() => Reflect.get(window, 'Adlane').sendSilentCrashReport('boom'));
    await expect.poll(() => host.stored.size).toBe(1);
    const parts = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/chunks/')),
    );
    expect(parts.length).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
});

describe('pages that are in the way', () => {
  const tag = (attributes = '') =>
    `<script ${attributes} src="${host.api}/embed/adlane.js" data-key="k"></script>`;

  it.each(['Adlane', 'Gleap', 'GleapActions'])(
    'starts on a page with an element of the id %s',
    async (id) => {
      await open(`<form id="${id}"></form>${tag()}`);
      await feedbackButton(page).waitFor();
      expect(await page.evaluate(() => Reflect.get(window, 'Adlane').isOpened())).toBe(false);
      expect(errors).toEqual([]);
    },
  );

  it('starts from a module tag', async () => {
    await open(tag('type="module"'));
    await feedbackButton(page).waitFor();
    expect(started()).toBe(1);
  });

  it('sends calls as on any other page when prototypes have a toJSON', async () => {
    const patch = `for (const { prototype } of [Array, Object, String])
      Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'no JSON' });
      addEventListener('load', () => Adlane.trackEvent('bought', { items: ['tea'] }));`;
    await open(`<script>${patch}</script>${tag()}`);
    await feedbackButton(page).waitFor();
    // Pages of earlier tests are still open and send their own.
    const sent = () => host.received.map(({ body }) => body).join('\n');
    await expect.poll(sent).toContain('"data":{"items":["tea"]}');
    expect(errors).toEqual([]);
  });

  it('says once why it does not start on a page that has removed fetch', async () => {
    await open(`<script>delete window.fetch</script>${tag()}`);
    await expect.poll(() => warnings).toHaveLength(1);
    expect(warnings[0]).toContain('needs fetch');
    expect(errors).toEqual([]);
  });
});

describe('snippets of Gleap 13.9', () => {
  const buildCalls = () => `Gleap.setApiUrl('${host.api}/sdk'); Gleap.setFrameUrl('${host.frame}');
    Gleap.setCustomData('plan', 'pro'); Gleap.nonsense(1); Gleap.initialize('k'); window.stub = Gleap;`;
  const load = () => `const script = document.createElement('script'); script.async = true;
    script.src = '${host.api}/embed/adlane.js'; document.head.append(script);`;
  const names = ['setApiUrl', 'setFrameUrl', 'setCustomData', 'nonsense', 'initialize'];

  it.each<[string, () => string]>([
    [
      'the older one, with a stub for each name',
      () => `window.GleapActions = []; window.Gleap = []; Gleap.invoked = true;
        for (const e of ${JSON.stringify(names)}) Gleap[e] = (...a) => { GleapActions.push({ e, a }); };`,
    ],
    [
      'the newer one, which records whatever is called',
      () => `window.GleapActions = []; window.Gleap = new Proxy({ invoked: true }, {
        get: (own, e) => own[e] ?? ((...a) => { GleapActions.push({ e, a }); }) });`,
    ],
  ])('%s: queued calls run in order, and the stub still works', async (_which, stub) => {
    await open(`<script>${stub()}${load()}${buildCalls()}</script>`);
    await feedbackButton(page).waitFor();
    expect(started()).toBe(1);
    const { isReplaced, isSame } = await page.evaluate(() => ({
      isReplaced: Reflect.get(window, 'Gleap') !== Reflect.get(window, 'stub'),
      isSame: Reflect.get(window, 'Gleap') === Reflect.get(window, 'Adlane'),
    }));
    expect([isReplaced, isSame]).toEqual([true, true]);
    // Calls through a stored reference to the stub run too.
    await page.evaluate(() => Reflect.get(window, 'stub').setCustomData('seats', 3));
    await page.evaluate(() => Reflect.get(window, 'Gleap').sendSilentCrashReport('boom'));
    await expect.poll(() => host.stored.size).toBeGreaterThan(0);
    const ticket = JSON.parse(host.received.find(({ path }) => path === '/sdk/bugs/v2')?.body ?? '');
    expect(ticket.customData).toEqual({ plan: 'pro', seats: 3 });
  });
});
