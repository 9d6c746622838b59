import { allVisitors } from '@adlane/contract/widget/outbound/manage';
import { type QuestionForm, questionTypes } from '@adlane/contract/widget/surveys/manage';
import type { FrameLocator, Keyboard, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyProject } from '../harness/createEmptyProject';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from '../harness/openBrowser';
import { callWidget, feedbackButton, trackEvent } from '../harness/playWidget';
import { signIn } from '../harness/signIn';
import { skipAfterFailure } from '../harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from '../harness/startBuiltServer';
import { type PlainSite, startPlainSite } from '../harness/startPlainSite';

const bill = { name: 'bill.txt', mimeType: 'text/plain', buffer: Buffer.from('12 euros') };

type Question = {
  readonly form: QuestionForm;
  /** Answers with the pointer. */
  readonly point: (question: Locator) => Promise<unknown>;
  /** Answers with the keyboard; the focus is on the first control of the question, and then on its last one. */
  readonly press: (keyboard: Keyboard) => Promise<unknown>;
  /** Texts of both answers in the results. */
  readonly results: readonly string[];
};

const createForm = (
  type: QuestionForm['type'],
  page: number,
  more: Partial<QuestionForm> = {},
): QuestionForm => ({ name: type, title: `Your ${type} answer`, type, page, required: true, ...more });

/** A question that visitors answer by typing. */
const typed = (type: QuestionForm['type'], pointed: string, pressed: string): Question => ({
  form: createForm(type, 1),
  point: (question) => question.fill(pointed),
  press: (keyboard) => keyboard.type(pressed),
  results: [pointed, pressed],
});

/** A question of which visitors choose by its labels. */
const chosen = (
  form: QuestionForm,
  labels: readonly string[],
  keys: readonly string[],
  results: readonly string[],
): Question => ({
  form,
  point: async (question) => {
    for (const label of labels) await question.getByText(label, { exact: true }).click();
  },
  press: async (keyboard) => {
    for (const key of keys) await keyboard.press(key);
  },
  results,
});

const questions: readonly Question[] = [
  typed('text', 'Fast', 'Slow'),
  typed('textarea', 'It was easy.', 'It took long.'),
  typed('email', 'ada@shop.example', 'bea@shop.example'),
  typed('phone', '+31 6 1234', '+49 30 99'),
  { ...typed('number', '12', '8'), results: ['12', '8', '10'] },
  {
    form: createForm('date', 1),
    point: (question) => question.fill('2026-11-20'),
    // The day, then the button of the calendar.
    press: (keyboard) => keyboard.type('11212026').then(() => keyboard.press('Tab')),
    results: ['2026-11-20', '2026-11-21'],
  },
  {
    form: createForm('rating', 2),
    point: (question) => question.locator('label').nth(3).click(),
    press: (keyboard) => keyboard.press('ArrowRight'),
    results: ['3', '2 1', '4 1'],
  },
  chosen(createForm('nps', 2), ['9'], ['ArrowLeft'], ['100', '9 1', '10 1']),
  chosen(createForm('scale', 2, { min: 1, max: 7 }), ['7'], ['Space'], ['4', '1 1', '7 1']),
  {
    form: createForm('select', 2, { options: ['Red', 'Blue'] }),
    point: (question) => question.selectOption('Blue'),
    press: (keyboard) => keyboard.press('ArrowDown'),
    results: ['Red 1', 'Blue 1'],
  },
  chosen(
    createForm('choice', 2, { options: ['Cards', 'Loans'] }),
    ['Loans'],
    ['Space'],
    ['Cards 1', 'Loans 1'],
  ),
  chosen(
    createForm('multiChoice', 2, { options: ['One', 'Two', 'Three'] }),
    ['One', 'Three'],
    ['Space', 'Tab', 'Space', 'Tab'],
    ['One 2', 'Two 1', 'Three 1'],
  ),
  {
    form: createForm('consent', 2),
    point: (question) => question.check(),
    press: (keyboard) => keyboard.press('Space'),
    results: ['Yes 2'],
  },
  {
    form: createForm('file', 3),
    point: (question) => question.getByRole('button', { name: 'Attach a file' }).click(),
    press: (keyboard) => keyboard.press('Enter'),
    results: ['bill.txt'],
  },
];
const pages = [1, 2, 3].map((page) => questions.filter(({ form }) => form.page === page));

let server: BuiltServer;
let browser: TestBrowser;
let site: PlainSite;
/** The dashboard. */
let app: Page;
let visitor: Page;
let resultsUrl: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  const { dashboard } = server.urls;
  const { id: project_id, client, installation } = await createEmptyProject(dashboard);
  const { id } = await client.projectSurveys.store({
    body: { project_id, form_id: 'payments', title: 'How was it?', form: questions.map(({ form }) => form) },
  });
  await client.projectSurveys.updateStatus({ params: { id }, body: { status: 'live' } });
  const message = await client.outboundMessages.store({
    body: {
      project_id,
      name: 'After a payment',
      content: { kind: 'survey', survey_id: id, format: 'survey' },
      audience: { ...allVisitors, events: [{ name: 'paid', happened: true, withinDays: 30 }] },
      pages: [],
      frequency: { type: 'once', days: 1 },
      starts_at: null,
      ends_at: null,
    },
  });
  await client.outboundMessages.updateStatus({ params: { id: message.id }, body: { status: 'live' } });
  resultsUrl = `${dashboard}/agency/projects/${project_id}/outbound/surveys/${id}/results`;
  site = await startPlainSite(installation);
  app = await browser.newPage();
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

/** Opens the site as a new visitor, who does what the survey is about. */
async function pay(): Promise<void> {
  visitor = await browser.newPage();
  visitor.on('filechooser', (chooser) => void chooser.setFiles(bill));
  await visitor.goto(site.home);
  await feedbackButton(visitor).waitFor();
  await callWidget(visitor, 'trackEvent', 'paid');
  await frame().getByText('Page 1 of 3').waitFor();
}

describe('a survey with every kind of question', () => {
  skipAfterFailure();

  it('is shown after its event, and answered with the pointer', async () => {
    expect(questions.map(({ form }) => form.type).toSorted()).toEqual([...questionTypes].toSorted());
    await pay();
    for (const [index, ofPage] of pages.entries()) {
      for (const { form, point } of ofPage) await point(frame().getByLabel(form.title));
      if (index < 2) await frame().getByRole('button', { name: 'Next' }).click();
    }
    await frame().getByRole('button', { name: 'Remove bill.txt' }).waitFor();
    await frame().getByRole('button', { name: 'Send answers' }).click();
    await frame().getByText('Thank you!').waitFor();
    await frame().getByRole('button', { name: 'Done' }).click();
    await feedbackButton(visitor).waitFor();
  });

  it('is not shown to the same visitor again, on another page and after the same event', async () => {
    await visitor.goto(site.payments);
    await feedbackButton(visitor).waitFor();
    await trackEvent(visitor, 'paid');
    expect(await callWidget(visitor, 'isOpened')).toBe(false);
    expect(await visitor.locator('.frame').count()).toBe(0);
  });

  it('is answered with the keyboard alone', async () => {
    await pay();
    const { keyboard } = visitor;
    // The button that closes it is first.
    await keyboard.press('Tab');
    for (const [index, ofPage] of pages.entries()) {
      for (const { press } of ofPage) {
        await keyboard.press('Tab');
        await press(keyboard);
      }
      if (index === 2) await frame().getByRole('button', { name: 'Remove bill.txt' }).waitFor();
      // The first page has no way back.
      if (index > 0) await keyboard.press('Tab');
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      if (index < 2)
        await frame()
          .getByText(`Page ${index + 2} of 3`)
          .waitFor();
    }
    await frame().getByText('Thank you!').waitFor();
    await keyboard.press('Enter');
    await feedbackButton(visitor).waitFor();
  });

  it('shows the answers of both visitors in the dashboard', async () => {
    await app.goto(resultsUrl);
    await app.getByRole('heading', { name: 'Results: How was it?' }).waitFor();
    for (const [index, { form, results }] of questions.entries()) {
      const card = app.getByLabel(`${index + 1}. ${form.title}`);
      await card.getByText('Answers: 2').waitFor();
      const text = (await card.allInnerTexts()).join('\n').replaceAll('\t', ' ').split('\n');
      expect(text, form.type).toEqual(expect.arrayContaining([...results]));
    }
    expect(browser.problems).toEqual([]);
  });
});
