import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually } from '../../test/eventually';
import { widgetPart, widgetRoot } from '../../test/testScope';
import { watchLeftovers } from '../../test/watchLeftovers';
import { type ProductTour, type ProductTourOptions, startTour } from './startTour';

// The tour on a page without the widget, as an app uses it that changes under it.

let tour: ProductTour | undefined;
const onStep = vi.fn<(index: number) => void>();
const onEnd = vi.fn<(end: 'completed' | 'quit') => void>();

const buy =
  '<button id="buy" style="position:fixed;left:400px;top:100px;width:100px;height:40px">Buy</button>';

beforeEach(() => {
  onStep.mockReset();
  onEnd.mockReset();
  document.body.insertAdjacentHTML('beforeend', `<main id="page"><input id="name">${buy}</main>`);
  document.querySelector<HTMLElement>('#name')?.focus();
});
afterEach(() => {
  tour?.dispose();
  document.querySelector('#page')?.remove();
});

const fillPage = (html: string) => {
  const page = document.querySelector('#page');
  if (page) page.innerHTML = html;
};
const start = (options: ProductTourOptions) => {
  tour = startTour({ onStep, onEnd, ...options });
  return tour;
};
/** Waits until the step's bubble shows a text, and returns whether the shade has a hole. */
const showsText = (text: string) =>
  eventually(() => {
    expect(widgetPart('.popover').textContent).toContain(text);
    return (widgetPart('.shade path').getAttribute('d')?.split('Z').length ?? 0) > 2;
  });
const pointsAt = (left: number, top: number) =>
  eventually(() =>
    // Ten pixels of padding, and a corner of five.
    expect(widgetPart('.shade path').getAttribute('d')).toContain(`ZM${left - 10 + 5} ${top - 10}`),
  );
const focused = () => widgetRoot().activeElement;

describe('a step', () => {
  test('waits for an element that comes late, and points at it then', async () => {
    fillPage('');
    start({ steps: [{ selector: '#late', message: 'Here' }] });
    expect(widgetRoot().querySelector('.popover')).toBeNull();
    fillPage(buy.replace('buy', 'late'));
    expect(await showsText('Here')).toBe(true);
    await pointsAt(400, 100);
  });

  test('is centered where no element comes, and points at one that comes even later', async () => {
    fillPage('');
    start({ steps: [{ selector: '#later', message: 'Here' }] });
    expect(await showsText('Here')).toBe(false);
    fillPage(buy.replace('buy', 'later'));
    await pointsAt(400, 100);
  });

  test('goes on over a change of the route that replaces the page', async () => {
    const address = location.href;
    start({
      steps: [
        { selector: '#buy', mode: 'CLICK', message: 'Open the cart' },
        { selector: '#pay', message: 'Pay here' },
      ],
    });
    await showsText('Open the cart');
    const link = document.querySelector<HTMLElement>('#buy');
    link?.addEventListener('click', () => {
      history.pushState(undefined, '', '#cart');
      fillPage('');
      setTimeout(() => fillPage('<b id="pay" style="position:fixed;left:300px;top:200px">Pay</b>'), 300);
    });
    link?.click();
    expect(await showsText('Pay here')).toBe(true);
    await pointsAt(300, 200);
    history.replaceState(undefined, '', address);
    expect(onStep.mock.calls).toEqual([[0], [1]]);
  });

  test('reaches into open shadow roots, and roots within them', async () => {
    fillPage('<div id="outer"></div>');
    const outer = document.querySelector('#outer')?.attachShadow({ mode: 'open' });
    if (outer) outer.innerHTML = '<div id="inner"></div>';
    const inner = outer?.querySelector('#inner')?.attachShadow({ mode: 'open' });
    if (inner) inner.innerHTML = '<b id="deep" style="position:fixed;left:120px;top:80px">Deep</b>';
    start({ steps: [{ selector: '#deep', message: 'In there' }] });
    expect(await showsText('In there')).toBe(true);
    await pointsAt(120, 80);
  });
});

describe('the keyboard', () => {
  const steps = [{ selector: '#buy', message: 'One' }, { message: 'Two' }];

  test('goes through the buttons by Tab, and Escape ends the tour', async () => {
    start({ steps, index: 1 });
    await showsText('Two');
    await eventually(() => expect(focused()).toBe(widgetPart('.popover')));
    const reached: (string | null | undefined)[] = [];
    for (let presses = 0; presses < 3; presses += 1) {
      await userEvent.keyboard('{Tab}');
      reached.push(focused()?.ariaLabel ?? focused()?.textContent);
    }
    expect(reached).toEqual(['Close', 'Previous', 'Done']);
    await userEvent.keyboard('{Escape}');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('quit');
  });

  test('does not end a tour that must be finished, and goes back by no arrow where no button does', async () => {
    start({ steps, index: 1, allowClose: false, backButton: false });
    await eventually(() => expect(focused()).toBe(widgetPart('.popover')));
    await userEvent.keyboard('{Escape}{ArrowLeft}');
    expect(onStep.mock.calls).toEqual([[1]]);
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('passes no step by an arrow that waits for a click', async () => {
    start({ steps: [{ selector: '#buy', mode: 'CLICK', message: 'Click' }, { message: 'Two' }] });
    await eventually(() => expect(focused()).toBe(widgetPart('.popover')));
    await userEvent.keyboard('{ArrowRight}');
    expect(onStep.mock.calls).toEqual([[0]]);
  });

  test('leads on by a button from a step that waits for a click on a missing element', async () => {
    start({ steps: [{ selector: '#gone', mode: 'CLICK', message: 'Click' }, { message: 'Two' }] });
    await showsText('Click');
    widgetPart('.popover .next').click();
    await showsText('Two');
  });

  test('is left to the field in a step that lets the user type', async () => {
    start({ steps: [{ selector: '#name', mode: 'INPUT', message: 'Your name' }, { message: 'Two' }] });
    await showsText('Your name');
    await userEvent.keyboard('ab{ArrowLeft}c');
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('acb');
    expect(onStep.mock.calls).toEqual([[0]]);
  });
});

describe('the end', () => {
  const steps = [{ selector: '#buy', message: 'One' }, { message: 'Two' }];

  test.each<[string, (running: ProductTour) => void]>([
    ['completed', () => widgetPart('.next').click()],
    ['closed', () => widgetPart('.close').click()],
    ['disposed', (running) => running.dispose()],
  ])('of a tour that is %s leaves nothing on the page, and the focus where it was', async (_end, end) => {
    const before = [document.documentElement.outerHTML, document.activeElement];
    const leftovers = watchLeftovers();
    const running = start({ steps, theme: { accent: '#0f766e' } });
    await showsText('One');
    running.goTo(1);
    await showsText('Two');
    await eventually(() => expect(focused()).toBe(widgetPart('.popover')));
    end(running);
    await eventually(() =>
      expect(leftovers.left()).toEqual({ listeners: [], timers: 0, observers: [], sockets: 0 }),
    );
    leftovers.stop();
    expect([document.documentElement.outerHTML, document.activeElement]).toEqual(before);
  });

  test('is final: no step is shown after it', async () => {
    const running = start({ steps });
    await showsText('One');
    running.dispose();
    running.goTo(1);
    expect(document.querySelector('adlane-widget')).toBeNull();
    expect([onStep.mock.calls, onEnd.mock.calls]).toEqual([[[0]], []]);
  });
});
