import type { FrameLocator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins } from '../mocks/src/world/demoLogins';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { signIn } from './harness/signIn';
import { skipAfterFailure } from './harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';

const description = 'The balance jumps when I scroll';

let server: BuiltServer;
let browser: TestBrowser;
let host: Page;
let operator: Page;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  [host, operator] = await Promise.all([browser.newPage(), browser.newPage()]);
});
afterEach(async ({ task }) => {
  await saveFailureScreenshot(host, task, 'host');
  await saveFailureScreenshot(operator, task, 'operator');
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** The frame's page, inside the host page. */
function frame(): FrameLocator {
  return host.frameLocator('iframe[title="Feedback"]');
}

const feedbackButton = () => host.getByRole('button', { name: 'Send feedback' });

/** Draws a rectangle over the page with the pointer. */
async function drawRectangle(): Promise<void> {
  const editor = host.getByRole('dialog', { name: 'Mark what you mean' });
  await editor.getByRole('button', { name: 'Rectangle' }).click();
  await host.mouse.move(320, 260);
  await host.mouse.down();
  await host.mouse.move(480, 330, { steps: 5 });
  await host.mouse.move(620, 400, { steps: 5 });
  await host.mouse.up();
  await editor.getByRole('button', { name: 'Next' }).click();
  await editor.waitFor({ state: 'hidden' });
}

describe('a report', () => {
  skipAfterFailure();

  it('starts on a third-party page, whose logs it collects', async () => {
    if (server.urls.demo === undefined) throw new Error('The server runs no demo page.');
    await host.goto(server.urls.demo);
    await feedbackButton().waitFor();
    await host.getByRole('button', { name: 'Settings' }).click();
    await host.getByRole('button', { name: 'Write to the console' }).click();
    await host.getByRole('button', { name: 'Make a request', exact: true }).click();
    await host.getByText('Answered 200.').waitFor();
    await host.getByRole('button', { name: 'Accounts' }).click();
  });

  it('opens the frame on its own origin', async () => {
    await feedbackButton().click();
    await frame()
      .getByRole('button', { name: /Report a bug/ })
      .click();
    await frame().getByLabel('What went wrong?').fill(description);
    await frame().getByLabel('Your email').fill('robin@example.com');
    const address = await host.locator('iframe[title="Feedback"]').getAttribute('src');
    expect(new URL(address ?? '').origin).toBe(server.urls.frame);
  });

  it('includes an annotated screenshot', async () => {
    await frame().getByRole('button', { name: 'Mark it on a screenshot' }).click();
    await drawRectangle();
    await frame().getByText('Screenshot added').waitFor();
  });

  it('is sent', async () => {
    await frame().getByRole('button', { name: 'Send feedback' }).click();
    await frame().getByText('Thank you!').waitFor();
  });

  it('reaches the super admin with its page, logs and answers', async () => {
    await signIn(operator, server.urls.dashboard, 'SuperAdmin');
    await operator.getByRole('link', { name: 'Tickets' }).first().click();
    await operator.getByRole('link', { name: description }).click();
    await operator.getByText(/^#\d+ · robin@example\.com/).waitFor();
    await operator.getByRole('tab', { name: /^Console/ }).click();
    await operator.getByText('Balance refreshed').waitFor();
    await operator.getByRole('tab', { name: /^Network/ }).click();
    await operator.getByText('index.html').first().waitFor();
  });

  it('shows the annotated page, and runs none of its scripts', () => showsScreenshot());

  it('plays the replay', () => playsReplay());

  it('is answered by a message on the open page', async () => {
    // Messages are not shown while the visitor has the widget open.
    await host.evaluate(() => Reflect.get(window, 'Adlane').close());
    await feedbackButton().waitFor();
    const { gleapId, sdkKey } = await host.evaluate(() => {
      const name = Object.keys(localStorage).find((each) => each.startsWith('gleap-widget-session-')) ?? '';
      const session: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
      return {
        gleapId: String(Reflect.get(Object(session), 'gleapId')),
        sdkKey: name.replace('gleap-widget-session-', ''),
      };
    });
    const action = { actionType: 'notification', outbound: 'n1', data: { text: 'It is mended. Thank you!' } };
    const answer = await operator.request.post(`${server.urls.dashboard}/api/v1/operator/outbound`, {
      headers: { authorization: `Bearer ${await operatorToken(server.urls.dashboard)}` },
      data: { sdkKey, gleapIds: [gleapId], action },
    });
    expect(await answer.json()).toEqual({ visitors: 1 });
    await host.getByText('It is mended. Thank you!').waitFor();
  });

  it('is stored across a restart of the server', async () => {
    await server.restart();
    await operator.reload();
    await operator.getByText(/^#\d+ · robin@example\.com/).waitFor();
    await showsScreenshot();
    await playsReplay();
  });

  it('causes no errors on the pages or the server', () => {
    // The host page throws only when its error button is pressed.
    expect(browser.problems).toEqual([]);
    expect(server.output()).not.toContain('"level":"error"');
  });
});

/** Signs the operator in, as a script that sends messages would. */
async function operatorToken(dashboardUrl: string): Promise<string> {
  const login = demoLogins.find(({ role }) => role === 'SuperAdmin');
  const answer = await fetch(`${dashboardUrl}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: login?.email, password: login?.password }),
  });
  return (await answer.json()).access_token;
}

async function showsScreenshot(): Promise<void> {
  await operator.getByRole('tab', { name: 'Screenshot' }).click();
  const picture = operator.getByRole('img', { name: /The page as the visitor saw it/ });
  await picture.waitFor();
  const page = picture.locator('iframe');
  expect(await page.getAttribute('sandbox')).toBe('allow-same-origin');
  const content = operator.frameLocator('iframe[title="Page"]');
  await content.getByText('Good morning, Robin').waitFor();
  // What was masked on the page never left it.
  expect(await content.locator('body').innerText()).not.toContain('NL91 ABNA');
  expect(await content.locator('path').count()).toBeGreaterThan(0);
}

async function playsReplay(): Promise<void> {
  await operator.getByRole('tab', { name: 'Replay' }).click();
  const player = operator.getByRole('region', { name: 'Replay' });
  await player.getByRole('button', { name: 'Play' }).click();
  const position = player.getByLabel('Position');
  await expect.poll(() => position.inputValue()).not.toBe('0');
  const frameOfReplay = player.locator('iframe');
  expect(await frameOfReplay.getAttribute('sandbox')).toBe('allow-same-origin');
  await player.frameLocator('iframe').getByText('Good morning, Robin').waitFor();
}
