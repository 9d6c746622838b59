import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '../../../test/eventually';
import { testScope, widgetPart } from '../../../test/testScope';
import { endTestWidget, press, shown, startTestWidget } from '../../../test/testWidget';
import { waitForPaint } from '../../../test/waitForPaint';
import { createTourStore } from '../../tour/createTourStore';
import { tourStyles } from './tour.css';

// Numbers of tours (widget §2.8, §9), what a tour leaves in the log (§3.5), and its way over a page that changes.

beforeEach(() => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main id="page"><button id="buy" style="position:fixed;left:400px;top:100px;width:100px;height:40px">Buy</button></main>',
  );
});
afterEach(async () => {
  endTestWidget();
  document.querySelector('#page')?.remove();
  await page.viewport(1280, 800);
});

const box = () => widgetPart('.popover').getBoundingClientRect();
const hole = () => widgetPart('.shade path').getAttribute('d')?.split('Z')[1] ?? '';
const pointer = (selector: string, message: string) => ({ type: 'pointer', selector, message });

async function toured(...steps: object[]) {
  const world = await startTestWidget();
  world.widget.startProductTourWithConfig('7', { nextText: 'Go on', doneText: 'Finish', steps });
  await eventually(() => widgetPart('.popover'));
  await waitForPaint();
  return world;
}

describe('a step', () => {
  test('leaves 10 px around its element, with corners of 5 px, in a shade of 0.7', async () => {
    await toured(pointer('#buy', 'Here'));
    // From the left edge less the padding and behind the corner: the straight of the top, then the first corner.
    expect(hole()).toMatch(/^M395 90h110a5 5 0 0 1 5 5v50/);
    expect(getComputedStyle(widgetPart('.shade path')).fill).toBe('rgba(0, 0, 0, 0.7)');
  });

  test('has its popover 10 px from what is left open', async () => {
    await toured(pointer('#buy', 'Here'));
    await eventually(() => expect(box().top).toBe(100 + 40 + 10 + 10));
  });

  test('moves in 400 ms, but for those who want no motion', () => {
    expect(tourStyles).toContain('transition:d 400ms');
    expect(tourStyles).toContain('@media (prefers-reduced-motion:reduce){.shade path{transition:none}}');
  });

  test.each([
    ['pointer', 'x', 250],
    ['pointer', 'A long story. '.repeat(40), 300],
    ['post', 'x', 550],
  ])('of type %s is from 250 to 300 px wide, a post 550 (%#)', async (type, message, width) => {
    await toured({ type, message });
    expect(box().width).toBe(width);
  });
});

test('a tour that was gone through is an event of the page', async () => {
  const { bodies } = await toured({ type: 'post', message: 'Welcome' });
  await press('Finish');
  await eventually(() => expect(bodies('/sessions/ping').join()).toContain('"name":"tour-7-completed"'));
});

test('a tour goes over to the next route of the page, and waits there for its element', async () => {
  const view = document.querySelector('#page');
  document.querySelector('#buy')?.addEventListener('click', () => {
    history.pushState(undefined, '', '?route=checkout');
    view?.replaceChildren();
    setTimeout(() => view?.insertAdjacentHTML('beforeend', '<button id="pay">Pay</button>'), 300);
  });
  await toured(pointer('#buy', 'One'), pointer('#pay', 'Two'));
  document.querySelector<HTMLElement>('#buy')?.click();
  await eventually(() => expect(widgetPart('.popover').textContent).toContain('Two'));
  expect(document.querySelector('#pay')).not.toBeNull();
  expect(hole()).not.toBe('');
  // A framework rerenders the same button.
  view?.replaceChildren();
  view?.insertAdjacentHTML('beforeend', '<button id="pay" style="margin:200px">Pay</button>');
  const left = document.querySelector('#pay')?.getBoundingClientRect().left ?? 0;
  await eventually(() => expect(hole()).toContain(`M${left - 5} `));
});

test('a click that leaves the page at once leads on there', async () => {
  await toured(pointer('#buy', 'One'), pointer('#pay', 'Two'));
  await eventually(() => expect(hole()).not.toBe(''));
  document.querySelector<HTMLElement>('#buy')?.click();
  // A slow page is left before a timer runs.
  window.dispatchEvent(new Event('pagehide'));
  const [key = ''] = listStoredTours();
  expect(JSON.parse(localStorage.getItem(key) ?? '{}').index).toBe(1);
  await eventually(() => expect(widgetPart('.popover').textContent).toContain('2 / 2'));
});

test.each([
  ['INPUT', '#buy', '1 / 2'],
  ['', '#name', '1 / 2'],
  ['', '#buy', '2 / 2'],
  ['CLICK', '#buy', '2 / 2'],
])('a click on the element of a step with mode "%s", %s, shows %s', async (mode, selector, progress) => {
  document.querySelector('#page')?.insertAdjacentHTML('beforeend', '<input id="name">');
  await toured({ ...pointer(selector, 'One'), mode }, { type: 'post', message: 'Two' });
  await eventually(() => expect(hole()).not.toBe(''));
  document.querySelector<HTMLElement>(selector)?.click();
  await waitForPaint();
  expect(widgetPart('.progress').textContent).toBe(progress);
});

test.each([
  [30 * 60 * 1000 - 1, true],
  [30 * 60 * 1000, false],
])('a tour that was interrupted %i ms ago is resumed: %s', (ms, isResumed) => {
  const { storage } = testScope().scope;
  const store = createTourStore(storage, 'k');
  store.write({ tourId: '7', index: 1, config: { steps: [] } }, 1000);
  expect(store.read(1000 + ms)?.tourId).toBe(isResumed ? '7' : undefined);
  store.clear();
  expect(listStoredTours()).toEqual([]);
});
const listStoredTours = () => Object.keys(localStorage).filter((key) => key.startsWith('gleap-tour-data'));

test('two tours are not shown at once', async () => {
  const { widget } = await toured({ type: 'post', message: 'First' });
  widget.startProductTourWithConfig('8', { steps: [{ type: 'post', message: 'Second' }] });
  await eventually(() => expect(widgetPart('.popover').textContent).toContain('Second'));
  expect(shown('.popover')).toBe(1);
});

test('a tour that has ended returns the focus to where it was', async () => {
  const before = document.querySelector<HTMLElement>('#buy');
  before?.focus();
  await toured({ type: 'post', message: 'Welcome' });
  expect(document.activeElement).not.toBe(before);
  await press('Finish');
  await eventually(() => expect(shown('.popover')).toBe(0));
  expect(document.activeElement).toBe(before);
});
