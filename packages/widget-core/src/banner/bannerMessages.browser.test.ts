import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually';
import { type PlayedFrame, playFrame } from '../../test/playFrame';
import { testScope, widgetPart, widgetRoot } from '../../test/testScope';
import { waitUntilIdle } from '../../test/waitUntilIdle';
import type { BannerMessage } from '../protocol/bannerMessages';
import type { AdlaneApi } from '../publicApi/AdlaneApi';
import { createWidget } from '../publicApi/createWidget';

// Widget §7.3, word by word. A message that the protocol declares and this table doesn't know is an error of types.

const frameOrigin = 'https://frame.adlane.test';
const bannerOrigin = 'https://banner.adlane.test';
const action = { outbound: 'b', format: 'normal', data: { text: 'Closed on Sunday' } };
let api: AdlaneApi | undefined;

afterEach(() => {
  api?.destroy();
  localStorage.clear();
});

type World = {
  readonly banner: PlayedFrame;
  /** The widget's own frame, which is closed and listens. */
  readonly frame: PlayedFrame;
  readonly actions: string[];
};

async function shown(): Promise<World> {
  const widget = createWidget(testScope().scope);
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.setFrameUrl(frameOrigin);
  widget.setBannerUrl(bannerOrigin);
  const actions: string[] = [];
  widget.registerCustomAction(({ name }) => void actions.push(name));
  widget.initialize('k');
  widget.open();
  await eventually(() => widgetPart('.frame iframe'));
  const frame = playFrame('.frame iframe', frameOrigin);
  frame.send({ name: 'ping' });
  widget.close();
  widget.showBanner(action);
  await eventually(() => widgetPart('iframe.banner'));
  return { banner: playFrame('iframe.banner', bannerOrigin), frame, actions };
}

type Row<N extends BannerMessage['name']> = {
  readonly message: Extract<BannerMessage, { readonly name: N }>;
  /** Reads a value that the message changes, and its expected result. */
  readonly look: (world: World) => unknown;
  readonly after: unknown;
};

/** Returns the last message that the widget's frame received. */
const requested = ({ frame }: World) =>
  frame
    .received()
    .map(([message]) => message)
    .filter(({ name }) => /^(?:start|open)-/.test(name))
    .at(-1);

const rows: { readonly [N in BannerMessage['name']]: Row<N> } = {
  'banner-loaded': {
    message: { name: 'banner-loaded' },
    look: ({ banner }) => banner.received(),
    after: [
      [{ name: 'banner-data', data: { ...action, actionType: 'banner' }, type: 'banner' }, bannerOrigin],
    ],
  },
  'banner-height': {
    message: { name: 'banner-height', data: { height: 64 } },
    look: () => document.documentElement.style.getPropertyValue('--gleap-margin-top'),
    after: '64px',
  },
  'banner-data-set': {
    message: { name: 'banner-data-set', data: { format: 'floating' } },
    look: () => [...document.body.classList],
    after: expect.arrayContaining(['gleap-b-shown', 'gleap-b-f']),
  },
  'banner-close': {
    message: { name: 'banner-close' },
    look: () => widgetRoot().querySelectorAll('.banner').length,
    after: 0,
  },
  'start-conversation': {
    message: { name: 'start-conversation', data: { botId: 'b1' } },
    look: requested,
    after: { name: 'start-bot', data: { botId: 'b1', hideBackButton: false } },
  },
  'start-custom-action': {
    message: { name: 'start-custom-action', data: { action: 'checkout' } },
    look: ({ actions }) => actions,
    after: ['checkout'],
  },
  'show-form': {
    message: { name: 'show-form', data: { formId: 'f' } },
    look: requested,
    after: { name: 'start-feedbackflow', data: { flow: 'f' } },
  },
  'show-survey': {
    message: { name: 'show-survey', data: { formId: 's', surveyFormat: 'survey_full' } },
    look: requested,
    after: { name: 'start-survey', data: { flow: 's', hideBackButton: true, format: 'survey_full' } },
  },
  'show-news-article': {
    message: { name: 'show-news-article', data: { articleId: 'n' } },
    look: requested,
    after: { name: 'open-news-article', data: { id: 'n', hideBackButton: false } },
  },
  'show-help-article': {
    message: { name: 'show-help-article', data: { articleId: 'h' } },
    look: requested,
    after: { name: 'open-help-article', data: { articleId: 'h', hideBackButton: false } },
  },
};

describe('from the banner', () => {
  test.each(Object.values(rows))('$message.name is accepted from the frame only', async (row) => {
    const { message, look, after } = row;
    const world = await shown();
    const plain = look(world);
    expect(plain).not.toEqual(after);
    world.banner.sendAsStrangers(message);
    await waitUntilIdle();
    expect(look(world)).toEqual(plain);
    world.banner.send(message);
    await eventually(() => expect(look(world)).toEqual(after));
  });

  test('the widget’s own frame is no banner, and the banner no frame', async () => {
    const { banner, frame, actions } = await shown();
    frame.send({ name: 'start-custom-action', data: { action: 'checkout' } });
    banner.send({ name: 'run-custom-action', data: 'checkout' });
    expect(actions).toEqual([]);
  });
});

const height: BannerMessage = { name: 'banner-height', data: { height: 64 } };
const floating: BannerMessage = { name: 'banner-data-set', data: { format: 'floating' } };

test.each([
  { first: height, second: floating },
  { first: floating, second: height },
])('a banner that its frame calls floating takes no room of the page ($first.name first)', async (sent) => {
  const { banner } = await shown();
  const normal = getComputedStyle(document.documentElement).paddingTop;
  banner.send(sent.first);
  banner.send(sent.second);
  await eventually(() => expect([...document.body.classList]).toContain('gleap-b-f'));
  await eventually(() => expect(widgetPart('iframe.banner').style.height).toBe('64px'));
  expect(getComputedStyle(document.documentElement).paddingTop).toBe(normal);
});

test('a banner has no height before it says one, whatever the page calls a height', async () => {
  document.documentElement.style.setProperty('--height', '300px');
  await shown();
  expect(widgetPart('iframe.banner').getBoundingClientRect().height).toBe(0);
  document.documentElement.removeAttribute('style');
});
