import type { VisitorSession } from '@adlane/contract/widget/sessions';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { handClock } from '../../test/handClock';
import { resizeWindow } from '../../test/resizeWindow';
import { testScope, widgetPart, widgetRoot } from '../../test/testScope';
import { shown } from '../../test/testWidget';
import { waitForPaint } from '../../test/waitForPaint';
import { parseFlowConfig } from '../config/parseFlowConfig';
import { createShadowHost, type ShadowHost } from '../overlay/createShadowHost';
import { startTooltips, type TooltipsOptions } from './startTooltips';

// Without a mouse, and whatever the page does with the element: a tooltip is reachable, readable and fully visible.

let host: ShadowHost;
let stop = () => {};
const track = vi.fn<(name: string) => void>();

beforeEach(() => {
  document.body.insertAdjacentHTML('beforeend', '<main id="page"><button id="buy">Buy</button></main>');
});
afterEach(async () => {
  stop();
  track.mockReset();
  host.remove();
  document.querySelector('#page')?.remove();
  await page.viewport(1280, 800);
});

const part = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

async function started(html: string, more: object = {}) {
  const { clock, pass } = handClock();
  const scope = { ...testScope().scope, clock };
  host = createShadowHost(scope);
  const body = [{ selector: '#buy', mode: 'hotspot', html, ...more }];
  const api = async () => ({ status: 200, body });
  ({ dispose: stop } = startTooltips({
    scope,
    api,
    host,
    sdkKey: 'k',
    session: { subscribe: () => undefined },
    config: () => parseFlowConfig({ color: '#0F766E' }),
    translate: () => 'Show hint',
    logs: { events: { track } },
  }));
  await waitForPaint();
  return pass;
}

/** Starts tooltips without a visitor; returns what identifies one. */
function startFor(api: TooltipsOptions['api']) {
  const { scope } = testScope();
  host = createShadowHost(scope);
  let identify = (_visitor: VisitorSession | undefined) => {};
  ({ dispose: stop } = startTooltips({
    scope,
    api,
    host,
    sdkKey: 'k',
    session: {
      subscribe: (listener) => {
        identify = listener;
      },
    },
    config: () => undefined,
    translate: () => 'Show hint',
    logs: { events: { track } },
  }));
  return (visitor: VisitorSession | undefined) => identify(visitor);
}
const visitor: VisitorSession = { gleapId: 'g', gleapHash: 'h' };
const hint = (html: string) => [{ selector: '#buy', mode: 'hotspot', html }];
const listHints = () =>
  [...host.root.querySelectorAll('.hotspot')].map((hotspot) => hotspot.getAttribute('aria-description'));

describe('for the visitor', () => {
  test('who is identified later, the list is read again, and a lost answer changes nothing', async () => {
    const answers = [
      { status: 200, body: [] },
      { status: 200, body: hint('For members') },
      { status: 0 },
      { status: 200, body: hint('For members') },
      { status: 200, body: [] },
    ];
    const api = vi.fn(async () => answers.shift() ?? { status: 500 });
    const identify = startFor(api);
    await waitForPaint();
    expect(listHints()).toEqual([]);
    identify(visitor);
    await waitForPaint();
    expect(listHints()).toEqual(['For members']);
    const drawn = widgetPart('.hotspot');
    for (const _lostThenSame of [1, 2]) {
      identify(visitor);
      await waitForPaint();
      expect(widgetPart('.hotspot')).toBe(drawn);
    }
    identify(undefined);
    expect(api).toHaveBeenCalledTimes(4);
    identify(visitor);
    await waitForPaint();
    expect(listHints()).toEqual([]);
  });

  test('the list of the last one counts, and none after the end', async () => {
    const waiting: ((body: readonly object[]) => void)[] = [];
    const identify = startFor(
      () => new Promise((resolve) => waiting.push((body) => resolve({ status: 200, body }))),
    );
    identify(visitor);
    waiting[1]?.(hint('Second'));
    await waitForPaint();
    waiting[0]?.(hint('First'));
    await waitForPaint();
    expect(listHints()).toEqual(['Second']);
    identify(visitor);
    stop();
    waiting[2]?.(hint('Third'));
    await waitForPaint();
    expect(listHints()).toEqual([]);
  });
});

describe('by keys', () => {
  test('what a hint says is told with its hotspot', async () => {
    await started('<p>Fresh</p>');
    expect(widgetPart('.hotspot').getAttribute('aria-description')).toBe('Fresh');
  });

  test('a hint covers the hotspots of others', async () => {
    await started('Fresh');
    widgetPart('.hotspot').focus();
    await vi.waitFor(() => expect(getComputedStyle(widgetPart('.tooltip')).zIndex).toBe('1'));
    expect(getComputedStyle(widgetPart('.hotspot')).zIndex).toBe('auto');
  });

  test('a link in a hint follows its hotspot, and the hint stays while it has the focus', async () => {
    const pass = await started('<a href="https://example.com">More</a>');
    host.root.append(Object.assign(document.createElement('button'), { textContent: 'After' }));
    widgetPart('.hotspot').focus();
    await userEvent.keyboard('{Tab}');
    expect(widgetRoot().activeElement?.textContent).toBe('More');
    pass(5000);
    expect(shown('.tooltip.shown')).toBe(1);
    await userEvent.keyboard('{Tab}');
    pass(500);
    expect(shown('.tooltip.shown')).toBe(0);
  });

  test('a field within the element shows the hint of the element', async () => {
    await started('Fresh', { mode: 'tooltip', selector: '#page' });
    part('#buy').focus();
    expect(shown('.tooltip.shown')).toBe(1);
  });
});

describe('is seen', () => {
  test.each([
    ['right', 340],
    ['left', 0],
  ])('a hotspot at the %s of an element as wide as the window, at %i', async (posX, left) => {
    await page.viewport(360, 640);
    part('#buy').style.cssText = 'position:fixed;left:0;width:100%';
    await started('Fresh', { posX });
    expect(widgetPart('.hotspot').getBoundingClientRect().left).toBe(left);
  });

  test('a hint of one line stays on one line where the window becomes narrower', async () => {
    part('#buy').style.cssText = 'position:fixed;right:0';
    const pass = await started('Fresh every morning');
    widgetPart('.hotspot').focus();
    const { width } = widgetPart('.tooltip').getBoundingClientRect();
    await resizeWindow(360, 640);
    pass(500);
    const narrow = widgetPart('.tooltip').getBoundingClientRect();
    expect(narrow.width).toBe(width);
    expect(narrow.right).toBeLessThanOrEqual(360);
  });

  test('a hint that is longer than the window, by scrolling', async () => {
    await page.viewport(360, 300);
    await started('<p>Fresh bread</p>'.repeat(40));
    widgetPart('.hotspot').focus();
    const { top, bottom } = widgetPart('.tooltip').getBoundingClientRect();
    expect([top, bottom]).toEqual([12, 288]);
  });
});

describe('a tooltip with a page rule', () => {
  test.each([
    ['is shown on a page that the rule names', location.pathname, 1],
    ['is not shown on another one', '/elsewhere', 0],
  ])('%s', async (_what, rule, count) => {
    await started('Fresh', { page: rule, pageType: 'contains' });
    expect(listHints()).toHaveLength(count);
  });

  test('comes and goes with the address of the page', async () => {
    const pass = await started('Fresh', { page: 'part=prices', pageType: 'contains' });
    const { href } = location;
    const counts: number[] = [];
    for (const address of ['?part=prices', href]) {
      history.replaceState(null, '', address);
      // The page draws something on its new route.
      part('#page').append('x');
      await waitForPaint();
      pass(1_000);
      counts.push(listHints().length);
    }
    expect(counts).toEqual([1, 0]);
  });
});

describe('an element that does not come', () => {
  const here = { page: location.pathname, pageType: 'contains', id: '7' };

  test('is reported once for a tooltip of this page', async () => {
    const pass = await started('Fresh', { ...here, selector: '#gone' });
    pass(9_999);
    expect(track).not.toHaveBeenCalled();
    pass(20_000);
    expect(track.mock.calls).toEqual([['tooltip-7-missing']]);
  });

  test.each([
    ['an element that is there', { ...here }],
    ['a tooltip of another page', { ...here, page: '/elsewhere', selector: '#gone' }],
    ['a tooltip without a page rule', { id: '7', page: '', selector: '#gone' }],
  ])('is not reported for %s', async (_what, more) => {
    const pass = await started('Fresh', more);
    pass(30_000);
    expect(track).not.toHaveBeenCalled();
  });
});
