import type { CDPSession, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from '../harness/openBrowser';
import { feedbackButton } from '../harness/playWidget';
import { startWidgetHost, type WidgetHost } from '../harness/startWidgetHost';
import { actAsPage } from './actAsPage';
import type { HostilePage } from './HostilePage';
import { hostilePages } from './hostilePages';

let host: WidgetHost;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  [host, browser] = await Promise.all([startWidgetHost(), openBrowser()]);
});
afterEach(({ task }) => saveFailureScreenshot(page, task, 'hostile'));
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** What happens on a page, as its own code and its browser see it. */
type Behavior = {
  readonly results: readonly string[];
  /** Console lines, except the one in which the widget says why it can't start. */
  readonly lines: readonly string[];
  readonly errors: readonly string[];
  readonly layoutShift: number;
};

/**
 * Evaluates without Playwright's code in the page, which uses what the page has changed. The page refers to the result,
 * because the browser collects a promise that only this session waits for.
 */
async function evaluate(session: CDPSession, expression: string): Promise<string> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `window[Symbol.for('native')].result = ${expression}`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return String(result.value);
}

async function watch(session: CDPSession): Promise<{ readonly lines: string[]; readonly errors: string[] }> {
  const watched = { lines: [] as string[], errors: [] as string[] };
  session.on('Runtime.consoleAPICalled', ({ type, args }) => {
    watched.lines.push(`${type}: ${args.map(({ value, description }) => value ?? description).join(' ')}`);
  });
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text } }) => {
    watched.errors.push(exception?.description?.split('\n')[0] ?? text);
  });
  await session.send('Runtime.enable');
  return watched;
}

/** What the test uses of a page, from before its first script. */
const beforePage = `{
  const native = { stringify: JSON.stringify, shift: 0 };
  window[Symbol.for('native')] = native;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) native.shift += value;
  }).observe({ type: 'layout-shift' });
}`;

const widgetTag = () =>
  `<script nonce="n1" src="${host.api}/embed/adlane.js" data-key="k" data-frame-url="${host.frame}"></script>`;

/** Opens the page, waits until it and the widget, if it has one, have started, and acts as its code. */
async function observe(
  { script, markup = '', policy, hasDoctype = true, shows = true }: HostilePage,
  hasWidget: boolean,
): Promise<Behavior> {
  page = await browser.newPage();
  await page.addInitScript(beforePage);
  const session = await page.context().newCDPSession(page);
  const { lines, errors } = await watch(session);
  const own = script === undefined ? '' : `<script nonce="n1">${script}</script>`;
  const head = own + markup + (hasWidget ? widgetTag() : '');
  const policed = policy && { policy: policy(host.api, host.frame) };
  const query = { head, opened: '', ...policed, ...(!hasDoctype && { doctype: '' }) };
  await page.goto(`${host.page}/?${new URLSearchParams(query)}`);
  const isOfWidget = (line: string) => line.startsWith('warning: Adlane');
  if (hasWidget && shows) await feedbackButton(page).waitFor();
  const results = JSON.parse(await evaluate(session, `(${String(actAsPage)})()`));
  expect(lines.filter(isOfWidget).length).toBeLessThanOrEqual(shows ? 0 : 1);
  const layoutShift = Number(await evaluate(session, `window[Symbol.for('native')].shift`));
  await page.close();
  return { results, lines: lines.filter((line) => !isOfWidget(line)), errors, layoutShift };
}

describe('a page works as without the widget', () => {
  it.each(hostilePages.map((hostile) => [hostile.does, hostile] as const))(
    'that %s',
    async (_does, hostile) => {
      expect(await observe(hostile, true)).toEqual(await observe(hostile, false));
    },
  );
});
