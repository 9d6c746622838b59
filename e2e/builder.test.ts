import type { FrameLocator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { feedbackButton } from './harness/playWidget';
import { signIn } from './harness/signIn';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';

let server: BuiltServer;
let browser: TestBrowser;
/** The dashboard. */
let app: Page;
/** The demo site in the tab that the dashboard opened. */
let site: Page;
let demoUrl: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  const { demo, dashboard } = server.urls;
  if (demo === undefined || dashboard === undefined) throw new Error('The server runs no demo page.');
  demoUrl = demo;
  app = await browser.newPage();
  await signIn(app, dashboard, 'SuperAdmin');
});
afterEach(async ({ task }) => {
  await saveFailureScreenshot(app, task, 'dashboard');
  await saveFailureScreenshot(site, task, 'site');
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const builder = (): FrameLocator => site.frameLocator('iframe[title="Builder"]');
const editor = (page: Page | FrameLocator) => ({
  name: page.getByRole('textbox', { name: /^Name/ }),
  text: page.getByRole('textbox', { name: 'Text', exact: true }),
});

/** Opens the list of the demo project's guides. */
async function openList(tab: string): Promise<void> {
  await app.goto(`${server.urls.dashboard}/super-admin/projects`);
  const projects = app.getByRole('table', { name: 'Projects' });
  await projects.getByRole('link').first().click();
  await app.getByRole('tab', { name: 'Outbound' }).click();
  await app.getByRole('link', { name: `Open ${tab}` }).click();
}

/** Opens the demo site with the builder over it. */
async function editOnSite(): Promise<void> {
  await app.getByRole('button', { name: 'Edit on your site' }).click();
  const dialog = app.getByRole('dialog', { name: 'Edit on your site' });
  await dialog.getByRole('textbox', { name: /^Page/ }).fill(demoUrl);
  [site] = await Promise.all([
    app.context().waitForEvent('page'),
    dialog.getByRole('button', { name: 'Open page' }).click(),
  ]);
  await builder().getByRole('button', { name: 'Browse the page' }).waitFor();
}

/** Picks an element of the demo site for the field that is shown. */
async function pick(selector: string): Promise<void> {
  await builder().getByRole('button', { name: 'Pick element' }).click();
  await builder().getByText('Click an element of the page').waitFor();
  await site.locator(selector).click();
  await expect
    .poll(() =>
      builder()
        .getByRole('textbox', { name: /^Element/ })
        .inputValue(),
    )
    .not.toBe('');
}

async function saveOnSite(): Promise<void> {
  await builder().getByRole('button', { name: 'Save', exact: true }).click();
  await builder().getByText('Saved').first().waitFor();
}

describe('a tooltip', () => {
  it('is created in the dashboard, placed on the site with the builder, published, and shown there', async () => {
    await openList('tooltips');
    await app.getByRole('link', { name: 'New tooltip' }).first().click();
    await editor(app).name.fill('Transfers');
    await editor(app).text.fill('Money arrives within a minute.');
    await app.getByRole('button', { name: 'Create tooltip' }).click();
    await editOnSite();
    await pick('[data-page="transfers"]');
    await saveOnSite();
    await site.close();
    await app.getByRole('button', { name: 'Publish' }).click();
    await app.getByText('Tooltip published.').waitFor();
    const visitor = await browser.newPage();
    await visitor.goto(demoUrl);
    await visitor.getByRole('button', { name: 'Show hint' }).click();
    await visitor.getByText('Money arrives within a minute.').waitFor();
  });
});

describe('a tour', () => {
  it('is built over two views of the site, runs for a visitor, and counts who finished', async () => {
    await openList('product tours');
    await app.getByRole('link', { name: 'New tour' }).first().click();
    await editor(app).name.fill('First transfer');
    await app.getByRole('button', { name: 'Create tour' }).click();
    await editOnSite();
    await builder().getByRole('button', { name: 'Add step' }).click();
    await editor(builder()).text.fill('Change your settings here.');
    await pick('[data-page="settings"]');
    await builder().getByRole('button', { name: 'Browse the page' }).click();
    // Another page of the site replaces the builder; the draft comes back with the next one.
    await site.reload();
    await builder().getByRole('button', { name: 'Edit', exact: true }).click();
    await builder()
      .getByRole('button', { name: /^2\. Change your settings here/ })
      .click();
    await builder().getByRole('heading', { name: 'Step 2' }).waitFor();
    await saveOnSite();
    await site.close();
    await app.getByRole('button', { name: 'Publish' }).click();
    await app.getByText('Tour published.').waitFor();
    const id = new URL(app.url()).pathname.split('/').at(-1) ?? '';

    const visitor = await browser.newPage();
    await visitor.goto(demoUrl);
    await feedbackButton(visitor).waitFor();
    await visitor.evaluate((tour) => Reflect.get(window, 'Gleap').startProductTour(tour), id);
    await visitor.getByText('Let us show you around.').waitFor();
    await visitor.getByRole('button', { name: 'Next' }).click();
    await visitor.getByText('Change your settings here.').waitFor();
    const stored = visitor.waitForResponse(
      (response) =>
        response.url().endsWith('/sdk/sessions/ping') &&
        response.request().postData()?.includes(`tour-${id}-completed`) === true,
    );
    await visitor.getByRole('button', { name: 'Done' }).click();
    await stored;
    await app.reload();
    await app.getByRole('heading', { name: 'First transfer' }).waitFor();
    await app.getByText('How far visitors get').waitFor();
  });

  it('is marked in the dashboard once the site lacks an element of it', async () => {
    const id = new URL(app.url()).pathname.split('/').at(-1) ?? '';
    const redesigned = await browser.newPage();
    await redesigned.goto(demoUrl);
    await feedbackButton(redesigned).waitFor();
    await redesigned.evaluate((tour) => {
      document.querySelector('nav')?.remove();
      Reflect.get(window, 'Gleap').startProductTour(tour);
    }, id);
    const stored = redesigned.waitForResponse(
      (response) =>
        response.url().endsWith('/sdk/sessions/ping') &&
        response.request().postData()?.includes(`tour-${id}-step-2-missing`) === true,
    );
    await redesigned.getByRole('button', { name: 'Next' }).click();
    await stored;
    await app.reload();
    await app.getByText('An element is missing on your site').waitFor();
    await app.getByText('Visitors who saw step 2 without its element: 1').waitFor();
    await openList('product tours');
    await app
      .getByRole('row', { name: /First transfer/ })
      .getByText('Element missing')
      .waitFor();
  });

  it('has a builder that shows nothing without a site around it', async () => {
    const stranger = await browser.newPage();
    await stranger.goto(`${server.urls.dashboard}/producttourbuilder`);
    await stranger.getByText('This page works over a website').waitFor();
    expect(browser.problems).toEqual([]);
  });
});
