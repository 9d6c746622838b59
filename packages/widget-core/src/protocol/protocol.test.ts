import { describe, expect, test, vi } from 'vitest';
import {
  createChannel,
  findHostOrigin,
  isExactOrigin,
  parseBannerMessage,
  parseBuilderMessage,
  parseFrameMessage,
  parseOpenerMessage,
  parsePageMessage,
  parsePageToBannerMessage,
  parsePageToBuilderMessage,
  parsePageToOpenerMessage,
} from './index';

const wire = (value: unknown) => JSON.stringify(value);

describe('frame to page', () => {
  test.each([
    { name: 'ping' },
    { name: 'play-ping' },
    { name: 'open-image', data: { url: 'https://x.test/a.png' } },
    { name: 'page-changed', data: { name: 'newsdetails' } },
    { name: 'collect-ticket-data' },
    { name: 'height-update', data: 412 },
    { name: 'notify-event', data: { type: 'flow-started', data: { id: 1 } } },
    { name: 'cleanup-drawings' },
    { name: 'open-url', data: 'https://x.test', newTab: true },
    { name: 'run-custom-action', data: 'demo' },
    { name: 'close-widget' },
    { name: 'tool-execution', data: { tool: 1 } },
    { name: 'start-screen-drawing', data: 'screenshot' },
  ])('$name is read as it was sent', (message) => {
    expect(parseFrameMessage(wire(message))).toEqual(message);
  });

  test('send-feedback contains form, type, exclusions, outbound and spam token', () => {
    const data = {
      formData: { description: 'Broken' },
      action: { feedbackType: 'BUG', excludeData: { replays: true } },
      outboundId: 'o1',
      spamToken: 's1',
    };
    expect(parseFrameMessage(wire({ name: 'send-feedback', data }))).toEqual({ name: 'send-feedback', data });
  });

  test('excludeData may be a list of names', () => {
    const message = parseFrameMessage(
      wire({ name: 'send-feedback', data: { formData: {}, action: { excludeData: ['screenshot', 7] } } }),
    );
    expect(message).toMatchObject({ data: { action: { excludeData: { screenshot: true } } } });
  });

  test('a prototype key in a form is dropped and changes nothing', () => {
    const raw = '{"name":"send-feedback","data":{"formData":{"__proto__":{"polluted":1},"a":"b"}}}';
    const message = parseFrameMessage(raw);
    expect(message).toMatchObject({ data: { formData: { a: 'b' } } });
    expect(Object.hasOwn(Object(message && 'data' in message && message.data).formData, '__proto__')).toBe(
      false,
    );
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test.each([
    ['no text', { name: 'ping' }],
    ['broken JSON', '{"name":'],
    ['no envelope', '[1]'],
    ['unknown name', wire({ name: 'reboot' })],
    ['a name of Object.prototype', wire({ name: 'toString' })],
    ['a height that is a text', wire({ name: 'height-update', data: '412' })],
    ['an address that is an object', wire({ name: 'open-url', data: {} })],
  ])('%s is ignored', (_what, raw) => {
    expect(parseFrameMessage(raw)).toBeUndefined();
  });
});

describe('page to frame', () => {
  test.each([
    {
      name: 'session-update',
      data: { sessionData: { gleapId: '1', gleapHash: 'h' }, apiUrl: 'u', sdkKey: 'k' },
    },
    { name: 'widget-status-update', data: { isWidgetOpen: true } },
    { name: 'feedback-sent', data: { id: 3 } },
    { name: 'feedback-sending-failed', data: 'Something went wrong, please try again.' },
    { name: 'set-form-data', data: { formKey: 'capture', data: { value: 'screenshot', dirty: true } } },
    { name: 'start-feedbackflow', data: { flow: 'bugreporting', hideBackButton: true } },
    { name: 'session-cleared' },
    { name: 'open-helpcenter-search', data: { term: 'x' } },
  ])('$name is read as it was sent', (message) => {
    expect(parsePageMessage(wire(message))).toEqual(message);
  });

  test.each([
    ['no config in config-update', { name: 'config-update', data: {} }],
    ['no flow', { name: 'start-feedbackflow', data: {} }],
    [
      'a session that is a text',
      { name: 'session-update', data: { apiUrl: 'u', sdkKey: 'k', sessionData: 'x' } },
    ],
    ['an unknown name', { name: 'hello' }],
  ])('%s is ignored', (_what, message) => {
    expect(parsePageMessage(wire(message))).toBeUndefined();
  });
});

test('banner and builder messages are read by their own parsers only', () => {
  expect(parseBannerMessage(wire({ name: 'banner-height', data: { height: 60 } }))).toEqual({
    name: 'banner-height',
    data: { height: 60 },
  });
  expect(parseBannerMessage(wire({ name: 'show-form', data: {} }))).toBeUndefined();
  expect(parsePageToBannerMessage(wire({ name: 'banner-data', data: { format: 'floating' } }))).toEqual({
    name: 'banner-data',
    data: { format: 'floating' },
    type: 'banner',
  });
  expect(parseOpenerMessage(wire({ name: 'load', data: {} }))).toBeUndefined();
  expect(parseOpenerMessage(wire({ type: 'admin', name: 'load', data: {} }))).toBeDefined();
  expect(
    parseBuilderMessage(wire({ type: 'tourbuilder', name: 'status-changed', data: 'editor' })),
  ).toBeDefined();
  expect(
    parseBuilderMessage(wire({ type: 'tourbuilder', name: 'status-changed', data: 'asleep' })),
  ).toBeUndefined();
});

/** Creates a window that exposes its listeners, so that a test can post from any origin. */
function fakeWindow() {
  const listeners = new Set<EventListenerOrEventListenerObject>();
  return {
    listeners,
    addEventListener: (_type: string, listener: EventListenerOrEventListenerObject) =>
      void listeners.add(listener),
    removeEventListener: (_type: string, listener: EventListenerOrEventListenerObject) =>
      void listeners.delete(listener),
    say(event: { data: unknown; origin: string; source: unknown }) {
      for (const listener of listeners) {
        if (typeof listener === 'function') listener(Object.assign(new Event('message'), event));
      }
    },
  };
}

describe('channel', () => {
  const origin = 'https://frame.test';

  test.each([
    ['the peer itself', 'https://frame.test', 'peer', true],
    ['the right source from another origin', 'https://evil.test', 'peer', false],
    ['the right origin from another window', 'https://frame.test', 'sibling', false],
    ['an opaque origin', 'null', 'peer', false],
    ['no source', 'https://frame.test', 'none', false],
  ])('%s', (_who, from, who, heard) => {
    const window = fakeWindow();
    const peer = { postMessage: vi.fn() };
    const sources: Record<string, unknown> = { peer, sibling: { postMessage: vi.fn() }, none: null };
    const receive = vi.fn();
    createChannel({ window, peer: () => peer, origin, parse: parseFrameMessage }).listen(receive);
    window.say({ data: wire({ name: 'ping' }), origin: from, source: sources[who] });
    expect(receive).toHaveBeenCalledTimes(heard ? 1 : 0);
  });

  test('a missing peer receives and is sent nothing', () => {
    const window = fakeWindow();
    const receive = vi.fn();
    const channel = createChannel({ window, peer: () => null, origin, parse: parseFrameMessage });
    channel.listen(receive);
    window.say({ data: wire({ name: 'ping' }), origin, source: null });
    expect(receive).not.toHaveBeenCalled();
    expect(channel.send({ name: 'x' })).toBe(false);
  });

  test('messages go out as JSON text to the exact origin', () => {
    const peer = { postMessage: vi.fn() };
    const channel = createChannel({
      window: fakeWindow(),
      peer: () => peer,
      origin,
      parse: parseFrameMessage,
    });
    channel.send({ name: 'session-cleared' });
    expect(peer.postMessage).toHaveBeenCalledExactlyOnceWith('{"name":"session-cleared"}', origin);
  });

  test('stop removes the listener', () => {
    const window = fakeWindow();
    const stop = createChannel({ window, peer: () => null, origin, parse: parseFrameMessage }).listen(
      () => undefined,
    );
    stop();
    expect(window.listeners.size).toBe(0);
  });

  test.each(['*', 'null', '', 'https://frame.test/', 'https://frame.test/path', 'ftp://frame.test'])(
    'refuses the origin "%s"',
    (wrong) => {
      expect(isExactOrigin(wrong)).toBe(false);
      expect(() =>
        createChannel({ window: fakeWindow(), peer: () => null, origin: wrong, parse: parseFrameMessage }),
      ).toThrow(TypeError);
    },
  );
});

test('a frame learns its host from the browser, else from the referrer', () => {
  const find = (ancestor: string | undefined, referrer: string) =>
    findHostOrigin({
      location: { ancestorOrigins: ancestor ? [ancestor] : undefined },
      document: { referrer },
    });
  expect(find('https://shop.test', '')).toBe('https://shop.test');
  expect(find(undefined, 'https://shop.test/cart')).toBe('https://shop.test');
  expect(find('null', '')).toBeUndefined();
  expect(find(undefined, '')).toBeUndefined();
});

describe('page to the admin’s app', () => {
  test.each([
    { type: 'admin', name: 'init' },
    { type: 'admin', name: 'smartlink-search', data: { term: 'x' } },
    { type: 'admin', name: 'save', data: { type: 'tour', name: 'Tour' } },
  ])('$name is read as it was sent', (message) => {
    expect(parsePageToOpenerMessage(wire(message))).toEqual(message);
  });

  test.each([
    { type: 'tourbuilder', name: 'page-changed', data: { page: 'https://x.test/' } },
    { type: 'tourbuilder', name: 'element-picked', data: { selector: '#pay' } },
    { type: 'tourbuilder', name: 'smartlink-search-result', data: { found: [] } },
    { type: 'tourbuilder', name: 'data', data: { type: 'tooltips' } },
  ])('$name is read by the builder as it was sent', (message) => {
    expect(parsePageToBuilderMessage(wire(message))).toEqual(message);
  });

  test.each([
    ['no data', wire({ type: 'admin', name: 'save' }), wire({ type: 'tourbuilder', name: 'data' })],
    [
      'data that are no object',
      wire({ type: 'admin', name: 'save', data: 'x' }),
      wire({ type: 'tourbuilder', name: 'data', data: [1] }),
    ],
    [
      'the type of the other channel',
      wire({ type: 'tourbuilder', name: 'init' }),
      wire({ type: 'admin', name: 'data', data: {} }),
    ],
    [
      'an unknown name',
      wire({ type: 'admin', name: 'reboot' }),
      wire({ type: 'tourbuilder', name: 'reboot', data: {} }),
    ],
    [
      'an empty selector or broken JSON',
      '{"name":',
      wire({ type: 'tourbuilder', name: 'element-picked', data: { selector: '' } }),
    ],
  ])('%s is ignored', (_what, toOpener, toBuilder) => {
    expect([parsePageToOpenerMessage(toOpener), parsePageToBuilderMessage(toBuilder)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
