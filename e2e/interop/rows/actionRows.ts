import type { Check, Stage } from '../Stage';

/** Every action that 13.9.3 takes from its socket, and every message of a banner. */
export const actions = [
  'action: notification',
  'action: survey',
  'action: tour',
  'action: banner',
  'banner-loaded',
  'banner-data-set',
  'banner-height',
  'start-conversation',
  'start-custom-action',
  'show-form',
  'show-survey',
  'show-news-article',
  'show-help-article',
  'banner-close',
] as const;

let count = 0;

/** Shows a banner whose button sends a message to the page, and presses it. */
const presses =
  (action: { readonly name: string; readonly data: object }, effect: Check): Check =>
  async (stage) => {
    count += 1;
    const text = `Announcement ${count}`;
    await stage.gleap('closeBanner');
    await stage.gleap('close');
    await stage.act({
      actionType: 'banner',
      outbound: `press-${count}`,
      format: 'floating',
      data: { text, buttonText: 'More', action },
    });
    const banner = await stage.banner();
    await banner.getByText(text).waitFor();
    await banner.getByRole('button', { name: 'More' }).click();
    await stage.pageReceived(action.name);
    await effect(stage);
  };

const frameReceives =
  (name: string): Check =>
  ({ frameReceived }) =>
    frameReceived(name);

const findArticle = async ({ request }: Stage) => {
  const { data } = await request('/helpcenter/search?term=account');
  return String((Array.isArray(data) ? data : [])[0]?.id);
};

const findNews = async ({ request }: Stage) => {
  const { data } = await request('/news');
  return String((Array.isArray(data) ? data : [])[0]?.id);
};

export const actionRows: Readonly<Record<(typeof actions)[number], Check>> = {
  async 'action: notification'(stage) {
    await stage.gleap('close');
    await stage.act({ actionType: 'notification', outbound: 'n2', data: { text: 'Your order is ready.' } });
    await stage.page.getByText('Your order is ready.').waitFor();
  },
  async 'action: survey'(stage) {
    await stage.act({ actionType: 'satisfaction', outbound: 's1', format: 'survey' });
    await stage.frameReceived('start-survey');
    await (await stage.frame()).getByRole('heading', { name: /How are we doing/ }).waitFor();
    await stage.gleap('close');
  },
  async 'action: tour'(stage) {
    const steps = [{ type: 'post', mode: '', message: '<p>A tour by the socket.</p>' }];
    const data = {
      steps,
      allowClose: true,
      backButton: true,
      nextText: 'Next',
      prevText: 'Back',
      doneText: 'Done',
    };
    await stage.act({ actionType: 'tour', outbound: '7', data });
    await stage.page.getByText('A tour by the socket.').waitFor();
    await stage.page.getByText('Done', { exact: true }).click();
  },
  async 'action: banner'(stage) {
    await stage.act({
      actionType: 'banner',
      outbound: 'b1',
      format: 'floating',
      data: { text: 'Closed on Sunday' },
    });
    await (await stage.banner()).getByText('Closed on Sunday').waitFor();
  },
  'banner-loaded': ({ pageReceived }) => pageReceived('banner-loaded'),
  async 'banner-data-set'(stage) {
    await stage.pageReceived('banner-data-set');
    await stage.until('the page to make room', () =>
      stage.page.evaluate(() => document.body.classList.contains('gleap-b-shown') || undefined),
    );
  },
  'banner-height': ({ pageReceived }) => pageReceived('banner-height'),
  'start-conversation': presses(
    { name: 'start-conversation', data: { botId: 'guide' } },
    frameReceives('start-bot'),
  ),
  'start-custom-action': presses(
    { name: 'start-custom-action', data: { action: 'offer' } },
    ({ page, until }) =>
      until('the host’s action', () =>
        page.evaluate(() => {
          const calls: readonly { name: string }[] = Reflect.get(window, 'heard');
          return calls.some(({ name }) => name === 'offer') || undefined;
        }),
      ),
  ),
  'show-form': presses(
    { name: 'show-form', data: { formId: 'bugreporting' } },
    frameReceives('start-feedbackflow'),
  ),
  'show-survey': presses(
    { name: 'show-survey', data: { formId: 'satisfaction', surveyFormat: 'survey' } },
    frameReceives('start-survey'),
  ),
  async 'show-news-article'(stage) {
    const data = { articleId: await findNews(stage) };
    await presses({ name: 'show-news-article', data }, frameReceives('open-news-article'))(stage);
  },
  async 'show-help-article'(stage) {
    const data = { articleId: await findArticle(stage) };
    await presses({ name: 'show-help-article', data }, frameReceives('open-help-article'))(stage);
  },
  async 'banner-close'(stage) {
    await stage.gleap('close');
    await (await stage.banner()).getByRole('button', { name: 'Close' }).click();
    await stage.pageReceived('banner-close');
    await stage.until('the banner to close', () =>
      stage.page.evaluate(() => !document.body.classList.contains('gleap-b-shown') || undefined),
    );
  },
};
