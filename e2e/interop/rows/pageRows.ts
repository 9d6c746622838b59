import type { Check, Stage } from '../Stage';
import { markPage } from './markPage';

/** Every message that the page of 13.9.3 accepts from the frame. */
export const messagesToPage = [
  'ping',
  'play-ping',
  'open-image',
  'page-changed',
  'collect-ticket-data',
  'height-update',
  'notify-event',
  'cleanup-drawings',
  'open-url',
  'run-custom-action',
  'close-widget',
  'tool-execution',
  'send-feedback',
  'start-screen-drawing',
] as const;

/** Waits until a listener or handler of the host page was called; what it was called with. */
const heard = ({ page, until }: Stage, name: string): Promise<string> =>
  until(`the host's ${name}`, () =>
    page.evaluate((wanted) => {
      const calls: readonly { name: string; data: string }[] = Reflect.get(window, 'heard');
      return calls.findLast((call) => call.name === wanted)?.data;
    }, name),
  );

/** Sends what our frame has no occasion for in the demo project, from the frame's own window. */
async function post(stage: Stage, message: object): Promise<void> {
  const frame = await stage.frame();
  await frame.evaluate((text) => window.parent.postMessage(text, '*'), JSON.stringify(message));
}

export const pageRows: Readonly<Record<(typeof messagesToPage)[number], Check>> = {
  async ping(stage) {
    await stage.gleap('open');
    await stage.pageReceived('ping');
    if ((await stage.gleap('isOpened')) !== true) throw new Error('The widget is not open.');
  },
  async 'play-ping'(stage) {
    await post(stage, { name: 'play-ping' });
    await stage.pageReceived('play-ping');
  },
  async 'open-image'(stage) {
    await post(stage, { name: 'open-image', data: { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' } });
    const viewer = stage.page.locator('.gleap-image-view');
    await viewer.waitFor();
    await stage.page.locator('.gleap-image-view-close').click();
  },
  async 'page-changed'(stage) {
    await stage.gleap('openNews');
    const frame = await stage.frame();
    await frame.getByRole('button', { name: /Recurring payments/ }).click();
    await stage.pageReceived('page-changed');
    await stage.page.locator('.gleap-frame-container--extended').waitFor({ state: 'attached' });
  },
  async 'collect-ticket-data'(stage) {
    await post(stage, { name: 'collect-ticket-data' });
    await stage.pageReceived('collect-ticket-data');
    await stage.frameReceived('collect-ticket-data');
  },
  async 'height-update'(stage) {
    await stage.gleap('showSurvey', 'satisfaction', 'survey');
    await stage.pageReceived('height-update');
    await stage.gleap('close');
  },
  async 'notify-event'(stage) {
    await stage.gleap('startFeedbackFlow', 'bugreporting');
    await stage.pageReceived('notify-event');
    await heard(stage, 'flow-started');
  },
  async 'start-screen-drawing'(stage) {
    const frame = await stage.frame();
    await markPage(stage, frame);
    await stage.pageReceived('start-screen-drawing');
  },
  async 'cleanup-drawings'(stage) {
    const frame = await stage.frame();
    await frame.getByRole('button', { name: 'Remove screenshot' }).click();
    await stage.pageReceived('cleanup-drawings');
  },
  async 'send-feedback'(stage) {
    const frame = await stage.frame();
    await frame.getByLabel('What went wrong?').fill('The list is empty');
    await frame.getByRole('button', { name: 'Send feedback' }).click();
    await stage.pageReceived('send-feedback');
    await heard(stage, 'feedback-sent');
    await stage.ticket('The list is empty');
  },
  async 'open-url'(stage) {
    await post(stage, { name: 'open-url', data: 'https://shop.example/help', newTab: true });
    if ((await heard(stage, 'url')) !== 'https://shop.example/help')
      throw new Error('It opens another address.');
  },
  async 'run-custom-action'(stage) {
    const { data } = await stage.request('/checklists');
    const [first] = Array.isArray(data) ? data : [];
    await stage.gleap('openChecklist', String(first?.id));
    await (await stage.frame()).getByRole('button', { name: 'Invite', exact: true }).click();
    await heard(stage, 'inviteColleague');
  },
  async 'tool-execution'(stage) {
    await post(stage, { name: 'tool-execution', data: { name: 'lookup' } });
    await heard(stage, 'tool-execution');
  },
  async 'close-widget'(stage) {
    await stage.gleap('open');
    await (await stage.frame()).getByRole('button', { name: 'Close', exact: true }).first().click();
    await stage.pageReceived('close-widget');
    await stage.until(
      'the widget to close',
      async () => (await stage.gleap('isOpened')) === false || undefined,
    );
  },
};
