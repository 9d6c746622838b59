import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { fullConfig, testScope, widgetPart, widgetRoot } from '../../test/testScope';
import { waitUntilIdle } from '../../test/waitUntilIdle';
import type { PageMessage } from '../protocol/pageMessages';
import type { AdlaneApi } from './AdlaneApi';
import { createWidget } from './createWidget';
import { publishApi } from './publishApi';

const frameOrigin = 'https://frame.adlane.test';
let api: AdlaneApi | undefined;

afterEach(() => {
  api?.destroy();
  localStorage.clear();
  history.replaceState(undefined, '', location.pathname);
});

/** An initialized widget with a scripted server. */
function setUp(answers?: Parameters<typeof testScope>[0]) {
  const world = testScope(answers);
  const widget = createWidget(world.scope);
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk/');
  widget.setFrameUrl(frameOrigin);
  return { ...world, widget };
}

async function started(answers?: Parameters<typeof testScope>[0]) {
  const world = setUp(answers);
  world.widget.initialize('k');
  await eventually(() => widgetPart('.button'));
  return world;
}

/** Opens the frame and returns its window, as the page sees it. */
async function opened(widget: AdlaneApi) {
  widget.open();
  await eventually(() => widgetPart('iframe'));
  const iframe = widgetRoot().querySelector('iframe');
  if (!iframe?.contentWindow) throw new Error('The frame has no window.');
  return iframe.contentWindow;
}

/** Delivers a message to the page as a browser does. */
function post(message: object, source: MessageEventSource | null, origin = frameOrigin) {
  window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin, source }));
}

const frame = () => widgetPart('.frame');
const ping = { name: 'ping' };

describe('the start', () => {
  test('requests the session, then the configuration, then draws the button; a cached configuration draws it at once', async () => {
    const { sent } = await started();
    const requests = sent.map(({ method, path }) => `${method} ${path}`);
    // Tooltips are requested in an idle moment, which may have been already.
    expect(requests.slice(0, 2)).toEqual(['POST /sessions', 'GET /config/k']);
    expect(widgetPart('.button').getAttribute('aria-label')).toBe('Send feedback');
    expect(localStorage.getItem('gleap-widget-session-k')).toContain('"gleapId":"v1"');
    expect(
      JSON.parse(localStorage.getItem(`gleap-widget-config-k-${navigator.language.toLowerCase()}`) ?? ''),
    ).toEqual(fullConfig);
  });

  test('only warns on a second initialize', async () => {
    const { widget, warnings, sent } = await started();
    widget.initialize('other');
    expect(warnings).toEqual(['Gleap already initialized.']);
    expect(sent.filter(({ path }) => path === '/sessions')).toHaveLength(1);
  });

  test.each([
    ['500', () => new Response('', { status: 500 })],
    ['a page of HTML', () => new Response('<h1>no</h1>', { headers: { 'content-type': 'text/html' } })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows no button and no warning with a dead server (%s), and the page works', async (_what, answer) => {
    const { widget, warnings, sent } = setUp({ '/sessions': answer });
    widget.initialize('k');
    await eventually(() => expect(sent).toHaveLength(1));
    expect(document.querySelector('adlane-widget')).toBeNull();
    expect(warnings).toEqual([]);
  });

  test('accepts every method before initialize, and runs the calls in order', async () => {
    const { widget, sent } = setUp();
    const methods: Record<string, unknown> = { ...widget };
    const skipped = new Set([
      'initialize',
      'destroy',
      'open',
      'startFeedbackFlow',
      'showFeedbackButton',
      'setFrameUrl',
    ]);
    for (const [name, method] of Object.entries(methods)) {
      if (!skipped.has(name) && typeof method === 'function') expect(() => void method()).not.toThrow();
    }
    await expect(widget.identify('7')).rejects.toThrow('Session not ready yet.');
    widget.setApiUrl('https://adlane.test/sdk');
    widget.initialize('k');
    await eventually(() => expect(sent.length).toBeGreaterThan(0));
  });

  test('replays the queue in order, skips unknown names and runs later pushes', () => {
    const { scope } = testScope();
    const calls: unknown[] = [];
    const target = { setTags: (tags: unknown) => calls.push(tags), log: () => calls.push('log') };
    const host: Window & { GleapActions?: unknown[]; Gleap?: unknown; Adlane?: unknown } = window;
    host.GleapActions = [{ e: 'setTags', a: [['a']] }, { e: 'nonsense', a: [] }, 'junk', { e: 'log' }];
    publishApi(scope, target as unknown as AdlaneApi);
    host.GleapActions.push({ e: 'setTags', a: [['b']] });
    expect(calls).toEqual([['a'], 'log', ['b']]);
    expect(host.Gleap).toBe(host.Adlane);
    delete host.GleapActions;
    delete host.Gleap;
    delete host.Adlane;
  });

  test('hides the button with hideForGuests until the visitor is identified', async () => {
    const config = () => Response.json({ flowConfig: { ...fullConfig, hideForGuests: true } });
    const { widget, sent } = setUp({
      '/config/k': config,
      '/sessions/identify': () => Response.json({ gleapId: 'v1', gleapHash: 'h1', userId: '7' }),
    });
    widget.initialize('k');
    await eventually(() => expect(sent.map(({ path }) => path)).toContain('/config/k'));
    expect(document.querySelector('adlane-widget')).toBeNull();
    await widget.identify('7', {});
    expect(widgetPart('.button')).toBeDefined();
    expect(widget.isUserIdentified()).toBe(true);
  });

  test('sends the hash of a user again whom the session no longer names', async () => {
    const known = { gleapId: 'v1', gleapHash: 'h1', name: 'Ann' };
    const named = { ...known, userId: '7' };
    localStorage.setItem('gleap-widget-session-k', JSON.stringify(named));
    const { widget, bodies } = await started({
      '/sessions': () => Response.json(known),
      '/sessions/identify': () => Response.json(named),
    });
    await widget.identify('7', { name: 'Ann' }, 'hash');
    await widget.identify('7', { name: 'Ann' }, 'hash');
    expect(bodies('/sessions/identify').map((body) => JSON.parse(body))).toEqual([
      { name: 'Ann', userId: '7', userHash: 'hash', lang: expect.any(String) },
    ]);
    expect(widget.isUserIdentified()).toBe(true);
  });

  test('opens the widget for gleap_widget in the address, and a flow for gleap_feedback', async () => {
    history.replaceState(undefined, '', '?gleap_widget=1');
    const { widget } = await started();
    await eventually(() => expect(widget.isOpened()).toBe(true));
  });
});

describe('the frame', () => {
  test('loads at first use, shows after ping, closes on Escape and returns the focus to the button', async () => {
    const { widget } = await started();
    expect(widgetRoot().querySelector('iframe')).toBeNull();
    const source = await opened(widget);
    expect(frame().classList.contains('loading')).toBe(true);
    post(ping, source);
    expect(frame().classList.contains('loading')).toBe(false);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(frame().hidden).toBe(true);
    expect(widget.isOpened()).toBe(false);
    expect(widgetRoot().activeElement).toBe(widgetPart('.button'));
  });

  test.each([
    ['another origin', (source: Window) => post(ping, source, 'https://evil.test')],
    ['a sibling frame', () => post(ping, window)],
    ['no source', () => post(ping, null)],
    ['an opaque origin', (source: Window) => post(ping, source, 'null')],
    ['the host page itself', () => post(ping, window, location.origin)],
  ])('ignores a ping from %s', async (_who, ping_) => {
    const { widget } = await started();
    ping_(await opened(widget));
    expect(frame().classList.contains('loading')).toBe(true);
  });

  test('changes its mode with page names and heights, and is wide only as long as needed', async () => {
    const { widget } = await started();
    const source = await opened(widget);
    post(ping, source);
    const width = () => frame().getBoundingClientRect().width;
    expect(width()).toBeLessThanOrEqual(400);
    expect(frame().getBoundingClientRect().height).toBeLessThanOrEqual(700);
    post({ name: 'page-changed', data: { name: 'newsdetails' } }, source);
    expect(frame().classList.contains('extended')).toBe(true);
    post({ name: 'page-changed', data: { name: 'home' } }, source);
    expect(frame().classList.contains('extended')).toBe(false);
  });

  test('rejects script addresses of open-url and passes the others to the host’s handler', async () => {
    const { widget } = await started();
    const seen = vi.fn();
    widget.setUrlHandler(seen);
    const source = await opened(widget);
    for (const data of ['javascript:alert(1)', 'data:text/html,x', 'java\tscript:x', 'https://shop.test/a']) {
      post({ name: 'open-url', data, newTab: true }, source);
    }
    expect(seen.mock.calls).toEqual([['https://shop.test/a', true]]);
  });

  test('emits events to the host; a callback that throws has no effect', async () => {
    const { widget } = await started();
    const received: unknown[] = [];
    widget.on('flow-started', () => {
      throw new Error('host bug');
    });
    const listener = (data: unknown) => received.push(data);
    widget.on('flow-started', listener);
    const source = await opened(widget);
    post({ name: 'notify-event', data: { type: 'flow-started', data: 1 } }, source);
    widget.off('flow-started', listener);
    post({ name: 'notify-event', data: { type: 'flow-started', data: 2 } }, source);
    expect(received).toEqual([1]);
  });
});

describe('a report', () => {
  const send = {
    name: 'send-feedback',
    data: { formData: { description: 'It broke' }, action: { feedbackType: 'BUG' } },
  };

  test('carries logs, screenshot and replay, without private data', async () => {
    const { widget, bodies } = await started();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form id="host"><input type="password"><p>visible</p></form>',
    );
    const field = document.querySelector<HTMLInputElement>('#host input');
    if (field) field.value = 'canary-password';
    widget.setCustomData('plan', 'pro');
    widget.setTags(['a']);
    widget.log('hello log', 'WARNING');
    const source = await opened(widget);
    post(ping, source);
    await eventually(() => expect(window.fetch.toString()).not.toContain('native'));
    await fetch('/?token=canary-token', {
      method: 'POST',
      headers: { Authorization: 'canary-header' },
      body: '{"secretField":"canary-field"}',
    });
    const sent = vi.fn();
    widget.on('feedback-sent', sent);
    post(send, source);
    await eventually(() => expect(bodies('/bugs/v2')).toHaveLength(1));
    const [body = ''] = bodies('/bugs/v2');
    const ticket = JSON.parse(body);
    document.querySelector('#host')?.remove();
    expect(ticket).toMatchObject({
      type: 'BUG',
      priority: 'MEDIUM',
      formData: { description: 'It broke' },
      customData: { plan: 'pro' },
      tags: ['a'],
      metaData: { sdkVersion: '13.9.3', sdkType: 'javascript', environment: 'prod' },
    });
    expect(ticket.consoleLog.at(-1)).toMatchObject({ log: 'hello log', priority: 'WARNING' });
    expect(ticket.screenshotData.html).toContain('visible');
    expect(body.match(/canary-\w+/g)).toBeNull();
    await eventually(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ description: 'It broke' }));
  });

  test('emits an event to the host when it is rejected', async () => {
    const { widget } = await started({ '/bugs/v2': () => new Response('', { status: 422 }) });
    const failed = vi.fn();
    widget.on('error-while-sending', failed);
    post(send, await opened(widget));
    await eventually(() => expect(failed).toHaveBeenCalledOnce());
  });

  test('waits in the browser while offline and is sent once by the next page', async () => {
    let isOnline = false;
    const answer = () => (isOnline ? Response.json({ id: 1 }) : Promise.reject(new TypeError('offline')));
    const first = await started({ '/bugs/v2': answer });
    post(send, await opened(first.widget));
    await eventually(() => expect(first.bodies('/bugs/v2')).toHaveLength(1));
    await eventually(() => expect(localStorage.getItem('adlane-outbox-k')).toBe('1'));
    first.widget.destroy();
    isOnline = true;
    const second = await started({ '/bugs/v2': answer });
    await eventually(() => expect(second.bodies('/bugs/v2')).toHaveLength(1));
    await eventually(() => expect(localStorage.getItem('adlane-outbox-k')).toBeNull());
    expect(second.bodies('/bugs/v2')).toEqual(first.bodies('/bugs/v2'));
  });

  test('as a silent crash report has type and priority, no heavy parts, and is sent once per 10 s', async () => {
    const { widget, bodies } = await started();
    await widget.sendSilentCrashReport('boom');
    expect(await widget.sendSilentCrashReport('again')).toBeUndefined();
    const [body = ''] = bodies('/bugs/v2');
    expect(bodies('/bugs/v2')).toHaveLength(1);
    const ticket = JSON.parse(body);
    expect(ticket).toMatchObject({ type: 'CRASH', priority: 'MEDIUM', isSilent: true });
    expect(ticket).not.toHaveProperty('screenshotData');
    expect(ticket).not.toHaveProperty('webReplay');
  });

  test('as a silent report shows the page where it is scrolled to', async () => {
    const { widget, bodies } = await started();
    document.body.style.height = '9000px';
    window.scrollTo(0, 120);
    await widget.sendSilentCrashReport('boom', 'LOW', { screenshot: false });
    document.body.style.height = '';
    expect(JSON.parse(bodies('/bugs/v2')[0] ?? '').screenshotData).toMatchObject({ x: 0, y: 120 });
  });
});

describe('destroy', () => {
  test('leaves no listener, timer, node or patched function behind, and initialize works again', async () => {
    const { console } = window;
    const plain = { fetch: window.fetch, log: console.log, open: XMLHttpRequest.prototype.open };
    const html = document.documentElement.outerHTML;
    const counters = countLeftovers();
    const { widget, scope } = await started();
    const source = await opened(widget);
    post(ping, source);
    post({ name: 'start-screen-drawing', data: 'screenshot' } satisfies PageMessageLike, source);
    await eventually(() => widgetPart('.capture'));
    await waitUntilIdle();
    widget.destroy();
    await waitUntilIdle();
    const left = counters.stop();
    // React keeps one listener on each document for good; the shipped build is on preact, which has none.
    const listeners = left.listeners.filter((type) => type !== 'selectionchange');
    expect({ ...left, listeners }).toEqual({ listeners: [], intervals: 0 });
    expect(document.documentElement.outerHTML).toBe(html);
    expect({ fetch: window.fetch, log: console.log, open: XMLHttpRequest.prototype.open }).toEqual(plain);
    expect(localStorage.getItem('gleap-widget-session-k')).toBeNull();
    expect(scope.window).toBe(window);
    widget.initialize('k');
    await eventually(() => widgetPart('.button'));
  });
});

type PageMessageLike = { readonly name: string; readonly data: PageMessage['name'] | 'screenshot' };

/** Counts listeners on window and document, and intervals, that are added and not removed. */
function countLeftovers() {
  const listeners = new Map<unknown, string>();
  const intervals = new Set<number>();
  const targets = [window, document];
  const restore = targets.map((target) => {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      listeners.set(listener, type);
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (
      type: string,
      listener: EventListener,
      options?: AddEventListenerOptions,
    ) => {
      listeners.delete(listener);
      removeEventListener.call(target, type, listener, options);
    };
    return () => Object.assign(target, { addEventListener, removeEventListener });
  });
  const { setInterval: plainSet, clearInterval: plainClear } = window;
  Object.assign(window, {
    setInterval: (...args: Parameters<typeof plainSet>) => {
      const id = Number(plainSet(...args));
      intervals.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      intervals.delete(id);
      plainClear(id);
    },
  });
  return {
    stop() {
      for (const undo of restore) undo();
      Object.assign(window, { setInterval: plainSet, clearInterval: plainClear });
      return { listeners: [...listeners.values()], intervals: intervals.size };
    },
  };
}
