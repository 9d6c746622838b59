import type { FrameLocator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyProject } from './harness/createEmptyProject';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { awaitEvent, feedbackButton, trackEvent } from './harness/playWidget';
import { signIn } from './harness/signIn';
import { skipAfterFailure } from './harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';
import { type PlainSite, type SiteRoutes, startPlainSite } from './harness/startPlainSite';

let server: BuiltServer;
let browser: TestBrowser;
/** The visitors' browser: nothing of the operator is in it. */
let visitors: TestBrowser;
let site: PlainSite;
/** The dashboard. */
let app: Page;
/** The tab with the builder that the dashboard opened. */
let built: Page;
/** The page of the last visitor. */
let visited: Page | undefined;
let outbound: string;
let tourUrl: string;

beforeAll(async () => {
  [server, browser, visitors] = await Promise.all([startBuiltServer(), openBrowser(), openBrowser()]);
  app = await browser.newPage();
  await signIn(app, server.urls.dashboard, 'Agency');
});
afterEach(async ({ task }) => {
  await saveFailureScreenshot(app, task, 'dashboard');
  await saveFailureScreenshot(built, task, 'site');
  await saveFailureScreenshot(visited, task, 'visitor');
});
afterAll(async () => {
  await visitors?.close();
  await browser?.close();
  await server?.close();
});

const builder = (): FrameLocator => built.frameLocator('iframe[title="Builder"]');
const editor = (page: Page | FrameLocator) => ({
  name: page.getByRole('textbox', { name: /^Name/ }),
  text: page.getByRole('textbox', { name: 'Text', exact: true }),
});

/** Opens a page of the site with the builder over it. */
async function editOnSite(address: string): Promise<void> {
  await app.getByRole('button', { name: 'Edit on your site' }).click();
  const dialog = app.getByRole('dialog', { name: 'Edit on your site' });
  await dialog.getByRole('textbox', { name: /^Page/ }).fill(address);
  [built] = await Promise.all([
    app.context().waitForEvent('page'),
    dialog.getByRole('button', { name: 'Open page' }).click(),
  ]);
  await builder().getByRole('button', { name: 'Browse the page' }).waitFor();
}

/** Picks an element of the site for the field that is shown. */
async function pick(selector: string): Promise<void> {
  await builder().getByRole('button', { name: 'Pick element' }).click();
  await builder().getByText('Click an element of the page').waitFor();
  await built.locator(selector).click();
  await expect
    .poll(() =>
      builder()
        .getByRole('textbox', { name: /^Element/ })
        .inputValue(),
    )
    .not.toBe('');
}

/** Adds a step beside an element of the page that is open. */
async function addStep(text: string, selector: string): Promise<void> {
  await builder().getByRole('button', { name: 'Add step' }).click();
  await editor(builder()).text.fill(text);
  await pick(selector);
}

/** Restricts what the dashboard edits to visitors with an address of members. */
async function addRuleForMembers(): Promise<void> {
  await app.getByRole('button', { name: 'Add attribute rule' }).click();
  const rules = app.getByRole('group', { name: 'Attributes' });
  await rules.getByRole('combobox', { name: 'Comparison' }).selectOption('ends with');
  await rules.getByRole('textbox', { name: /^Value/ }).fill('@members.test');
}

async function saveOnSite(): Promise<void> {
  await builder().getByRole('button', { name: 'Save', exact: true }).click();
  await builder().getByText('Saved').first().waitFor();
  await built.close();
}

/** Opens the site as a visitor with this address. */
async function openAsVisitor(email: string): Promise<Page> {
  const visitor = await visitors.newPage();
  visited = visitor;
  await visitor.goto(site.home);
  await feedbackButton(visitor).waitFor();
  // The event comes after the address, which decides who receives the tour.
  const decided = awaitEvent(visitor, 'opened-accounts');
  await visitor.evaluate(async (address) => {
    const widget = Reflect.get(window, 'Gleap');
    await widget.identify(address, { email: address });
    widget.trackEvent('opened-accounts');
  }, email);
  await decided;
  return visitor;
}

const popover = (page: Page) => page.getByRole('dialog');

async function expectFigures(figures: readonly string[]): Promise<void> {
  await app.goto(tourUrl);
  await app.getByText('How far visitors get').waitFor();
  for (const figure of figures) await app.getByRole('row', { name: figure, exact: true }).waitFor();
}

describe.each<SiteRoutes>(['page loads', 'client-side routes'])(
  'a tooltip and a tour of a plain site with %s',
  (routes) => {
    skipAfterFailure();
    beforeAll(async () => {
      const { dashboard } = server.urls;
      const project = await createEmptyProject(dashboard, `Bank with ${routes}`);
      site = await startPlainSite(project.installation, routes);
      outbound = `${dashboard}/agency/projects/${project.id}/outbound`;
    });
    afterAll(() => site?.close());

    it('begin with a tooltip that is placed on one page with the builder and published', async () => {
      await app.goto(`${outbound}/tooltips`);
      await app.getByRole('link', { name: 'New tooltip' }).first().click();
      await editor(app).name.fill('Amounts');
      await editor(app).text.fill('Money arrives within a minute.');
      await app.getByRole('combobox', { name: 'Address' }).selectOption('contains');
      await app.getByRole('textbox', { name: /^Page/ }).fill('/payments');
      await addRuleForMembers();
      await app.getByRole('button', { name: 'Create tooltip' }).click();
      await editOnSite(site.payments);
      await pick('input[name="amount"]');
      await saveOnSite();
      await app.getByRole('button', { name: 'Publish' }).click();
      await app.getByText('Tooltip published.').waitFor();
    });

    it('go on with a tour of five steps, whose draft follows the operator to the second route', async () => {
      await app.goto(`${outbound}/tours`);
      await app.getByRole('link', { name: 'New tour' }).first().click();
      await editor(app).name.fill('First payment');
      await app.getByRole('button', { name: 'Create tour' }).click();
      await editOnSite(site.home);
      await addStep('Your money.', 'button[name="balance"]');
      await addStep('Open your payments.', 'a[href="/payments"]');
      await builder().getByRole('combobox', { name: 'Visitors go on' }).selectOption('CLICK');
      await builder().getByRole('button', { name: 'Browse the page' }).click();
      await built.getByRole('link', { name: 'Payments' }).click();
      await built.waitForURL(site.payments);
      await builder().getByRole('button', { name: 'Edit', exact: true }).click();
      await addStep('How much?', 'input[name="amount"]');
      await addStep('Then pay.', 'form button');
      await saveOnSite();
      await app.getByRole('button', { name: 'Publish' }).click();
      await app.getByText('Tour published.').waitFor();
      tourUrl = app.url();
    });

    it('are sent to an audience by a message', async () => {
      await app.getByRole('button', { name: 'More actions' }).click();
      await app.getByRole('menuitem', { name: 'Send to visitors' }).click();
      await app.getByRole('combobox', { name: 'Kind' }).selectOption('Product tour');
      await editor(app).name.fill('Tour for members');
      await app.getByRole('combobox', { name: /^Product tour/ }).selectOption('First payment');
      await addRuleForMembers();
      await app.getByRole('button', { name: 'Create message' }).click();
      await app.getByRole('button', { name: 'Start' }).click();
      await app.getByText('Message started.').waitFor();
    });

    it('lead a member over both routes, whose ids and classes are others by now', async () => {
      const member = await openAsVisitor('ada@members.test');
      await popover(member).getByText('Let us show you around.').waitFor();
      await member.getByRole('button', { name: 'Next' }).click();
      await popover(member).getByText('Your money.').waitFor();
      await member.getByRole('button', { name: 'Next' }).click();
      await popover(member).getByText('Open your payments.').waitFor();
      await member.getByRole('link', { name: 'Payments' }).click();
      await member.waitForURL(site.payments);
      await popover(member).getByText('How much?').waitFor();
      await member.getByRole('button', { name: 'Next' }).click();
      await popover(member).getByText('Then pay.').waitFor();
      const id = new URL(tourUrl).pathname.split('/').at(-1) ?? '';
      const stored = awaitEvent(member, `tour-${id}-completed`);
      await member.getByRole('button', { name: 'Done' }).click();
      await stored;
      const seen = awaitEvent(member, '-shown');
      await member.getByRole('button', { name: 'Show hint' }).click();
      await member.getByText('Money arrives within a minute.').waitFor();
      await seen;
      // The tour is sent once: another page load with the same event brings nothing.
      await member.goto(site.home);
      await feedbackButton(member).waitFor();
      await trackEvent(member, 'opened-accounts');
      expect(await popover(member).count()).toBe(0);
    });

    it('count who closed the tour', async () => {
      const member = await openAsVisitor('ben@members.test');
      await popover(member).getByText('Let us show you around.').waitFor();
      const id = new URL(tourUrl).pathname.split('/').at(-1) ?? '';
      const stored = awaitEvent(member, `tour-${id}-quit`);
      await popover(member).getByRole('button', { name: 'Close' }).click();
      await stored;
      await expectFigures([
        '1. Welcome Let us show you around. 2',
        '2. Your money. 1',
        '3. Open your payments. 1',
        '4. How much? 1',
        '5. Then pay. 1',
        'Finished 1',
        'Closed early 1',
      ]);
    });

    it('show other visitors nothing', async () => {
      const stranger = await openAsVisitor('eve@strangers.test');
      await Promise.all([
        // The page may request the list twice, and the browser has no body of an answer that is no longer awaited.
        stranger.waitForResponse(async (response) => {
          if (!response.url().endsWith('/tooltips')) return false;
          const list: unknown = await response.json().catch(() => undefined);
          return Array.isArray(list) && list.length === 0;
        }),
        stranger.goto(site.payments),
      ]);
      expect(await popover(stranger).count()).toBe(0);
      await app.goto(`${outbound}/messages`);
      await app.getByRole('link', { name: 'Tour for members' }).click();
      await app.getByText('Sent to').waitFor();
      await expect.poll(() => app.getByRole('main').innerText()).toMatch(/Sent to\s+2\s/);
      await app.goto(`${outbound}/tooltips`);
      await app
        .getByRole('row', { name: /Amounts/ })
        .getByRole('cell', { name: '1', exact: true })
        .waitFor();
    });

    it('are marked once the site has lost an element of theirs', async () => {
      site.redesign();
      const id = new URL(tourUrl).pathname.split('/').at(-1) ?? '';
      const member = await openAsVisitor('cleo@members.test');
      await popover(member).getByText('Let us show you around.').waitFor();
      await member.getByRole('button', { name: 'Next' }).click();
      await member.getByRole('button', { name: 'Next' }).click();
      const missed = awaitEvent(member, `tour-${id}-step-4-missing`);
      const tooltipMissed = member.waitForResponse(
        (response) => /tooltip-\d+-missing"/.exec(response.request().postData() ?? '') !== null,
      );
      await member.getByRole('link', { name: 'Payments' }).click();
      await Promise.all([missed, tooltipMissed]);
      await app.goto(tourUrl);
      await app.getByText('An element is missing on your site').waitFor();
      await app.getByText('Visitors who saw step 4 without its element: 1').waitFor();
      for (const [section, name] of [
        ['tours', /First payment/],
        ['tooltips', /Amounts/],
      ] as const) {
        await app.goto(`${outbound}/${section}`);
        await app.getByRole('row', { name }).getByText('Element missing').waitFor();
      }
    });

    it('need a site: the builder shows nothing without one around it', async () => {
      const stranger = await browser.newPage();
      await stranger.goto(`${server.urls.dashboard}/producttourbuilder`);
      await stranger.getByText('This page works over a website').waitFor();
      expect([...browser.problems, ...visitors.problems]).toEqual([]);
    });
  },
);
