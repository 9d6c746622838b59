import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { changedFunctions, pageFunctions } from '../../test/pageFunctions';
import { deliver, playFrame } from '../../test/playFrame';
import { testScope, widgetPart, widgetRoot } from '../../test/testScope';
import { waitUntilIdle } from '../../test/waitUntilIdle';
import { type Leftovers, watchLeftovers } from '../../test/watchLeftovers';
import type { AdlaneApi } from './AdlaneApi';
import { createWidget } from './createWidget';

const frameOrigin = 'https://frame.adlane.test';
const bannerOrigin = 'https://banner.adlane.test';
const appOrigin = 'https://app.adlane.test';
/** The window of the admin's app, which opened this page. */
const opener = new MessageChannel().port1;
/** Screens that the browser has shared. */
const screens: MediaStream[] = [];
let leftovers: Leftovers;
let api: AdlaneApi;

/** What a widget may change on a page. */
async function pageState() {
  return {
    databases: (await indexedDB.databases()).map(({ name }) => name),
    page: document.documentElement.outerHTML,
    adopted: document.adoptedStyleSheets.length,
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    scroll: [scrollX, scrollY],
    focus: document.activeElement,
  };
}

/** Delivers a message of the frame as a browser does. */
function postAsFrame(message: object) {
  const source = widgetRoot().querySelector('iframe')?.contentWindow ?? null;
  const data = JSON.stringify(message);
  window.dispatchEvent(new MessageEvent('message', { data, origin: frameOrigin, source }));
}

const press = (text: string) =>
  eventually(() => {
    const found = [...widgetRoot().querySelectorAll('button')].find((part) => part.textContent === text);
    if (!found) throw new Error(`There is no button ${text}.`);
    found.click();
  });

beforeEach(() => {
  vi.spyOn(opener, 'postMessage').mockImplementation(() => {});
  Object.defineProperty(window, 'opener', { value: opener, configurable: true });
  document.body.insertAdjacentHTML('beforeend', '<main id="page"><button id="buy">Buy</button></main>');
});
afterEach(() => {
  api.destroy();
  leftovers.stop();
  document.querySelector('#page')?.remove();
  localStorage.clear();
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'opener');
});

type Use = readonly [what: string, use: (widget: AdlaneApi) => unknown];

const uses: readonly Use[] = [
  ['nothing more', () => undefined],
  [
    'the frame and a flow',
    async (widget) => {
      widget.startFeedbackFlow('bugreporting');
      await eventually(() => widgetPart('iframe'));
      postAsFrame({ name: 'ping' });
      postAsFrame({ name: 'notify-event', data: { type: 'flow-started' } });
      postAsFrame({ name: 'open-image', data: { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' } });
    },
  ],
  [
    'the capture editor',
    async (widget) => {
      widget.startFeedbackFlowWithOptions('bugreporting', { autostartDrawing: true });
      await eventually(() => widgetPart('.capture'));
    },
  ],
  [
    'marks that were drawn, and a picture taken of them',
    async (widget) => {
      widget.open();
      await eventually(() => widgetPart('iframe'));
      postAsFrame({ name: 'ping' });
      postAsFrame({ name: 'start-screen-drawing', data: 'screenshot' });
      await press('Next');
      await eventually(() => widgetPart('.marks'));
    },
  ],
  [
    'the screen recording',
    async (widget) => {
      widget.open();
      await eventually(() => widgetPart('iframe'));
      postAsFrame({ name: 'ping' });
      postAsFrame({ name: 'start-screen-drawing', data: 'capture' });
      await eventually(() => widgetPart('.recording'));
    },
  ],
  [
    'a running screen recording',
    async (widget) => {
      const screen = document.createElement('canvas').captureStream(10);
      screens.push(screen);
      vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockResolvedValue(screen);
      vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new Error('no microphone'));
      widget.open();
      await eventually(() => widgetPart('iframe'));
      postAsFrame({ name: 'ping' });
      postAsFrame({ name: 'start-screen-drawing', data: 'capture' });
      await press('Start recording');
      await eventually(() => expect(widgetPart('.record').textContent).toBe('Stop recording'));
    },
  ],
  [
    'the admin’s builder, picking an element',
    async () => {
      const load = { type: 'admin', name: 'load', data: { type: 'tooltips' } };
      await eventually(() => {
        deliver(load, { source: opener, origin: appOrigin });
        widgetPart('.builder iframe');
      });
      const builder = playFrame('.builder iframe', appOrigin);
      builder.send({ type: 'tourbuilder', name: 'loaddata' });
      builder.send({ type: 'tourbuilder', name: 'status-changed', data: 'picker' });
      expect(builder.received()).not.toEqual([]);
    },
  ],
  [
    'a banner that has made room for itself',
    async (widget) => {
      widget.showBanner({ outbound: 'b', data: { text: 'Sale' } });
      await eventually(() => widgetPart('iframe.banner'));
      const banner = playFrame('iframe.banner', bannerOrigin);
      banner.send({ name: 'banner-loaded' });
      banner.send({ name: 'banner-height', data: { height: 64 } });
      banner.send({ name: 'banner-data-set', data: {} });
      expect(getComputedStyle(document.documentElement).paddingTop).toBe('64px');
    },
  ],
  [
    'a survey that covers the page',
    async (widget) => {
      widget.showSurvey('s', 'survey_web');
      await eventually(() => widgetPart('.frame.survey-web iframe'));
    },
  ],
  [
    'notifications, a banner and a tour',
    async (widget) => {
      widget.showNotification({ outbound: 'n', data: { text: 'Hello' } });
      widget.showBanner({ outbound: 'b', data: { text: 'Sale' } });
      widget.startProductTourWithConfig('t', {
        steps: [{ type: 'pointer', selector: '#buy', message: 'Buy' }],
      });
      await eventually(() => widgetPart('[role=dialog]'));
    },
  ],
  [
    'a tooltip',
    async () => {
      await eventually(() => widgetPart('.hotspot'));
    },
  ],
  [
    'a ticket, and a visitor with a name',
    async (widget) => {
      await widget.identify('7', { name: 'Ada' });
      await widget.sendSilentCrashReport('boom', 'HIGH', {});
    },
  ],
];

/** A widget of a project with every feature on. */
function initialize() {
  const { scope } = testScope({
    '/config/k/tooltips': () => Response.json([{ selector: '#buy', html: 'Buy here', mode: 'hotspot' }]),
    '/sessions/identify': () => Response.json({ gleapId: 'v1', gleapHash: 'h1', userId: '7' }),
  });
  const widget = createWidget(scope);
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.setWSApiUrl('ws://127.0.0.1:9/');
  widget.setFrameUrl(frameOrigin);
  widget.setBannerUrl(bannerOrigin);
  widget.setAppUrl(appOrigin);
  widget.setUseCookies(true);
  widget.initialize('k');
  return widget;
}

async function expectPageAs(
  before: Awaited<ReturnType<typeof pageState>>,
  functions: ReturnType<typeof pageFunctions>,
) {
  // Answers and parts that were under way arrive.
  await waitUntilIdle();
  // A database that is being deleted is gone a moment later, and so is a timer that nothing follows.
  await eventually(async () => {
    const left = leftovers.left();
    // React leaves one listener on each document; the shipped build is on preact, which leaves none.
    const listeners = left.listeners.filter((type) => type !== 'selectionchange');
    expect({ ...left, listeners }).toEqual({ listeners: [], timers: 0, observers: [], sockets: 0 });
    expect(await pageState()).toEqual(before);
  });
  expect(changedFunctions(functions)).toEqual([]);
}

test.each(uses)('destroy leaves the page as it was after %s', async (_what, use) => {
  leftovers = watchLeftovers();
  const before = await pageState();
  const functions = pageFunctions();
  const widget = initialize();
  await eventually(() => widgetPart('.button'));
  // Replays and requests are recorded, and the page's functions are patched.
  const patched = ['window.fetch', 'console.log', 'CSSStyleSheet.insertRule', 'XMLHttpRequest.send'];
  await eventually(() => expect(changedFunctions(functions)).toEqual(expect.arrayContaining(patched)));
  await use(widget);
  widget.destroy();
  await expectPageAs(before, functions);
  expect(
    screens.flatMap((screen) => screen.getTracks()).every(({ readyState }) => readyState === 'ended'),
  ).toBe(true);
});

test.each<[string, () => unknown]>([
  ['at once', () => undefined],
  ['before its session is answered', () => Promise.resolve()],
  ['in the next task', () => new Promise((resolve) => setTimeout(resolve))],
  ['in the next frame', () => new Promise(requestAnimationFrame)],
  ['in the first idle moment', () => new Promise((resolve) => requestIdleCallback(resolve))],
  ['once its button is there', () => eventually(() => widgetPart('.button'))],
])('destroy %s leaves nothing that comes later', async (_when, begin) => {
  leftovers = watchLeftovers();
  const before = await pageState();
  const functions = pageFunctions();
  const widget = initialize();
  await begin();
  widget.destroy();
  await expectPageAs(before, functions);
});
