import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { type PlayedFrame, playFrame } from '../../test/playFrame';
import { fullConfig, testScope, widgetPart, widgetRoot } from '../../test/testScope';
import { waitUntilIdle } from '../../test/waitUntilIdle';
import type { FrameMessage } from '../protocol/frameMessages';
import type { PageMessage } from '../protocol/pageMessages';
import type { AdlaneApi } from '../publicApi/AdlaneApi';
import { createWidget } from '../publicApi/createWidget';

// Widget §7.2, word by word. A message that the protocol declares and these tables don't know is an error of types.

const frameOrigin = 'https://frame.adlane.test';
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
let api: AdlaneApi | undefined;
let sounds = 0;

class SilentAudio {
  constructor() {
    sounds += 1;
    throw new Error('This machine has no sound.');
  }
}

/** A socket that only this test makes speak. */
class PlayedSocket {
  static latest: PlayedSocket | undefined;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    PlayedSocket.latest = this;
  }
  close() {}
}

beforeEach(() => {
  PlayedSocket.latest = undefined;
  vi.stubGlobal('WebSocket', PlayedSocket);
  sounds = 0;
  vi.stubGlobal('AudioContext', SilentAudio);
  // A sound is made only where the visitor has pressed something.
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
});
afterEach(() => {
  api?.destroy();
  localStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'userActivation');
});

type World = Awaited<ReturnType<typeof opened>>;

/** Starts a widget with an open frame that has not pinged yet. */
async function opened(answers?: Parameters<typeof testScope>[0]) {
  const world = testScope(answers);
  const widget = createWidget(world.scope);
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.setFrameUrl(frameOrigin);
  const heard: unknown[] = [];
  for (const event of ['greeting', 'tool-execution']) widget.on(event, (data) => heard.push([event, data]));
  widget.registerCustomAction(({ name }) => heard.push(['action', name]));
  widget.setUrlHandler((url, newTab) => heard.push(['url', url, newTab]));
  widget.initialize('k');
  await eventually(() => widgetPart('.button'));
  widget.open();
  await eventually(() => widgetPart('iframe'));
  return { ...world, widget, heard, frame: playFrame('iframe', frameOrigin) };
}

async function ready(answers?: Parameters<typeof testScope>[0]) {
  const world = await opened(answers);
  world.frame.send({ name: 'ping' });
  return world;
}

const nextButton = () =>
  [...widgetRoot().querySelectorAll('button')].find(({ textContent }) => textContent === 'Next');
const isShown = (selector: string) => widgetRoot().querySelector(selector) !== null;

/** Draws nothing on the page and goes on: the marks' layer and the word of it to the form are there. */
async function mark({ send }: PlayedFrame): Promise<void> {
  send({ name: 'start-screen-drawing', data: 'screenshot' });
  await eventually(() => widgetPart('.capture'));
  nextButton()?.click();
  await eventually(() => widgetPart('.marks'));
}

const feedback = {
  formData: { description: 'It broke' },
  action: { feedbackType: 'BUG', excludeData: { screenshot: true } },
};

type Received<N extends FrameMessage['name']> = {
  readonly message: Extract<FrameMessage, { readonly name: N }>;
  /** Reads a value that the message changes, and its expected result. */
  readonly look: (world: World) => unknown;
  readonly after: unknown;
  readonly before?: (world: World) => Promise<void> | void;
};

const received: { readonly [N in FrameMessage['name']]: Received<N> } = {
  ping: {
    message: { name: 'ping' },
    look: ({ frame }) => frame.received().map(([{ name }]) => name),
    after: expect.arrayContaining(['config-update', 'session-update']),
  },
  'play-ping': { message: { name: 'play-ping' }, look: () => sounds, after: 1 },
  'open-image': {
    message: { name: 'open-image', data: { url: pixel } },
    look: () => widgetRoot().querySelector('.viewer img')?.getAttribute('src'),
    after: pixel,
  },
  'page-changed': {
    message: { name: 'page-changed', data: { name: 'newsdetails' } },
    look: () => widgetPart('.frame').getBoundingClientRect().width,
    after: 690,
  },
  'collect-ticket-data': {
    message: { name: 'collect-ticket-data' },
    look: ({ frame }) => frame.received().map(([{ name }]) => name),
    after: expect.arrayContaining(['collect-ticket-data']),
  },
  'height-update': {
    message: { name: 'height-update', data: 321 },
    before: ({ widget }) => widget.showSurvey('s'),
    look: () => widgetPart('.frame').getBoundingClientRect().height,
    after: 321,
  },
  'notify-event': {
    message: { name: 'notify-event', data: { type: 'greeting', data: { a: 1 } } },
    look: ({ heard }) => heard,
    after: [['greeting', { a: 1 }]],
  },
  'cleanup-drawings': {
    message: { name: 'cleanup-drawings' },
    before: ({ frame }) => mark(frame),
    look: () => isShown('.marks'),
    after: false,
  },
  'open-url': {
    message: { name: 'open-url', data: 'https://shop.test/a', newTab: true },
    look: ({ heard }) => heard,
    after: [['url', 'https://shop.test/a', true]],
  },
  'run-custom-action': {
    message: { name: 'run-custom-action', data: 'checkout' },
    look: ({ heard }) => heard,
    after: [['action', 'checkout']],
  },
  'close-widget': {
    message: { name: 'close-widget' },
    look: ({ widget }) => widget.isOpened(),
    after: false,
  },
  'tool-execution': {
    message: { name: 'tool-execution', data: { tool: 't' } },
    look: ({ heard }) => heard,
    after: [['tool-execution', { tool: 't' }]],
  },
  'send-feedback': {
    message: { name: 'send-feedback', data: feedback },
    look: ({ bodies }) => bodies('/bugs/v2').length,
    after: 1,
  },
  'start-screen-drawing': {
    message: { name: 'start-screen-drawing', data: 'screenshot' },
    look: () => isShown('.capture'),
    after: true,
  },
};

describe('from the frame', () => {
  test.each(Object.values(received))('$message.name is accepted from the frame only', async (row) => {
    const { message, look, after, before } = row;
    const world = await (message.name === 'ping' ? opened() : ready());
    await before?.(world);
    const plain = look(world);
    expect(plain).not.toEqual(after);
    world.frame.sendAsStrangers(message);
    await waitUntilIdle();
    expect(look(world)).toEqual(plain);
    world.frame.send(message);
    await eventually(() => expect(look(world)).toEqual(after));
  });
});

type Sent = {
  readonly act: (world: World) => unknown;
  readonly data: unknown;
  readonly answers?: Parameters<typeof testScope>[0];
};

const nothing = () => undefined;
const id = { hideBackButton: false };

const sent: { readonly [N in PageMessage['name']]: Sent } = {
  'config-update': {
    act: nothing,
    data: { config: expect.objectContaining({ color: fullConfig.color }), aiTools: [] },
  },
  'session-update': {
    act: nothing,
    data: { sessionData: { gleapId: 'v1', gleapHash: 'h1' }, apiUrl: 'https://adlane.test/sdk', sdkKey: 'k' },
  },
  'widget-status-update': { act: ({ widget }) => widget.close(), data: { isWidgetOpen: false } },
  'feedback-sent': {
    act: ({ frame }) => frame.send({ name: 'send-feedback', data: feedback }),
    data: { id: 7, shareToken: 't' },
  },
  'feedback-sending-failed': {
    answers: { '/bugs/v2': () => new Response('', { status: 422 }) },
    act: ({ frame }) => frame.send({ name: 'send-feedback', data: feedback }),
    data: 'Something went wrong, please try again.',
  },
  'set-form-data': {
    act: ({ frame }) => mark(frame),
    data: { formKey: 'capture', data: { value: 'screenshot', dirty: true } },
  },
  'collect-ticket-data': {
    act({ widget, frame }) {
      widget.setTags(['a']);
      widget.setCustomData('plan', 'pro');
      widget.setTicketAttribute('order', 4711);
      frame.send({ name: 'collect-ticket-data' });
    },
    data: {
      customData: { plan: 'pro' },
      metaData: expect.objectContaining({ sdkVersion: '13.9.3' }),
      consoleLog: expect.any(Array),
      networkLogs: expect.any(Array),
      customEventLog: expect.arrayContaining([expect.objectContaining({ name: 'sessionStarted' })]),
      formData: { order: 4711 },
      tags: ['a'],
    },
  },
  'prefill-form-data': {
    act: ({ widget }) => widget.preFillForm({ email: 'a@b.test' }),
    data: { email: 'a@b.test' },
  },
  'content-changed': {
    async act() {
      await eventually(() => expect(PlayedSocket.latest?.onmessage).toBeTruthy());
      PlayedSocket.latest?.onmessage?.({ data: '{"name":"update","data":{"a":[],"u":1}}' });
    },
    data: undefined,
  },
  'session-cleared': { act: ({ widget }) => widget.clearIdentity(), data: undefined },
  'start-feedbackflow': {
    act: ({ widget }) => widget.startFeedbackFlow('bug'),
    data: { flow: 'bug', hideBackButton: true },
  },
  'start-survey': {
    act: ({ widget }) => widget.showSurvey('s', 'survey_full'),
    data: { flow: 's', hideBackButton: true, format: 'survey_full' },
  },
  'start-bot': {
    act: ({ widget }) => widget.startBot('b', false),
    data: { botId: 'b', hideBackButton: true },
  },
  'open-conversations': { act: ({ widget }) => widget.openConversations(), data: id },
  'open-conversation': {
    act: ({ widget }) => widget.openConversation('t'),
    data: { shareToken: 't', ...id },
  },
  'open-helpcenter': { act: ({ widget }) => widget.openHelpCenter(), data: id },
  'open-help-collection': {
    act: ({ widget }) => widget.openHelpCenterCollection('c'),
    data: { collectionId: 'c', ...id },
  },
  'open-help-article': {
    act: ({ widget }) => widget.openHelpCenterArticle('a'),
    data: { articleId: 'a', ...id },
  },
  'open-helpcenter-search': {
    act: ({ widget }) => widget.searchHelpCenter('pay'),
    data: { term: 'pay', ...id },
  },
  'open-news': { act: ({ widget }) => widget.openNews(), data: id },
  'open-news-article': { act: ({ widget }) => widget.openNewsArticle('n'), data: { id: 'n', ...id } },
  'open-checklists': { act: ({ widget }) => widget.openChecklists(), data: id },
  'open-checklist': { act: ({ widget }) => widget.openChecklist('l'), data: { id: 'l', ...id } },
  'start-checklist': { act: ({ widget }) => widget.startChecklist('o'), data: { outboundId: 'o', ...id } },
  'open-feature-requests': { act: ({ widget }) => widget.openFeatureRequests(), data: id },
};

describe('to the frame', () => {
  test.each(Object.entries(sent))('%s, at its exact origin', async (name, { act, data, answers }) => {
    const world = await ready(answers);
    await act(world);
    await eventually(() =>
      expect(world.frame.received().map(([message]) => message)).toContainEqual({ name, data }),
    );
    expect(new Set(world.frame.received().map(([, target]) => target))).toEqual(new Set([frameOrigin]));
  });

  test('nothing before its ping; then project, visitor, status, and what waited, in order', async () => {
    const { widget, frame } = await opened();
    widget.preFillForm({ email: 'a@b.test' });
    widget.openNews();
    widget.startFeedbackFlow('bug');
    expect(frame.received()).toEqual([]);
    frame.send({ name: 'ping' });
    expect(frame.received().map(([{ name }]) => name)).toEqual([
      'config-update',
      'session-update',
      'widget-status-update',
      'prefill-form-data',
      'open-news',
      'start-feedbackflow',
    ]);
  });

  test.each<[string, (widget: AdlaneApi) => unknown]>([
    ['a collection', (widget) => widget.openHelpCenterCollection('')],
    ['an article', (widget) => widget.openHelpCenterArticle('')],
    ['a conversation', (widget) => widget.openConversation('')],
    ['a search', (widget) => widget.searchHelpCenter('')],
    ['a news article', (widget) => widget.openNewsArticle('')],
    ['a checklist', (widget) => widget.openChecklist('')],
    ['the start of a checklist', (widget) => widget.startChecklist('')],
  ])('%s without its id opens nothing', async (_what, act) => {
    const { widget, frame } = await ready();
    widget.close();
    const before = frame.received().length;
    act(widget);
    await waitUntilIdle();
    expect(frame.received()).toHaveLength(before);
    expect(widget.isOpened()).toBe(false);
  });

  test('the start of a checklist returns whether there is one', async () => {
    const { widget } = await ready();
    expect([widget.startChecklist(''), widget.startChecklist('o')]).toEqual([false, true]);
  });
});
