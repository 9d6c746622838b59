import type { Frame } from 'playwright';
import type { Check, Stage } from '../Stage';
import { markPage } from './markPage';

/** Every message that the page of 13.9.3 sends to the frame. */
export const messagesToFrame = [
  'config-update',
  'session-update',
  'widget-status-update',
  'prefill-form-data',
  'start-feedbackflow',
  'set-form-data',
  'collect-ticket-data',
  'feedback-sent',
  'feedback-sending-failed',
  'start-survey',
  'start-bot',
  'open-conversations',
  'open-conversation',
  'open-helpcenter',
  'open-help-collection',
  'open-help-article',
  'open-helpcenter-search',
  'open-news',
  'open-news-article',
  'open-checklists',
  'open-checklist',
  'start-checklist',
  'open-feature-requests',
  'session-cleared',
] as const;

const findFirst = async ({ request }: Stage, path: string) => {
  const { data } = await request(path);
  const [first] = Array.isArray(data) ? data : [];
  return String(first?.id ?? first?.shareToken);
};

/** Checks that a method of the client brings a screen of the frame. */
const opens =
  (
    message: string,
    name: RegExp,
    method: string,
    args: (stage: Stage) => Promise<unknown[]> | unknown[] = () => [],
  ): Check =>
  async (stage) => {
    const given = await args(stage);
    const heading = (await stage.frame()).getByRole('heading', { level: 1, name });
    await stage.until(`the screen of ${method}`, async () => {
      // A client that is still closing the widget drops what it is told meanwhile.
      await stage.gleap(method, ...given);
      return heading.waitFor({ timeout: 5000 }).then(
        () => true,
        () => undefined,
      );
    });
    await stage.frameReceived(message);
    await stage.gleap('close');
  };

async function fillBug(stage: Stage, text: string): Promise<Frame> {
  await stage.gleap('startFeedbackFlow', 'bugreporting');
  const frame = await stage.frame();
  await frame.getByLabel('What went wrong?').fill(text);
  return frame;
}

export const frameRows: Readonly<Record<(typeof messagesToFrame)[number], Check>> = {
  async 'config-update'(stage) {
    await stage.gleap('open');
    await stage.frameReceived('config-update');
    await (await stage.frame()).getByRole('button', { name: /Report a bug/ }).waitFor();
  },
  'session-update': ({ frameReceived }) => frameReceived('session-update'),
  async 'widget-status-update'(stage) {
    await stage.gleap('close');
    await stage.frameReceived('widget-status-update');
  },
  async 'prefill-form-data'(stage) {
    await stage.gleap('preFillForm', { description: 'Filled in by the page' });
    await stage.gleap('startFeedbackFlow', 'bugreporting');
    await stage.frameReceived('prefill-form-data');
    const field = (await stage.frame()).getByLabel('What went wrong?');
    await stage.until(
      'the text',
      async () => (await field.inputValue()) === 'Filled in by the page' || undefined,
    );
  },
  'start-feedbackflow': opens('start-feedbackflow', /Report a bug/, 'startFeedbackFlow', () => [
    'bugreporting',
  ]),
  async 'set-form-data'(stage) {
    const frame = await fillBug(stage, 'The page jumps');
    await markPage(stage, frame);
    await stage.frameReceived('set-form-data');
  },
  async 'collect-ticket-data'(stage) {
    const frame = await stage.frame();
    // Our frame reads what the page adds when the ticket is stored; others ask for it.
    await frame.evaluate(() => window.parent.postMessage('{"name":"collect-ticket-data"}', '*'));
    await stage.frameReceived('collect-ticket-data');
  },
  async 'feedback-sent'(stage) {
    const frame = await fillBug(stage, 'The page jumps');
    await frame.getByRole('button', { name: 'Send feedback' }).click();
    await stage.answered('/sdk/bugs/v2', 'The page jumps');
    await stage.frameReceived('feedback-sent');
    await frame.getByText('Thank you!').waitFor();
    await stage.ticket('The page jumps');
  },
  async 'feedback-sending-failed'(stage) {
    await stage.page.route('**/sdk/bugs/v2', (route) => route.abort());
    const frame = await fillBug(stage, 'This one fails');
    await frame.getByRole('button', { name: 'Send feedback' }).click();
    await stage.frameReceived('feedback-sending-failed');
    await stage.page.unroute('**/sdk/bugs/v2');
    await frame.getByRole('button', { name: /Try again/ }).waitFor();
    await stage.gleap('close');
  },
  'start-survey': opens('start-survey', /How are we doing/, 'showSurvey', () => ['satisfaction', 'survey']),
  'start-bot': opens('start-bot', /./, 'startBot', () => ['guide']),
  'open-conversations': opens('open-conversations', /Messages/, 'openConversations'),
  'open-conversation': opens('open-conversation', /./, 'openConversation', async (stage) => [
    await findFirst(stage, '/conversations'),
  ]),
  'open-helpcenter': opens('open-helpcenter', /^Help$/, 'openHelpCenter'),
  'open-help-collection': opens(
    'open-help-collection',
    /Getting started/,
    'openHelpCenterCollection',
    async (stage) => [await findFirst(stage, '/helpcenter/collections')],
  ),
  'open-help-article': opens(
    'open-help-article',
    /Open your account/,
    'openHelpCenterArticle',
    async (stage) => {
      const collection = await findFirst(stage, '/helpcenter/collections');
      const { articles } = await stage.request(`/helpcenter/collections/${collection}`);
      const [first] = Array.isArray(articles) ? articles : [];
      return [String(first?.id)];
    },
  ),
  'open-helpcenter-search': opens('open-helpcenter-search', /^Help$/, 'searchHelpCenter', () => ['account']),
  'open-news': opens('open-news', /^News$/, 'openNews'),
  'open-news-article': opens('open-news-article', /Recurring payments/, 'openNewsArticle', async (stage) => [
    await findFirst(stage, '/news'),
  ]),
  'open-checklists': opens('open-checklists', /Checklists/, 'openChecklists'),
  'open-checklist': opens('open-checklist', /Set up your account/, 'openChecklist', async (stage) => [
    await findFirst(stage, '/checklists'),
  ]),
  'start-checklist': opens('start-checklist', /Set up your account/, 'startChecklist', async (stage) => [
    await findFirst(stage, '/checklists'),
  ]),
  'open-feature-requests': opens('open-feature-requests', /Feature requests/, 'openFeatureRequests'),
  async 'session-cleared'(stage) {
    await stage.gleap('clearIdentity');
    await stage.frameReceived('session-cleared');
    await stage.answered('/sdk/sessions');
  },
};
