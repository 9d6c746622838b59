import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { feedbackButton } from './harness/playWidget';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';

let server: BuiltServer;
let browser: TestBrowser;
let host: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  host = await browser.newPage();
  if (server.urls.demo === undefined) throw new Error('The server runs no demo page.');
  await host.goto(server.urls.demo);
  await feedbackButton(host).waitFor();
  await host.getByRole('button', { name: 'Contents' }).click();
});
afterEach(({ task }) => saveFailureScreenshot(host, task, 'host'));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const press = (name: string) => host.getByRole('main').getByRole('button', { name, exact: true }).click();

describe('the demo page', () => {
  it.each([
    ['Report a bug', /Report a bug/],
    ['Survey', /How are we doing/],
    ['Help center', /^Help$/],
    ['Help collection', /Getting started/],
    ['Help article', /Open your account/],
    ['News article', /Recurring payments/],
    ['Start a checklist', /Set up your account/],
    ['Feature requests', /Feature requests/],
  ])('opens "%s" in the widget', async (button, name) => {
    await press(button);
    const frame = host.frameLocator('iframe[title="Feedback"]');
    await frame.getByRole('heading', { level: 1, name }).waitFor();
    await host.keyboard.press('Escape');
  });

  it('shows a banner, whose address it knows', async () => {
    await press('Banner');
    const banner = host.frameLocator('iframe[title="Announcement"]');
    await banner.getByText('Savings earn 3 % from Monday.').waitFor();
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => host.locator('iframe[title="Announcement"]').count()).toBe(0);
  });

  it('shows a notification', async () => {
    await press('Notification');
    await host.getByText('your card is on its way.').waitFor();
  });

  it('shows a tooltip of the project at its button', async () => {
    await host.getByRole('main').getByRole('button', { name: 'Tooltip', exact: true }).hover();
    await host.getByText('Made with the builder, without a line of code.').waitFor();
    await host.mouse.move(0, 0);
  });

  it('leads to the dashboard, where the builder is opened', async () => {
    const [opened] = await Promise.all([host.context().waitForEvent('page'), press('Builder')]);
    await expect.poll(() => opened.url()).toContain(`${server.urls.dashboard}/`);
    await opened.close();
  });

  it('runs a tour on this page', async () => {
    await press('Product tour');
    await host.getByText('Two stops, and you know this page.').waitFor();
    await host.getByRole('button', { name: 'Next' }).click();
    await host.getByText('Your accounts.').waitFor();
  });
});
