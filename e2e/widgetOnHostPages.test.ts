import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { buildTicketMessage, feedbackButton, openFrame, postAsFrame } from './harness/playWidget';
import { startWidgetHost, type WidgetHost } from './harness/startWidgetHost';
import { watchRequests } from './harness/watchRequests';

let host: WidgetHost;
let browser: TestBrowser;
let page: Page;
/** Console messages of the widget, and violations of the page's policy. */
let warnings: string[];
let violations: string[];
/** SDK files that a page has loaded. */
const fetched = new Set<string>();

beforeAll(async () => {
  [host, browser] = await Promise.all([startWidgetHost(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});
beforeEach(async () => {
  host.setLine(() => {});
  host.stored.clear();
  host.received.length = 0;
  page = await browser.newPage();
  await watch(page.context());
});
afterEach(({ task }) => saveFailureScreenshot(page, task, 'host'));

/** Observes every page of the context from its creation on. */
async function watch(context: BrowserContext): Promise<void> {
  warnings = [];
  violations = [];
  context.on('console', (message) => {
    if (message.text().startsWith('Adlane')) warnings.push(message.text());
  });
  context.on('response', (response) => {
    const [, file] = response.url().split('/embed/');
    if (file && response.ok()) fetched.add(file);
  });
  await context.exposeFunction('reportViolation', (text: string) => void violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      Reflect.get(window, 'reportViolation')(`${violatedDirective}: ${blockedURI} in ${sourceFile}`);
    });
  });
}

async function openHostPage(
  options: { readonly policy?: string; readonly frame?: string } = {},
): Promise<void> {
  await page.goto(`${host.page}/?${new URLSearchParams(options)}`);
  await feedbackButton(page).waitFor();
}
const post = (message: object) => postAsFrame(page, host.frame, message);
const tickets = () => host.received.filter(({ path }) => path === '/sdk/bugs/v2');
const sentIds = () => new Set(tickets().map(({ headers }) => headers['idempotency-key']));
/** Where the widget remembers that tickets wait. */
const readQueued = () => page.evaluate(() => localStorage.getItem('adlane-outbox-k'));
const waitsNoMore = () => expect.poll(readQueued).toBeNull();

describe('a page with a strict policy, Trusted Types and an isolated origin', () => {
  const policy = () =>
    [
      "default-src 'none'",
      "script-src 'nonce-n1'",
      "style-src 'nonce-n1'",
      `connect-src 'self' ${host.api} ${host.api.replace('http', 'ws')}`,
      `frame-src ${host.frame} ${host.api}`,
      'img-src data:',
      'media-src blob:',
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ');

  it('loads and uses every part of the widget without a violation, and no secret leaves the page', async () => {
    await openHostPage({ policy: policy() });
    expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
    for (const id of ['password', 'card', 'code', 'ignored', 'flagged', 'masked', 'blocked'])
      await page.locator(`#${id}`).fill(`canary-${id}`);
    await page.evaluate(async (api) => {
      await fetch(`${api}/sdk/elsewhere?token=canary-token`, {
        method: 'POST',
        headers: { Authorization: 'canary-header', 'X-Api-Key': 'canary-key' },
        body: '{"secretField":"canary-field","deep":[{"SecretField":"canary-deep"}]}',
      });
      await fetch('/own?access_token=canary-own').catch(() => undefined);
    }, host.api);
    host.received.length = 0;
    await page.getByRole('button', { name: 'Show hint' }).click();
    await page.getByRole('tooltip').getByText('Pay here').waitFor();
    await openFrame(page);
    await post({ name: 'open-image', data: { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' } });
    await page.getByRole('dialog', { name: 'Picture' }).getByRole('button', { name: 'Close' }).click();
    await post({ name: 'notify-event', data: { type: 'flow-started' } });
    await post({ name: 'start-screen-drawing', data: 'screenshot' });
    await markPage();
    await post(buildTicketMessage('It broke', {}));
    await expect.poll(() => tickets().length).toBe(1);
    await post({ name: 'start-screen-drawing', data: 'capture' });
    await recordScreen();
    await post(buildTicketMessage('Recorded'));
    await expect.poll(() => tickets().length).toBe(2);
    expect(JSON.parse(tickets()[1]?.body ?? '').screenRecordingUrl).toBe('https://files.invalid/recording');
    await page.evaluate((bannerUrl) => {
      const widget = Reflect.get(window, 'Adlane');
      widget.close();
      widget.setBannerUrl(bannerUrl);
      widget.showBanner({ outbound: 'b', data: { text: 'Closed on Sunday' } });
      widget.showNotification({ outbound: 'n', data: { text: 'Hello' } });
      widget.startProductTourWithConfig('t', {
        steps: [{ selector: '#pay', message: '<b>Pay</b>' }],
        doneText: 'Done',
      });
    }, `${host.frame}/banner`);
    await page.frameLocator('iframe.banner').getByText('Closed on Sunday').waitFor();
    await page.getByText('Hello').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    const ticket = JSON.parse(tickets()[0]?.body ?? '');
    expect(ticket.screenshotData.html).toContain('data-adlane-marks');
    expect(ticket.webReplay.events.length).toBeGreaterThan(1);
    expect(violations).toEqual([]);
    expect(warnings).toEqual([]);
    expect(JSON.stringify(host.received).match(/canary-\w+/g)).toBeNull();
  });

  it('is recorded without a violation of its policy, and the recorder adds no iframe to it', async () => {
    await openHostPage({ policy: policy() });
    await page.evaluate(() => {
      const iframes: string[] = [];
      Object.assign(window, { iframes });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof HTMLIFrameElement) iframes.push(node.outerHTML);
      }).observe(document, { childList: true, subtree: true });
    });
    const isRecording = () =>
      page.evaluate(() => !String(CSSStyleSheet.prototype.addRule).includes('native'));
    await expect.poll(isRecording).toBe(true);
    await page.evaluate(() => {
      const pay = document.querySelector<HTMLElement>('#pay');
      if (pay) pay.style.color = 'red';
      if (pay) pay.style.color = 'green';
    });
    await openFrame(page);
    await post(buildTicketMessage('Recorded', {}));
    await expect.poll(() => tickets().length).toBe(1);
    expect(tickets()[0]?.body).toContain('color: green');
    const iframes = await page.evaluate(() => Reflect.get(window, 'iframes'));
    expect({ violations, iframes }).toEqual({ violations: [], iframes: [] });
  });

  it('opens the widget if its address says so', async () => {
    await page.goto(`${host.page}/?${new URLSearchParams({ policy: policy(), gleap_widget: '1' })}`);
    await page.locator('.frame iframe').waitFor();
    expect({ violations, warnings }).toEqual({ violations: [], warnings: [] });
  });

  it('accepts the admin’s builder, and passes its nonce on to every part', async () => {
    const address = `${host.page}/?${new URLSearchParams({ policy: policy(), opened: '1' })}`;
    const opening = page.context().waitForEvent('page');
    await page.goto(`${host.api}/app?${new URLSearchParams({ page: address })}`);
    page = await opening;
    const builder = page.frameLocator('.builder iframe');
    await builder.getByText('data').waitFor();
    await page.locator('#pay').click();
    await builder.getByText('element-picked').waitFor();
    expect(await page.locator('output').textContent()).toBe('');
    expect(violations).toEqual([]);
    const manifest = new URL('../apps/embed/dist/sdk/manifest.json', import.meta.url);
    const { beforeFirstUse, lazy } = JSON.parse(readFileSync(manifest, 'utf8'));
    expect([...beforeFirstUse, ...lazy].filter((file) => !fetched.has(file))).toEqual([]);
  });

  /** Records what the browser shares as a screen, previews it and continues. */
  async function recordScreen(): Promise<void> {
    await page.evaluate(() => {
      const shareScreen = () => {
        const canvas = document.createElement('canvas');
        const context = canvas.getContext('2d');
        setInterval(() => context?.fillRect(Math.random() * 300, 0, 20, 20), 40);
        return Promise.resolve(canvas.captureStream(20));
      };
      const silence = () => Promise.reject(new Error('There is no microphone.'));
      Object.assign(navigator.mediaDevices, { getDisplayMedia: shareScreen, getUserMedia: silence });
      Object.assign(window, { recordedBytes: 0 });
      const { start } = MediaRecorder.prototype;
      MediaRecorder.prototype.start = function countBytes(...args) {
        this.addEventListener('dataavailable', ({ data }) => {
          Object.assign(window, { recordedBytes: Reflect.get(window, 'recordedBytes') + data.size });
        });
        return start.apply(this, args);
      };
    });
    await page.getByRole('button', { name: 'Start recording' }).click();
    // An encoder takes its time for the first frame, and a recording without one fails.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'recordedBytes'))).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    const preview = page.locator('video');
    // The page's policy allows the preview.
    await expect.poll(() => preview.evaluate((video) => Reflect.get(video, 'readyState'))).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Next' }).click();
  }

  /** Draws a rectangle, moves it by key, saves it as an image and continues. */
  async function markPage(): Promise<void> {
    const editor = page.getByRole('dialog', { name: 'Mark what you mean' });
    await editor.waitFor();
    await page.mouse.move(200, 200);
    await page.mouse.down();
    await page.mouse.move(320, 280, { steps: 4 });
    await page.mouse.up();
    await editor.getByRole('button', { name: 'Rectangle 1' }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    const download = page.waitForEvent('download');
    await editor.getByRole('button', { name: 'Save as picture' }).click();
    expect((await download).suggestedFilename()).toBe('screenshot.png');
    await editor.getByRole('button', { name: 'Next' }).click();
    await editor.waitFor({ state: 'hidden' });
  }
});

describe('a frame that cannot be reached', () => {
  const noFrames = () => "frame-src 'none'";
  it.each<[string, () => Parameters<typeof openHostPage>[0]]>([
    ['no such host', () => ({ frame: 'http://nothing.invalid' })],
    ['an error of the server', () => ({ frame: `${host.frame}/broken` })],
    ['no answer', () => ({ frame: `${host.frame}/hang` })],
    ['no TLS', () => ({ frame: host.frame.replace('http:', 'https:') })],
    ['the page’s policy', () => ({ policy: noFrames() })],
  ])('%s: the button opens a fallback, and the page stays usable', async (_why, where) => {
    await page.clock.install();
    await openHostPage(where());
    await page.evaluate(() => window.scrollTo(0, 20));
    await feedbackButton(page).click();
    await page.locator('.frame.loading').waitFor();
    await page.clock.fastForward(15_500);
    await page.getByText('Feedback cannot be reached right now.').waitFor();
    await page.locator('#pay').click();
    expect(await page.locator('output').textContent()).toContain('paid');
    expect(await page.evaluate(() => window.scrollY)).toBe(20);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.locator('.frame').waitFor({ state: 'hidden' });
    expect(warnings.length).toBeLessThanOrEqual(1);
  });
});

it('what a visitor does last on a page, such as the last step of a tour, is received exactly once', async () => {
  const count = (name: string) =>
    host.received
      .filter(({ path }) => path === '/sdk/sessions/ping')
      .flatMap(({ body }) => JSON.parse(body).events)
      .filter((event) => event.name === name).length;
  await openHostPage();
  await page.evaluate(() => {
    Reflect.get(window, 'Adlane').startProductTourWithConfig('t', {
      steps: [{ selector: '#pay', mode: 'CLICK', message: 'Pay' }],
    });
  });
  await expect.poll(() => count('tour-t-step-1')).toBe(1);
  await page.evaluate(() => {
    Reflect.get(window, 'Adlane').trackEvent('bought');
    document.querySelector<HTMLElement>('#pay')?.click();
    location.href = '/left';
  });
  await page.waitForURL('**/left');
  await expect.poll(() => [count('bought'), count('tour-t-completed')]).toEqual([1, 1]);
  const starts = count('sessionStarted');
  await openHostPage();
  await expect.poll(() => count('sessionStarted')).toBeGreaterThan(starts);
  expect([count('bought'), count('tour-t-completed')]).toEqual([1, 1]);
});

describe('a ticket', () => {
  const watchTickets = () => watchRequests(page, (url) => url.endsWith('/sdk/bugs/v2'));

  /** Passes the time until the next attempt, unless one is in flight: it would be given up. */
  async function passToRetry(inFlight: () => number): Promise<void> {
    if (inFlight() === 0) await page.clock.fastForward(31_000);
  }
  /** The widget reads its database before it requests. */
  const retryPoll = { interval: 500 };

  it('is stored exactly once over a slow line that loses requests and answers', async () => {
    await page.clock.install();
    await openHostPage();
    await openFrame(page);
    const ticketsInFlight = watchTickets();
    const waiting: (() => void)[] = [];
    let received = 0;
    host.setLine(async (ticket, lose) => {
      received += 1;
      const count = received;
      await new Promise<void>((resolve) => waiting.push(resolve));
      // The first request is lost; of the second, only the answer.
      if (count === 2) host.stored.add(String(ticket.headers['idempotency-key']));
      if (count <= 2) lose();
    });
    await post(buildTicketMessage('slow'));
    const isAnswered = async () => {
      // An answer takes 20 s.
      if (waiting.length > 0) await page.clock.fastForward(20_000);
      for (const answer of waiting.splice(0)) answer();
      await passToRetry(ticketsInFlight);
      return received >= 3 && (await readQueued()) === null;
    };
    await expect.poll(isAnswered, retryPoll).toBe(true);
    expect(sentIds().size).toBe(1);
    expect(host.stored.size).toBe(1);
  });

  it('is stored exactly once if the tab is closed while it is being sent', async () => {
    await openHostPage();
    await openFrame(page);
    host.setLine(() => new Promise(() => {}));
    await post(buildTicketMessage('closed'));
    await expect.poll(() => tickets().length).toBe(1);
    const context = page.context();
    await page.close();
    host.setLine(() => {});
    page = await context.newPage();
    await openHostPage();
    await expect.poll(() => host.stored.size).toBe(1);
    await waitsNoMore();
    expect(sentIds().size).toBe(1);
  });

  it('is stored exactly once if it is written offline and sent ten minutes later', async () => {
    await page.clock.install();
    await openHostPage();
    await openFrame(page);
    // An earlier ticket has loaded the code that sends tickets.
    await post(buildTicketMessage('before'));
    await expect.poll(() => host.stored.size).toBe(1);
    await waitsNoMore();
    const ticketsInFlight = watchTickets();
    await page.context().setOffline(true);
    await post(buildTicketMessage('offline'));
    await expect.poll(readQueued).toBe('1');
    await page.clock.fastForward(10 * 60_000);
    expect(tickets()).toHaveLength(1);
    await page.context().setOffline(false);
    const countStored = async () => {
      await passToRetry(ticketsInFlight);
      return host.stored.size;
    };
    await expect.poll(countStored, retryPoll).toBe(2);
    await waitsNoMore();
    expect(tickets().map(({ body }) => JSON.parse(body).formData.description)).toEqual(['before', 'offline']);
  });
});
