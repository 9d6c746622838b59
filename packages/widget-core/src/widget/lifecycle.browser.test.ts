import { pageUrlCheckMs } from '@adlane/contract/constants';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '../../test/eventually';
import { handClock } from '../../test/handClock';
import { playFrame } from '../../test/playFrame';
import { fullConfig, testScope, widgetPart, widgetRoot } from '../../test/testScope';
import type { FrameMode } from '../frame/frameState';
import { redactSecrets } from '../privacy/privacy';
import type { AdlaneApi } from '../publicApi/AdlaneApi';
import { createWidget } from '../publicApi/createWidget';
import type { Clock } from '../scope/clock';

// Numbers and transitions of widget §4.1 to §4.3, §4.12 and §9 that are seen on a page alone.

const frameOrigin = 'https://frame.adlane.test';
const desktop = { width: 1280, height: 800 };
let api: AdlaneApi | undefined;

afterEach(async () => {
  api?.destroy();
  localStorage.clear();
  await page.viewport(desktop.width, desktop.height);
});

async function started(
  answers?: Parameters<typeof testScope>[0],
  isStarted: () => unknown = () => widgetPart('.button'),
  clock?: Clock,
) {
  const world = testScope(answers);
  const widget = createWidget({ ...world.scope, ...(clock && { clock }) });
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.setFrameUrl(frameOrigin);
  widget.initialize('k');
  await eventually(isStarted);
  const heard: unknown[] = [];
  for (const event of ['open', 'close', 'unread-count-changed'] as const)
    widget.on(event, (data: unknown) => void heard.push(data === undefined ? event : [event, data]));
  return { ...world, widget, heard };
}

async function opened(mode: FrameMode = 'widget') {
  const world = await started();
  const { widget } = world;
  if (mode === 'widget' || mode === 'extended') widget.open();
  else widget.showSurvey('s', mode);
  await eventually(() => widgetPart('iframe'));
  const frame = playFrame('iframe', frameOrigin);
  frame.send({ name: 'ping' });
  if (mode === 'extended') frame.send({ name: 'page-changed', data: { name: 'appextended' } });
  return { ...world, frame };
}
const box = () => widgetPart('.frame').getBoundingClientRect();

describe('sizes of the frame', () => {
  test.each<[FrameMode, number, number]>([
    ['widget', 400, 700],
    ['extended', 690, 700],
    ['survey', 400, 700],
    ['survey_full', 640, 700],
  ])('%s: at most %i × %i px', async (mode, width, height) => {
    await page.viewport(1600, 1200);
    const { frame } = await opened(mode);
    frame.send({ name: 'height-update', data: 5000 });
    expect([box().width, box().height]).toEqual([width, height]);
  });

  test.each([
    ['BOTTOM_RIGHT', 1560, 1088],
    ['BOTTOM_LEFT', 440, 1088],
    ['BUTTON_CLASSIC', 1532, 1160],
    ['BUTTON_CLASSIC_LEFT', 468, 1160],
    ['BUTTON_CLASSIC_BOTTOM', 1580, 1140],
    ['BUTTON_NONE', 1580, 1160],
  ])('%s: it ends at %i, %i px, stands upright, and fills a narrow page', async (place, right, bottom) => {
    await page.viewport(1600, 1200);
    const flowConfig = { ...fullConfig, buttonX: 40, buttonY: 40, feedbackButtonPosition: place };
    const { widget } = await started({ '/config/k': () => Response.json({ flowConfig }) }, () => true);
    widget.open();
    await eventually(() => expect([box().right, box().bottom]).toEqual([right, bottom]));
    const { transform, writingMode, padding } = getComputedStyle(widgetPart('.frame'));
    expect([transform, writingMode, padding]).toEqual(['none', 'horizontal-tb', '0px']);
    await page.viewport(400, 700);
    expect(box()).toMatchObject({ x: 0, y: 0, width: 400, height: 700 });
  });

  test('a survey is as high as it says', async () => {
    const { frame } = await opened('survey');
    frame.send({ name: 'height-update', data: 333 });
    expect(box().height).toBe(333);
  });

  test.each<readonly [string, (widget: AdlaneApi) => void]>([
    ['a content', (widget) => widget.openHelpCenter()],
    ['a form', (widget) => widget.startFeedbackFlow('bugreporting')],
  ])('%s that the page opens over a survey has the usual size', async (_content, open) => {
    await page.viewport(1600, 1200);
    const { widget, frame } = await opened('survey_full');
    frame.send({ name: 'height-update', data: 333 });
    expect([box().width, box().height]).toEqual([640, 333]);
    open(widget);
    expect([box().width, box().height]).toEqual([400, 700]);
  });

  test.each([
    [451, false],
    [450, true],
    [360, true],
  ])('on a screen of %i px it fills all of it: %s', async (width, isFull) => {
    await page.viewport(width, 700);
    await opened();
    expect([box().width, box().height].join() === `${width},700`).toBe(isFull);
  });
});

describe('opening and closing', () => {
  test('each is reported once; the unread count and the messages end with the opening', async () => {
    const { widget, heard } = await started();
    widget.showNotification({ outbound: 'n', data: { text: 'Hello' } });
    await eventually(() => widgetPart('.notification'));
    widget.open();
    await eventually(() => expect(widgetRoot().querySelector('.notification')).toBeNull());
    await eventually(() => expect(heard).toEqual(['open']));
    widget.hide();
    expect(heard).toEqual(['open', 'close']);
    expect(localStorage.getItem('gleap-widget-unread-notifications-k')).toBeNull();
  });

  test('a survey that is the page itself cannot be hidden', async () => {
    const { widget, frame } = await opened('survey_web');
    widget.close();
    frame.send({ name: 'close-widget' });
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(widget.isOpened()).toBe(true);
  });
});

test('what another tab stores of the visitor is adopted, and sent to the frame', async () => {
  const { widget, frame } = await opened();
  const ada = { gleapId: 'v2', gleapHash: 'h2', userId: '7', name: 'Ada' };
  const store = (key: string, session: object) => {
    localStorage.setItem(key, JSON.stringify(session));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  store('gleap-widget-session-other', { ...ada, gleapId: 'v3' });
  expect(widget.isUserIdentified()).toBe(false);
  store('gleap-widget-session-k', ada);
  expect(widget.getIdentity()).toEqual(ada);
  const reported = frame.received().map(([message]) => message);
  expect(reported).toContainEqual({ name: 'session-cleared' });
  expect(reported).toContainEqual({
    name: 'session-update',
    data: { sessionData: ada, apiUrl: 'https://adlane.test/sdk', sdkKey: 'k' },
  });
});

test('a new language reloads the configuration after 1 s, drops the frame and notifies the server', async () => {
  const saved = () => Response.json({ gleapId: 'v1', gleapHash: 'h1', lang: 'de' });
  const { clock, pass } = handClock();
  const isStarted = () => {
    pass(100);
    return widgetPart('.button');
  };
  const { widget, sent, bodies } = await started({ '/sessions/partialupdate': saved }, isStarted, clock);
  const count = (path: string) => sent.filter((call) => call.path.startsWith(path)).length;
  const before = count('/config/k');
  widget.setLanguage('de');
  pass(999);
  expect([count('/config/k'), bodies('/sessions/partialupdate')]).toEqual([before, []]);
  pass(1);
  await eventually(() => expect(count('/config/k')).toBe(before + 1));
  expect(JSON.parse(bodies('/sessions/partialupdate')[0] ?? '')).toMatchObject({ data: { lang: 'de' } });
});

test.each<[string, (widget: AdlaneApi) => void, boolean]>([
  ['localhost is no live site', () => undefined, false],
  ['unless the host says so', (widget) => widget.setLiveSite(true), true],
  ['offline mode makes it none again', (widget) => widget.setOfflineMode(true), false],
])('%s', (_what, set, isLive) => {
  const widget = createWidget(testScope().scope);
  set(widget);
  expect(widget.isLiveMode()).toBe(isLive);
});

test('page views: the first page and each change of the URL, checked every second', async () => {
  const { clock, pass } = handClock();
  const { bodies } = await started(undefined, undefined, clock);
  const plain = location.href;
  history.pushState(undefined, '', '?view=2&token=canary');
  pass(pageUrlCheckMs);
  history.replaceState(undefined, '', plain);
  const events = () => bodies('/sessions/ping').flatMap((body) => JSON.parse(body).events);
  await eventually(() => {
    pass(pageUrlCheckMs);
    expect(events().length).toBeGreaterThanOrEqual(3);
  });
  const pages = events().filter(({ name }) => name === 'pageView');
  expect(pages[0].data.page).toBe(redactSecrets(plain));
  expect(pages[1].data.page).toContain('?view=2&token=[redacted]');
});

test.each([
  ['BOTTOM_RIGHT', 'right'],
  ['BOTTOM_LEFT', 'left'],
])('the button is 20 px from the edges at %s', async (feedbackButtonPosition, side) => {
  const config = { ...fullConfig, feedbackButtonPosition };
  await started({ '/config/k': () => Response.json({ flowConfig: config }) });
  const { left, right, bottom } = widgetPart('.button').getBoundingClientRect();
  const across = side === 'left' ? left : document.documentElement.clientWidth - right;
  expect([Math.round(across), Math.round(innerHeight - bottom)]).toEqual([20, 20]);
});
