import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handClock } from '../../test/handClock';
import { deliver, listStrangers } from '../../test/playFrame';
import { testScope, widgetPart, widgetRoot } from '../../test/testScope';
import { createShadowHost, type ShadowHost } from '../overlay/createShadowHost';
import type { BuilderMessage, OpenerMessage } from '../protocol/builderMessages';
import { findUniqueSelector } from './findUniqueSelector';
import { startBuilder } from './startBuilder';

const app = 'https://app.adlane.test';
const opener = new MessageChannel().port1;
const builder = new MessageChannel().port1;
const config = { type: 'tooltips', tooltips: [{ selector: '#a' }] };

let page: HTMLElement;
let host: ShadowHost;
let stop = () => {};
let warnings: string[];
let pass: (ms: number) => void;
const toOpener = vi.spyOn(opener, 'postMessage').mockImplementation(() => {});
const toBuilder = vi.spyOn(builder, 'postMessage').mockImplementation(() => {});

beforeEach(() => {
  page = document.createElement('main');
  document.body.append(page);
  Object.defineProperty(window, 'opener', { value: opener, configurable: true });
  toOpener.mockClear();
  toBuilder.mockClear();
  const world = testScope();
  const time = handClock();
  ({ pass } = time);
  const scope = { ...world.scope, clock: time.clock };
  ({ warnings } = world);
  host = createShadowHost(scope);
  // The button is on the page already.
  host.root.append(document.createElement('button'));
  stop = startBuilder({ scope, host, appUrl: `${app}/` });
});
afterEach(() => {
  stop();
  host.remove();
  page.remove();
  Reflect.deleteProperty(window, 'opener');
});

/** A message as a browser delivers it. */
function say(message: object, source: MessageEventSource | null, origin = app) {
  window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin, source }));
}
const sent = (spy: typeof toOpener) =>
  spy.mock.calls.map(([text, target]): unknown[] => [JSON.parse(text), target]);

const load = { type: 'admin', name: 'load', data: config };
const asBuilder = (name: string, data?: unknown) => say({ type: 'tourbuilder', name, data }, builder);

/** The builder loaded, its frame's window a port. */
function opened(data: object = config) {
  say({ ...load, data }, opener);
  const iframe = widgetPart('.builder iframe');
  Object.defineProperty(iframe, 'contentWindow', { value: builder });
  asBuilder('loaddata');
  return iframe;
}

test('the window that opened the page receives init, at its exact origin', () => {
  expect(sent(toOpener)).toEqual([[{ type: 'admin', name: 'init' }, app]]);
});

describe('access to the builder', () => {
  test.each<[string, () => void]>([
    ['an opener of another origin', () => say(load, opener, 'https://evil.test')],
    ['an opaque origin', () => say(load, opener, 'null')],
    ['a sibling frame of the app’s origin', () => say(load, builder)],
    ['the page itself', () => say(load, window, location.origin)],
    ['no source', () => say(load, null)],
  ])('not %s', (_who, speak) => {
    speak();
    expect(widgetRoot().querySelector('.builder')).toBeNull();
  });

  test.each([
    [{ type: 'tooltips' }, 'tooltipbuilder'],
    [{ type: 'tour' }, 'producttourbuilder'],
  ])('the admin’s app, for %j', (data, path) => {
    expect(opened(data).getAttribute('src')).toBe(`${app}/${path}`);
  });
});

describe('the builder', () => {
  test('gets its data and the page’s address, and again within 1 s of a change', () => {
    const plain = location.href;
    history.replaceState(undefined, '', '?token=canary');
    opened();
    expect(sent(toBuilder)[0]).toEqual([{ type: 'tourbuilder', name: 'data', data: config }, app]);
    expect(JSON.stringify(sent(toBuilder))).toContain('page-changed');
    expect(JSON.stringify(sent(toBuilder))).not.toContain('canary');
    history.replaceState(undefined, '', '?step=2');
    const reported = () => sent(toBuilder).filter(([message]) => Object(message).name === 'page-changed');
    pass(1000);
    expect(reported()).toHaveLength(2);
    history.replaceState(undefined, '', plain);
  });

  test.each([
    ['navigate', 65],
    ['picker', 65],
    ['editor', window.innerHeight],
    ['loading', 0],
  ])('in state %s is %i px high', (status, height) => {
    opened();
    asBuilder('status-changed', status);
    expect(Math.round(widgetPart('.builder').getBoundingClientRect().height)).toBe(height);
  });

  test('is folded away and back by its handle', () => {
    opened();
    asBuilder('status-changed', 'navigate');
    const handle = widgetPart('.builder button');
    handle.click();
    expect(widgetPart('.builder').getBoundingClientRect().height).toBe(0);
    expect(handle.getAttribute('aria-expanded')).toBe('false');
    handle.click();
    expect(widgetPart('.builder').getBoundingClientRect().height).toBe(65);
  });

  test('saves and searches through the opener, whose answer is passed on', () => {
    opened();
    asBuilder('save', { a: 1 });
    asBuilder('smartlink-search', { term: 'x' });
    say({ type: 'admin', name: 'smartlink-search-result', data: { found: [] } }, opener);
    expect(sent(toOpener).slice(1)).toEqual([
      [{ type: 'admin', name: 'save', data: { a: 1 } }, app],
      [{ type: 'admin', name: 'smartlink-search', data: { term: 'x' } }, app],
    ]);
    expect(sent(toBuilder).at(-1)?.[0]).toEqual({
      type: 'tourbuilder',
      name: 'smartlink-search-result',
      data: { found: [] },
    });
  });

  test('stays open when a save is answered, and is replaced by the other builder', () => {
    const iframe = opened();
    say({ ...load, data: { ...config, problem: '' } }, opener);
    expect(widgetPart('.builder iframe')).toBe(iframe);
    expect(sent(toBuilder).at(-1)?.[0]).toEqual({
      type: 'tourbuilder',
      name: 'data',
      data: { ...config, problem: '' },
    });
    say({ ...load, data: { type: 'tour' } }, opener);
    expect(widgetPart('.builder iframe')).not.toBe(iframe);
  });

  test('presses an element of the page; others than the builder do not', () => {
    page.innerHTML = '<button id="pay">Pay</button>';
    const pressed = vi.fn();
    page.firstElementChild?.addEventListener('click', pressed);
    opened();
    const click = { type: 'tourbuilder', name: 'click', data: { selector: '#pay' } };
    say(click, builder, 'https://evil.test');
    say(click, opener);
    say(click, window);
    expect(pressed).not.toHaveBeenCalled();
    say(click, builder);
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('is sent the picked element; the page does not receive the click', () => {
    page.innerHTML = '<button data-gleap-tour="pay"><b>Pay</b></button>';
    const pressed = vi.fn();
    page.addEventListener('click', pressed);
    opened();
    asBuilder('status-changed', 'picker');
    const button = page.querySelector('button');
    button?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, composed: true }));
    expect(widgetPart('.picked').hidden).toBe(false);
    button?.click();
    expect(pressed).not.toHaveBeenCalled();
    expect(sent(toBuilder).at(-1)?.[0]).toEqual({
      type: 'tourbuilder',
      name: 'element-picked',
      data: { selector: 'button[data-gleap-tour="pay"]' },
    });
    asBuilder('status-changed', 'navigate');
    button?.click();
    expect(pressed).toHaveBeenCalledOnce();
    expect(widgetRoot().querySelector('.picked')).toBeNull();
  });

  test('reaches the element of the page that a hotspot covers, as long as it picks', () => {
    page.innerHTML =
      '<button id="pay" style="position:fixed;left:0;top:0;width:20px;height:20px">Pay</button>';
    const hotspot = document.createElement('div');
    hotspot.style.cssText = 'position:fixed;left:0;top:0;width:20px;height:20px';
    host.root.append(hotspot);
    const findAt = (y: number) => document.elementFromPoint(10, y);
    opened();
    asBuilder('status-changed', 'navigate');
    expect(findAt(10)?.localName).toBe('adlane-widget');
    asBuilder('status-changed', 'picker');
    expect(findAt(10)?.id).toBe('pay');
    expect(findAt(window.innerHeight - 10)?.localName).toBe('adlane-widget');
    asBuilder('status-changed', 'navigate');
    expect(findAt(10)?.localName).toBe('adlane-widget');
  });

  test('an element that no selector leads to is logged, and picking goes on', () => {
    // Hidden copies are found by no selector.
    page.innerHTML = '<b style="display:none">gone</b><i data-test="there">there</i>';
    opened();
    asBuilder('status-changed', 'picker');
    const before = sent(toBuilder).length;
    page.querySelector('b')?.click();
    expect(warnings).toEqual(['Adlane: no selector finds this element.']);
    expect(sent(toBuilder)).toHaveLength(before);
    page.querySelector('i')?.click();
    expect(sent(toBuilder).at(-1)?.[0]).toMatchObject({ data: { selector: 'i[data-test="there"]' } });
  });

  test('reports each URL of the page once, checked every second', () => {
    const plain = location.href;
    opened();
    const reported = () =>
      sent(toBuilder).filter(([message]) => Object(message).name === 'page-changed').length;
    history.replaceState(undefined, '', '?step=2');
    pass(999);
    expect(reported()).toBe(1);
    pass(1);
    expect(reported()).toBe(2);
    pass(5000);
    expect(reported()).toBe(2);
    history.replaceState(undefined, '', plain);
  });

  /** Every message of widget §7.4 that the page receives; a missing one is a type error. */
  const fromBuilder: {
    readonly [N in BuilderMessage['name']]: Extract<BuilderMessage, { readonly name: N }>;
  } = {
    loaddata: { type: 'tourbuilder', name: 'loaddata' },
    'smartlink-search': { type: 'tourbuilder', name: 'smartlink-search', data: { term: 'x' } },
    save: { type: 'tourbuilder', name: 'save', data: { a: 1 } },
    click: { type: 'tourbuilder', name: 'click', data: { selector: '#pay' } },
    'status-changed': { type: 'tourbuilder', name: 'status-changed', data: 'editor' },
  };
  const fromOpener: { readonly [N in OpenerMessage['name']]: Extract<OpenerMessage, { readonly name: N }> } =
    {
      load: { type: 'admin', name: 'load', data: { type: 'tour' } },
      'smartlink-search-result': { type: 'admin', name: 'smartlink-search-result', data: { found: [] } },
    };

  test.each([
    ...Object.values(fromBuilder).map((message) => ({ message, speaker: builder })),
    ...Object.values(fromOpener).map((message) => ({ message, speaker: opener })),
  ])('accepts $message.name from its sender only', ({ message, speaker }) => {
    page.innerHTML = '<button id="pay">Pay</button>';
    let presses = 0;
    page.addEventListener('click', () => {
      presses += 1;
    });
    const iframe = opened();
    const readStyles = () => [
      presses,
      sent(toOpener).length,
      sent(toBuilder).length,
      widgetPart('.builder').dataset.status,
      widgetPart('.builder iframe') === iframe,
    ];
    const before = readStyles();
    for (const stranger of listStrangers({ source: speaker, origin: app })) deliver(message, stranger);
    deliver(message, { source: speaker === builder ? opener : builder, origin: app });
    expect(readStyles()).toEqual(before);
    deliver(message, { source: speaker, origin: app });
    expect(readStyles()).not.toEqual(before);
  });

  test('leaves nothing behind', () => {
    const before = document.documentElement.outerHTML;
    opened();
    asBuilder('status-changed', 'picker');
    stop();
    expect(widgetRoot().querySelectorAll('.builder, .picked')).toHaveLength(0);
    say(load, opener);
    expect(widgetRoot().querySelector('.builder')).toBeNull();
    expect(document.documentElement.outerHTML).toBe(before);
  });
});

test.each([
  ['<a data-testid="x" id="y" class="t"></a>', 'a[data-testid="x"],#y'],
  [
    '<a data-testid="x" data-cy="z" name="n" aria-label="Go" class="t"></a><a data-cy="z"></a>',
    'a[data-testid="x"],a[name="n"],a[aria-label="Go"]',
  ],
  ['<a id="y" class="t"></a>', '#y'],
  ['<a id="radix-1" class="t"></a><a></a>', 'main>a:nth-of-type(1)'],
  ['<ul id="list"><li></li><li><b class="t"></b></li></ul>', '#list>li:nth-of-type(2)>b'],
  ['<a name="q"></a><a name="q" class="t"></a>', 'main>a:nth-of-type(2)'],
])('the selector of the marked element in %s', (markup, selector) => {
  // Invisible elements are not found.
  page.innerHTML = `<style>main * { display: block; min-height: 9px }</style>${markup}`;
  const marked = page.querySelector('.t');
  if (!marked) throw new Error('Nothing is marked.');
  const found = findUniqueSelector(document, marked);
  expect(document.querySelector(found)).toBe(marked);
  expect(found.slice(-selector.length)).toBe(selector);
});

test('an element with several anchors is found while one of them is left', () => {
  page.innerHTML = '<button data-testid="pay" id="pay" aria-label="Pay">Pay</button>';
  const button = page.querySelector('button');
  const selector = button ? findUniqueSelector(document, button) : '';
  button?.removeAttribute('data-testid');
  button?.removeAttribute('id');
  expect(document.querySelector(selector)).toBe(button);
  button?.removeAttribute('aria-label');
  expect(document.querySelector(selector)).toBeNull();
});
