import type { FrameLocator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins, demoSdkKey } from '../mocks/src/world/demoLogins';
import { checkContents } from './harness/everyContent/checkContents';
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
});
afterEach(({ task }) => saveFailureScreenshot(host, task, 'host'));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const frame = (): FrameLocator => host.frameLocator('iframe[title="Feedback"]');

/** Calls a method of the widget's public API on the page. */
const callApi = (name: string, ...parameters: readonly unknown[]) =>
  host.evaluate(([method, values]) => Reflect.get(window, 'Gleap')[method](...values), [
    name,
    parameters,
  ] as const);

/** Calls the API as the visitor of the page. */
async function callAsVisitor(path: string, body?: unknown) {
  const session = await callApi('getIdentity');
  const answer = await fetch(`${server.urls.dashboard}/sdk${path}`, {
    headers: {
      'api-token': demoSdkKey,
      'gleap-id': session.gleapId,
      'gleap-hash': session.gleapHash,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return answer.json();
}

async function findIds() {
  const { data: collections } = await callAsVisitor('/helpcenter/collections');
  const { articles } = await callAsVisitor(`/helpcenter/collections/${collections[0].id}`);
  const { data: news } = await callAsVisitor('/news');
  const { data: checklists } = await callAsVisitor('/checklists');
  const { shareToken } = await callAsVisitor('/conversations', { text: 'Where is my invoice?' });
  return {
    collection: collections[0].id,
    article: articles[0].id,
    news: news[0].id,
    checklist: checklists[0].id,
    shareToken,
  };
}

describe('the public API', () => {
  it('opens each of the 15 contents of the frame', async () => {
    const ids = await findIds();
    const contents: readonly (readonly [heading: RegExp, method: string, ...parameters: unknown[]])[] = [
      [/Report a bug/, 'startFeedbackFlow', 'bugreporting'],
      [/Messages/, 'openConversations'],
      [/Where is my invoice/, 'openConversation', ids.shareToken],
      [/Adlane guide/, 'startBot', 'guide'],
      [/^Help$/, 'openHelpCenter'],
      [/Getting started/, 'openHelpCenterCollection', ids.collection],
      [/Open your account/, 'openHelpCenterArticle', ids.article],
      [/^Help$/, 'searchHelpCenter', 'invoice'],
      [/^News$/, 'openNews'],
      [/Recurring payments/, 'openNewsArticle', ids.news],
      [/^Checklists$/, 'openChecklists'],
      [/Set up your account/, 'startChecklist', ids.checklist],
      [/Set up your account/, 'openChecklist', ids.checklist],
      [/Feature requests/, 'openFeatureRequests'],
      [/How are we doing/, 'showSurvey', 'satisfaction', 'survey_full'],
    ];
    for (const [heading, method, ...parameters] of contents) {
      await callApi(method, ...parameters);
      await frame().getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    await callApi('close');
  });

  it('writes a message that the visitor sends, and reads its answer of the bot', async () => {
    await callApi('startBot', 'guide');
    await frame().getByRole('button', { name: 'A lost card' }).click();
    await frame().getByText('Block it under Cards.').waitFor();
    await callApi('close');
  });
});

it('every content is translated, accessible and without a horizontal scroll on the narrowest phone in Arabic', async () => {
  expect(await checkContents(server, browser, { language: 'ar', widths: [320], ways: 1 })).toBe(16);
});

it('a notification about a conversation counts while the widget is closed, and opens it', async () => {
  const { shareToken } = await callAsVisitor('/conversations', { text: 'Is anybody there?' });
  const { gleapId } = await callApi('getIdentity');
  const operator = demoLogins.find(({ role }) => role === 'SuperAdmin');
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.urls.dashboard}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const { access_token } = await post('/api/v1/login', {
    email: operator?.email,
    password: operator?.password,
  });
  const action = {
    actionType: 'notification',
    outbound: 'reply-1',
    data: { text: 'Yes, we are.', sender: { name: 'Nora' }, conversation: { shareToken } },
  };
  await post(
    '/api/v1/operator/outbound',
    { sdkKey: demoSdkKey, gleapIds: [gleapId], action },
    { authorization: `Bearer ${access_token}` },
  );
  await host.getByText('Yes, we are.').waitFor();
  await host.getByText('Yes, we are.').click();
  await frame().getByRole('heading', { name: 'Is anybody there?' }).waitFor();
  await expect.poll(() => callApi('isOpened')).toBe(true);
});
