import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { playReplay } from './harness/playReplay';
import { buildTicketMessage, feedbackButton, openFrame, postAsFrame } from './harness/playWidget';
import { skipAfterFailure } from './harness/skipAfterFailure';
import { startWidgetHost, type WidgetHost } from './harness/startWidgetHost';

let host: WidgetHost;
let browser: TestBrowser;
let page: Page;
let ticket: { readonly webReplay: { readonly events: readonly object[] } };

beforeAll(async () => {
  [host, browser] = await Promise.all([startWidgetHost(), openBrowser()]);
  page = await browser.newPage();
});
afterEach(({ task }) => saveFailureScreenshot(page, task, 'privacy'));
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** All kinds of masked elements and one unmasked one, for a page, a shadow root or a frame. */
const places = (where: string) => `
  <p>open ${where}</p><input class="shown" aria-label="shown ${where}">
  <input type="password" value="canary-${where}-value"><input autocomplete="cc-number"><input autocomplete="one-time-code">
  <input class="gl-mask"><textarea class="gl-ignore"></textarea><input gleap-ignore="value"><input type="hidden" value="canary-${where}-hidden">
  <select class="gl-mask"><option>canary-${where}-option</option></select>
  <div class="gl-mask" title="canary-${where}-title" data-owner="canary-${where}-data">canary-${where}-text
    <a href="/pay?x=canary-${where}-href" aria-label="canary-${where}-label">canary-${where}-link</a>
    <p contenteditable>canary-${where}-edited</p><img alt="canary-${where}-alt"></div>
  <div class="gl-block">canary-${where}-blocked <input value="canary-${where}-inner"><button>canary-${where}-button</button></div>
  <div gleap-ignore="value"><input value="canary-${where}-around"></div>
  <a href="/pay?token=canary-${where}-token&x=1">pay</a>`;

/** Types into every field of a root and clicks every control, with the events of a real browser. */
const typeEverywhere = () => {
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (element instanceof HTMLIFrameElement && element.contentDocument)
        roots.push(element.contentDocument);
    }
    for (const field of root.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')) {
      field.focus();
      field.value = field.matches('.shown') ? 'typed in the open' : 'canary-typed';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const hidden of root.querySelectorAll<HTMLElement>(
      '.gl-mask, .gl-block, .gl-mask a, .gl-block button',
    )) {
      hidden.addEventListener('click', (event) => event.preventDefault());
      hidden.click();
      hidden.dispatchEvent(new PointerEvent('pointerenter'));
    }
  }
};

/** The recorder patches the style sheets of a frame once it has recorded the frame's document. */
const isFrameRecorded = () =>
  page.evaluate(() => {
    const framed = document.querySelector<HTMLIFrameElement>('iframe[src="/framed"]')?.contentWindow;
    const { addRule } = Reflect.get(framed ?? {}, 'CSSStyleSheet')?.prototype ?? {};
    return addRule !== undefined && !String(addRule).includes('native');
  });

describe('masked content of a page', () => {
  skipAfterFailure();

  it('is in no request: screenshot, replay, logs, page views, tooltips', async () => {
    const framed = `<!doctype html><html lang="en"><body>${places('frame')}</body></html>`;
    await page.route('**/framed', (route) => route.fulfill({ contentType: 'text/html', body: framed }));
    await page.goto(`${host.page}/?token=canary-address&session_id=canary-id#access_token=canary-fragment`);
    await feedbackButton(page).waitFor();
    await page.evaluate(
      ([plain, shadow]) => {
        document.body.insertAdjacentHTML('beforeend', `<main>${plain}</main><div id="shadow"></div>`);
        document
          .querySelector('#shadow')
          ?.attachShadow({ mode: 'open' })
          .append(document.createRange().createContextualFragment(shadow));
        const frame = document.createElement('iframe');
        frame.src = '/framed';
        document.body.append(frame);
        return new Promise((resolve) => frame.addEventListener('load', resolve));
      },
      [places('page'), places('shadow')] as const,
    );
    await expect.poll(isFrameRecorded).toBe(true);
    await page.evaluate(typeEverywhere);
    await page.evaluate(() => {
      history.pushState(undefined, '', '?step=2&password=canary-step');
      const late = document.createElement('p');
      late.textContent = 'added later';
      document.body.append(late);
    });
    // The page view of the new address has been detected and sent.
    const pings = () => host.received.filter(({ path }) => path === '/sdk/sessions/ping');
    await expect.poll(() => pings().filter(({ body }) => body.includes('step=2')).length).toBeGreaterThan(0);
    await openFrame(page);
    await postAsFrame(page, host.frame, { name: 'collect-ticket-data' }, buildTicketMessage('Private', {}));
    const tickets = () => host.received.filter(({ path }) => path === '/sdk/bugs/v2');
    await expect.poll(() => tickets().length).toBe(1);
    await page.evaluate(() => Reflect.get(window, 'Adlane').sendSilentCrashReport('boom', 'LOW', {}));
    await expect.poll(() => tickets().length).toBe(2);
    ticket = JSON.parse(tickets()[0]?.body ?? '');
    const all = JSON.stringify(host.received);
    for (const where of ['page', 'shadow', 'frame']) expect(all).toContain(`open ${where}`);
    expect(all.match(/canary-[\w-]+/g)).toBeNull();
  });

  it('is not in the replay, which a stock player plays to its end', async () => {
    const { readText, complaints } = await playReplay(browser, ticket.webReplay.events);
    for (const text of ['Accounts', 'added later', 'open page', 'open shadow', 'open frame'])
      await expect.poll(readText).toContain(text);
    expect(await readText()).not.toContain('canary');
    expect(complaints).toEqual([]);
  });
});
