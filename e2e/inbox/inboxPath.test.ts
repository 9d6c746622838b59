import { createClient } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import type { Page } from 'playwright';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from '../harness/openBrowser';
import { feedbackButton } from '../harness/playWidget';
import { skipAfterFailure } from '../harness/skipAfterFailure';
import { type HostPage, startHostPage } from '../harness/startHostPage';
import { type Installation, startInstallation } from '../harness/startInstallation';

const nora = { email: 'nora@field.example', password: 'a-long-passphrase-9' };
const kim = { email: 'kim@field.example', password: 'another-passphrase-9' };
const robin = 'robin@shop.example';
/** Of a project that does not exist yet: pages work all the same. */
const feedbackKey = 'k2Vt8Qm4Zx7Lc1Wb9Np3';
const description = 'The balance jumps when I scroll';

let installation: Installation;
let browser: TestBrowser;
let site: HostPage;
let host: Page;
let operator: Page;
/** What the visitor's page received by its socket. */
const received: string[] = [];

beforeAll(async () => {
  const feedback = { ADLANE_FEEDBACK_KEY: feedbackKey };
  [installation, browser] = await Promise.all([startInstallation(feedback), openBrowser()]);
  [host, operator] = await Promise.all([browser.newPage(), browser.newPage()]);
});
afterEach(async ({ task }) => {
  await saveFailureScreenshot(host, task, 'host');
  await saveFailureScreenshot(operator, task, 'operator');
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await installation?.close();
});

const connect = (token?: string) =>
  createClient(contract, { baseUrl: installation.url, ...(token !== undefined && { token: () => token }) });

/** Waits for the emails to an address with this text, and returns the latest. */
async function awaitEmail(to: string, text: string): Promise<Email> {
  const find = async () =>
    (await installation.listEmails(to)).findLast((email) => email.text?.includes(text));
  await expect.poll(find).toBeDefined();
  const email = await find();
  if (!email) throw new Error(`The email to ${to} is gone.`);
  return email;
}

/** Returns the token of the link in an email. */
async function awaitToken(to: string, text: string): Promise<string> {
  const { text: body = '' } = await awaitEmail(to, text);
  return /#token=(\S+)/.exec(body)?.[1] ?? '';
}

/** An agency with two people and a project, as it is after the first minutes. */
async function createAgency() {
  await connect().auth.signup({
    body: { ...nora, first_name: 'Nora', last_name: 'Field', business_name: 'Field Media' },
  });
  const verification = { token: await awaitToken(nora.email, 'Confirm address') };
  const { access_token } = await connect().auth.verifyEmail({ body: verification });
  const client = connect(access_token);
  await client.onboarding.basic({ body: { first_name: 'Nora', last_name: 'Field', phone: '+15552070101' } });
  await client.onboarding.business({ body: { business_name: 'Field Media' } });
  await client.onboarding.accountConnect({ body: { skip: true } });
  await client.account.invite({
    body: { email: kim.email, first_name: 'Kim', last_name: 'Lee', team_role: 'member' },
  });
  const invitation = { token: await awaitToken(kim.email, 'invites you'), password: kim.password };
  const accepted = await connect().auth.acceptInvitation({ body: invitation });
  const project = await client.projects.store({ body: { name: 'Shop' } });
  return {
    project: await client.projects.installation({ params: { id: project.id } }),
    kim: connect(accepted.access_token),
  };
}

let agency: Awaited<ReturnType<typeof createAgency>>;

const frame = () => host.frameLocator('iframe[title="Feedback"]');

/** Draws a rectangle over the page with the pointer. */
async function drawRectangle(): Promise<void> {
  const editor = host.getByRole('dialog', { name: 'Mark what you mean' });
  await editor.getByRole('button', { name: 'Rectangle' }).click();
  await host.mouse.move(120, 160);
  await host.mouse.down();
  await host.mouse.move(280, 230, { steps: 5 });
  await host.mouse.move(420, 300, { steps: 5 });
  await host.mouse.up();
  await editor.getByRole('button', { name: 'Next' }).click();
  await editor.waitFor({ state: 'hidden' });
}

describe('a report in an empty installation', () => {
  skipAfterFailure();

  it('is sent with a drawing from a page of a new agency', async () => {
    agency = await createAgency();
    site = await startHostPage(agency.project);
    host.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => received.push(String(payload))),
    );
    await host.goto(site.url);
    await feedbackButton(host).click();
    await frame()
      .getByRole('button', { name: /Report a bug/ })
      .click();
    await frame().getByLabel('What went wrong?').fill(description);
    await frame().getByLabel('Your email').fill(robin);
    await frame().getByRole('button', { name: 'Mark it on a screenshot' }).click();
    await drawRectangle();
    await frame().getByText('Screenshot added').waitFor();
    await frame().getByRole('button', { name: 'Send feedback' }).click();
    await frame().getByText('Thank you!').waitFor();
    await host.evaluate(() => Reflect.get(window, 'Adlane').close());
    await feedbackButton(host).waitFor();
  });

  it('reaches each of the team by email', async () => {
    await installation.pass(2);
    await Promise.all([awaitEmail(nora.email, description), awaitEmail(kim.email, description)]);
  });

  it('opens from the email with its drawing', async () => {
    const { text = '' } = await awaitEmail(nora.email, description);
    await operator.goto(/Open: (\S+)/.exec(text)?.[1] ?? '');
    await operator.getByLabel('Email').fill(nora.email);
    await operator.getByLabel('Password').fill(nora.password);
    await operator.getByRole('button', { name: 'Sign in' }).click();
    await operator.getByRole('heading', { name: description }).waitFor();
    const screenshot = operator.frameLocator('iframe[title="Page"]');
    await screenshot.getByRole('heading', { name: 'Balance' }).waitFor();
    await screenshot.locator('path').first().waitFor({ state: 'attached' });
  });

  it('is answered from itself, and the closed widget shows the answer without asking for it', async () => {
    await operator.getByRole('textbox', { name: 'Reply' }).fill('Which browser do you use?');
    await operator.getByRole('button', { name: 'Send reply' }).click();
    await host.getByText('Which browser do you use?').waitFor();
    expect(received.some((message) => message.includes('Which browser do you use?'))).toBe(true);
    expect(await host.evaluate(() => Reflect.get(window, 'Adlane').isOpened())).toBe(false);
  });

  it('is assigned to one of the team', async () => {
    await operator.getByLabel('Assignee').selectOption('Kim Lee');
    await operator.getByText('Assigned.').waitFor();
  });

  it('is answered by email to a visitor who has left', async () => {
    await host.goto('about:blank');
    await installation.pass(6);
    const email = await awaitEmail(robin, 'Which browser do you use?');
    const to = email.replyTo?.[0]?.address ?? '';
    const answer = [
      `From: Robin de Wit <${robin}>`,
      `To: <${to}>`,
      `Message-ID: <answer-1@shop.example>`,
      `In-Reply-To: ${email.messageId}`,
      `Subject: Re: ${email.subject}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Firefox, in its latest version =E2=80=93 on a phone.',
      '',
      'On Sunday, Nora Field wrote:',
      '> Which browser do you use?',
      '',
    ].join('\r\n');
    // Providers deliver again when an answer of the server is lost.
    expect([await installation.deliver(answer), await installation.deliver(answer)]).toEqual([200, 200]);
  });

  it('continues its thread with the answer by email, on the open page', async () => {
    const log = operator.getByRole('log', { name: 'Messages' });
    await log.getByText('Firefox, in its latest version – on a phone.', { exact: true }).waitFor();
    expect(await log.getByText('Firefox, in its latest version').count()).toBe(1);
  });

  it('notifies only the person in charge of the answer, once in the app and once by email', async () => {
    await installation.pass(2);
    await awaitEmail(kim.email, 'Firefox, in its latest version');
    await installation.pass(2);
    await installation.pass(2);
    const count = async (to: string) =>
      (await installation.listEmails(to)).filter(({ text }) => text?.includes('Firefox, in its')).length;
    expect([await count(kim.email), await count(nora.email)]).toEqual([1, 0]);
    const { data } = await agency.kim.notifications.list({ query: { kind: 'reply' } });
    expect(data.map(({ body }) => body)).toEqual(['Firefox, in its latest version – on a phone.']);
  });

  it('can be sent about the app too, where the operator named a project for it', async () => {
    const page = await fetch(installation.url, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain(feedbackKey);
    await operator.getByRole('button', { name: /^Account of / }).click();
    await operator.getByRole('menuitem', { name: 'Send feedback' }).waitFor();
  });

  it('causes no errors on the pages or the server', () => {
    expect(browser.problems).toEqual([]);
    expect(installation.output()).not.toContain('"level":"error"');
  });
});
