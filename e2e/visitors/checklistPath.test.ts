import type { FrameLocator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyProject } from '../harness/createEmptyProject';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from '../harness/openBrowser';
import { callWidget, feedbackButton, trackEvent } from '../harness/playWidget';
import { signIn } from '../harness/signIn';
import { skipAfterFailure } from '../harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from '../harness/startBuiltServer';
import { type PlainSite, startPlainSite } from '../harness/startPlainSite';

let server: BuiltServer;
let browser: TestBrowser;
let site: PlainSite;
/** The dashboard. */
let app: Page;
let visitor: Page;
let checklistId: string;
let checklistUrl: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  const { dashboard } = server.urls;
  const { id: project_id, client, installation } = await createEmptyProject(dashboard);
  site = await startPlainSite(installation);
  const collection = await client.projectHelp.storeCollection({ body: { project_id, title: 'Basics' } });
  const article = await client.projectHelp.store({
    body: { collection_id: collection.id, title: 'Your first payment', html: '<p>Pay.</p>', status: 'live' },
  });
  const { id } = await client.projectChecklists.store({
    body: {
      project_id,
      title: 'Go live',
      status: 'live',
      steps: [
        { id: 'account', title: 'Create an account', event: 'signed-up' },
        { id: 'invite', title: 'Invite a colleague', event: 'invited' },
        { id: 'limit', title: 'Set a limit', event: 'limit-set' },
        {
          id: 'pay',
          title: 'Make a payment',
          event: 'paid',
          action: { type: 'url', value: site.payments, label: 'Open payments' },
        },
        {
          id: 'read',
          title: 'Read about payments',
          action: { type: 'article', value: String(article.id), label: 'Read' },
        },
        {
          id: 'report',
          title: 'Say what is missing',
          action: { type: 'flow', value: 'bugreporting', label: 'Write to us' },
        },
        {
          id: 'dark',
          title: 'Switch to dark',
          event: 'dark-chosen',
          action: { type: 'customAction', value: 'chooseDark', label: 'Switch' },
        },
      ],
    },
  });
  checklistId = String(id);
  checklistUrl = `${dashboard}/agency/projects/${project_id}/content/checklists/${id}`;
  [app, visitor] = await Promise.all([browser.newPage(), browser.newPage()]);
  await signIn(app, dashboard, 'Agency');
});
afterEach(async ({ task }) => {
  await saveFailureScreenshot(app, task, 'dashboard');
  await saveFailureScreenshot(visitor, task, 'visitor');
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await site?.close();
});

const frame = (): FrameLocator => visitor.frameLocator('.frame iframe');

async function visit(page: string): Promise<void> {
  await visitor.goto(page);
  await feedbackButton(visitor).waitFor();
}

const awaitCompleted = (steps: number) =>
  frame().getByRole('status').getByText(`${steps} of 7 completed`).waitFor();

/** Opens what a step's button opens in the frame, and comes back. */
async function openAndReturn(button: string, heading: string): Promise<void> {
  await frame().getByRole('button', { name: button, exact: true }).click();
  await frame().getByRole('heading', { level: 1, name: heading }).waitFor();
  await frame().getByRole('button', { name: 'Back', exact: true }).click();
  await frame().getByRole('heading', { level: 1, name: 'Go live' }).waitFor();
}

const complete = (step: string) =>
  frame()
    .getByRole('button', { name: `Mark as completed: ${step}` })
    .click();

describe('a checklist', () => {
  skipAfterFailure();

  it('completes a step by an event that was before it', async () => {
    await visit(site.home);
    await trackEvent(visitor, 'signed-up');
    await callWidget(visitor, 'startChecklist', checklistId);
    await awaitCompleted(1);
  });

  it('completes a step by an event while it is open', async () => {
    await callWidget(visitor, 'trackEvent', 'invited');
    await awaitCompleted(2);
  });

  it('completes a step by an event after a reload', async () => {
    await visitor.reload();
    await feedbackButton(visitor).waitFor();
    await callWidget(visitor, 'openChecklist', checklistId);
    await awaitCompleted(2);
    await callWidget(visitor, 'trackEvent', 'limit-set');
    await awaitCompleted(3);
  });

  it('completes a step on the page that its button opens', async () => {
    const [payments] = await Promise.all([
      visitor.waitForEvent('popup'),
      frame().getByRole('button', { name: 'Open payments' }).click(),
    ]);
    await feedbackButton(payments).waitFor();
    expect(payments.url()).toBe(site.payments);
    await trackEvent(payments, 'paid');
    await payments.close();
    await awaitCompleted(4);
  });

  it('opens an article and a form, and completes their steps by hand', async () => {
    await openAndReturn('Read', 'Your first payment');
    await complete('Read about payments');
    await awaitCompleted(5);
    await openAndReturn('Write to us', 'Report a bug');
    await complete('Say what is missing');
    await awaitCompleted(6);
  });

  it('completes a step by the action of the page that its button runs', async () => {
    await visitor.evaluate(() => {
      const widget = Reflect.get(window, 'Adlane');
      widget.registerCustomAction(({ name }: { name: string }) => {
        if (name === 'chooseDark') widget.trackEvent('dark-chosen');
      });
    });
    await frame().getByRole('button', { name: 'Switch', exact: true }).click();
    await frame().getByText('All done. Great work!').waitFor();
  });

  it('is complete on another page of the site', async () => {
    await visit(site.payments);
    await callWidget(visitor, 'openChecklists');
    await frame()
      .getByRole('button', { name: /Go live.*7 of 7 completed/ })
      .click();
    await frame().getByText('All done. Great work!').waitFor();
  });

  it('is counted in the dashboard', async () => {
    await app.goto(checklistUrl);
    for (const bar of ['Started 1', '1. Create an account 1', '7. Switch to dark 1'])
      await app.getByRole('row', { name: bar, exact: true }).waitFor({ state: 'attached' });
    await app.getByRole('main').getByRole('link', { name: 'Checklists' }).first().click();
    await app
      .getByRole('row', { name: /Go live/ })
      .getByText('1 of 1 started')
      .waitFor();
    expect(browser.problems).toEqual([]);
  });
});
