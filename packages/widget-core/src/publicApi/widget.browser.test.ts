import { afterEach, describe, expect, test, vi } from 'vitest';
import { fullConfig, testScope, widgetPart, widgetRoot } from '../../test/testScope';
import type { PageMessage } from '../protocol/pageMessages';
import type { AdlaneApi } from './AdlaneApi';
import { createWidget } from './createWidget';
import { takeOver } from './takeOver';

const frameOrigin = 'https://frame.adlane.test';
let api: AdlaneApi | undefined;

afterEach(() => {
  api?.destroy();
  localStorage.clear();
  history.replaceState(undefined, '', location.pathname);
});

/** A widget over a scripted server, initialized. */
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
  await vi.waitFor(() => widgetPart('.button'));
  return world;
}

/** Opens the frame and gives its window, as the page sees it. */
async function opened(widget: AdlaneApi) {
  widget.open();
  await vi.waitFor(() => widgetPart('iframe'));
  const iframe = widgetRoot().querySelector('iframe');
  if (!iframe?.contentWindow) throw new Error('The frame has no window.');
  return iframe.contentWindow;
}

/** A message to the page as a browser delivers it. */
function say(message: object, source: MessageEventSource | null, origin = frameOrigin) {
  window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin, source }));
}

const frame = () => widgetPart('.frame');
const ping = { name: 'ping' };

describe('starting', () => {
  test('session, then configuration, then the button; the cached configuration draws it at once', async () => {
    const { sent } = await started();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /sessions', 'GET /config/k']);
    expect(widgetPart('.button').getAttribute('aria-label')).toBe('Send feedback');
    expect(localStorage.getItem('gleap-widget-session-k')).toContain('"gleapId":"v1"');
    expect(
      JSON.parse(localStorage.getItem(`gleap-widget-config-k-${navigator.language.toLowerCase()}`) ?? ''),
    ).toEqual(fullConfig);
  });

  test('a second initialize only warns', async () => {
    const { widget, warnings, sent } = await started();
    widget.initialize('other');
    expect(warnings).toEqual(['Gleap already initialized.']);
    expect(sent.filter(({ path }) => path === '/sessions')).toHaveLength(1);
  });

  test.each([
    ['500', () => new Response('', { status: 500 })],
    ['a page of HTML', () => new Response('<h1>no</h1>', { headers: { 'content-type': 'text/html' } })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('a dead server (%s): no button, no warning, the page works', async (_what, answer) => {
    const { widget, warnings, sent } = setUp({ '/sessions': answer });
    widget.initialize('k');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(document.querySelector('adlane-widget')).toBeNull();
    expect(warnings).toEqual([]);
  });

  test('every method may be called before initialize; calls keep their order', async () => {
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
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
  });

  test('the queue is replayed in order, unknown names are skipped, later pushes are run', () => {
    const { scope } = testScope();
    const calls: unknown[] = [];
    const target = { setTags: (tags: unknown) => calls.push(tags), log: () => calls.push('log') };
    const host: Window & { GleapActions?: unknown[]; Gleap?: unknown; Adlane?: unknown } = window;
    host.GleapActions = [{ e: 'setTags', a: [['a']] }, { e: 'nonsense', a: [] }, 'junk', { e: 'log' }];
    takeOver(scope, target as unknown as AdlaneApi);
    host.GleapActions.push({ e: 'setTags', a: [['b']] });
    expect(calls).toEqual([['a'], 'log', ['b']]);
    expect(host.Gleap).toBe(host.Adlane);
    delete host.GleapActions;
    delete host.Gleap;
    delete host.Adlane;
  });

  test('hideForGuests keeps the button out of the page until the visitor is identified', async () => {
    const config = () => Response.json({ flowConfig: { ...fullConfig, hideForGuests: true } });
    const { widget, sent } = setUp({
      '/config/k': config,
      '/sessions/identify': () => Response.json({ gleapId: 'v1', gleapHash: 'h1', userId: '7' }),
    });
    widget.initialize('k');
    await vi.waitFor(() => expect(sent.map(({ path }) => path)).toContain('/config/k'));
    expect(document.querySelector('adlane-widget')).toBeNull();
    await widget.identify('7', {});
    expect(widgetPart('.button')).toBeDefined();
    expect(widget.isUserIdentified()).toBe(true);
  });

  test('gleap_widget in the address opens the widget, gleap_feedback a flow', async () => {
    history.replaceState(undefined, '', '?gleap_widget=1');
    const { widget } = await started();
    await vi.waitFor(() => expect(widget.isOpened()).toBe(true));
  });
});

describe('the frame', () => {
  test('loads at its first use, shows after ping, closes by Escape with the focus back on the button', async () => {
    const { widget } = await started();
    expect(widgetRoot().querySelector('iframe')).toBeNull();
    const source = await opened(widget);
    expect(frame().classList.contains('loading')).toBe(true);
    say(ping, source);
    expect(frame().classList.contains('loading')).toBe(false);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(frame().hidden).toBe(true);
    expect(widget.isOpened()).toBe(false);
    expect(widgetRoot().activeElement).toBe(widgetPart('.button'));
  });

  test.each([
    ['another origin', (source: Window) => say(ping, source, 'https://evil.test')],
    ['a sibling frame', () => say(ping, window)],
    ['no source', () => say(ping, null)],
    ['an opaque origin', (source: Window) => say(ping, source, 'null')],
    ['the host page itself', () => say(ping, window, location.origin)],
  ])('a ping from %s is ignored', async (_who, ping_) => {
    const { widget } = await started();
    ping_(await opened(widget));
    expect(frame().classList.contains('loading')).toBe(true);
  });

  test('page names and heights change how it is drawn; wide only as long as needed', async () => {
    const { widget } = await started();
    const source = await opened(widget);
    say(ping, source);
    const width = () => frame().getBoundingClientRect().width;
    expect(width()).toBeLessThanOrEqual(400);
    expect(frame().getBoundingClientRect().height).toBeLessThanOrEqual(700);
    say({ name: 'page-changed', data: { name: 'newsdetails' } }, source);
    expect(frame().classList.contains('extended')).toBe(true);
    say({ name: 'page-changed', data: { name: 'home' } }, source);
    expect(frame().classList.contains('extended')).toBe(false);
  });

  test('script addresses of open-url lead nowhere; the host’s handler hears the others', async () => {
    const { widget } = await started();
    const seen = vi.fn();
    widget.setUrlHandler(seen);
    const source = await opened(widget);
    for (const data of ['javascript:alert(1)', 'data:text/html,x', 'java\tscript:x', 'https://shop.test/a']) {
      say({ name: 'open-url', data, newTab: true }, source);
    }
    expect(seen.mock.calls).toEqual([['https://shop.test/a', true]]);
  });

  test('events reach the host; a callback that throws harms nobody', async () => {
    const { widget } = await started();
    const heard: unknown[] = [];
    widget.on('flow-started', () => {
      throw new Error('host bug');
    });
    const listener = (data: unknown) => heard.push(data);
    widget.on('flow-started', listener);
    const source = await opened(widget);
    say({ name: 'notify-event', data: { type: 'flow-started', data: 1 } }, source);
    widget.off('flow-started', listener);
    say({ name: 'notify-event', data: { type: 'flow-started', data: 2 } }, source);
    expect(heard).toEqual([1]);
  });
});

describe('a report', () => {
  const send = {
    name: 'send-feedback',
    data: { formData: { description: 'It broke' }, action: { feedbackType: 'BUG' } },
  };

  test('carries logs, picture and replay, without what is private', async () => {
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
    say(ping, source);
    await vi.waitFor(() => expect(window.fetch.toString()).not.toContain('native'));
    await fetch('/?token=canary-token', {
      method: 'POST',
      headers: { Authorization: 'canary-header' },
      body: '{"secretField":"canary-field"}',
    });
    const sent = vi.fn();
    widget.on('feedback-sent', sent);
    say(send, source);
    await vi.waitFor(() => expect(bodies('/bugs/v2')).toHaveLength(1), 5000);
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
    await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ description: 'It broke' }));
  });

  test('a refusal is told to the host', async () => {
    const { widget } = await started({ '/bugs/v2': () => new Response('', { status: 500 }) });
    const failed = vi.fn();
    widget.on('error-while-sending', failed);
    say(send, await opened(widget));
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce(), 5000);
  });

  test('offline it waits in the browser and is sent once by the next page', async () => {
    let isOnline = false;
    const answer = () => (isOnline ? Response.json({ id: 1 }) : Promise.reject(new TypeError('offline')));
    const first = await started({ '/bugs/v2': answer });
    say(send, await opened(first.widget));
    await vi.waitFor(() => expect(first.bodies('/bugs/v2')).toHaveLength(1), 5000);
    await vi.waitFor(() => expect(localStorage.getItem('adlane-outbox-k')).toBe('1'));
    first.widget.destroy();
    isOnline = true;
    const second = await started({ '/bugs/v2': answer });
    await vi.waitFor(() => expect(second.bodies('/bugs/v2')).toHaveLength(1), 5000);
    await vi.waitFor(() => expect(localStorage.getItem('adlane-outbox-k')).toBeNull());
    expect(second.bodies('/bugs/v2')).toEqual(first.bodies('/bugs/v2'));
  });

  test('a silent crash report: type, priority, nothing heavy, one in 10 s', async () => {
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
});

describe('destroy', () => {
  test('leaves no listener, timer, node or patched function behind, and initialize works again', async () => {
    const { console } = window;
    const plain = { fetch: window.fetch, log: console.log, open: XMLHttpRequest.prototype.open };
    const html = document.documentElement.outerHTML;
    const counters = countLeftovers();
    const { widget, scope } = await started();
    const source = await opened(widget);
    say(ping, source);
    say({ name: 'start-screen-drawing', data: 'screenshot' } satisfies PageMessageLike, source);
    await vi.waitFor(() => widgetPart('.capture'), 5000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    widget.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const left = counters.stop();
    // React keeps one listener on each document for good; the shipped build is on preact, which has none.
    const listeners = left.listeners.filter((type) => type !== 'selectionchange');
    expect({ ...left, listeners }).toEqual({ listeners: [], intervals: 0 });
    expect(document.documentElement.outerHTML).toBe(html);
    expect({ fetch: window.fetch, log: console.log, open: XMLHttpRequest.prototype.open }).toEqual(plain);
    expect(localStorage.getItem('gleap-widget-session-k')).toBeNull();
    expect(scope.window).toBe(window);
    widget.initialize('k');
    await vi.waitFor(() => widgetPart('.button'));
  });
});

type PageMessageLike = { readonly name: string; readonly data: PageMessage['name'] | 'screenshot' };

/** Counts listeners on window and document, and intervals, that are added and not taken away. */
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
