import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { handClock } from '../../test/handClock';
import { testScope } from '../../test/testScope';
import { waitForPaint } from '../../test/waitForPaint';
import { createShadowHost, type ShadowHost } from './createShadowHost';

// A page that covers, blocks or moves all that is on it: the widget stays on top and can be used.

let page: HTMLElement;
let host: ShadowHost;
let presses: number;

beforeEach(() => {
  presses = 0;
  page = document.createElement('main');
  document.body.append(page);
  host = createShadowHost(
    testScope().scope,
    'button,iframe{position:fixed;left:20px;top:20px;width:90px;height:40px}',
  );
  const button = document.createElement('button');
  button.addEventListener('click', () => (presses += 1));
  host.root.append(button);
});
afterEach(() => {
  host.remove();
  page.remove();
  document.body.removeAttribute('style');
  document.body.inert = false;
});

/** Presses what is at the widget's place, as the browser finds it: what is inert or covered is not hit. */
function press(): number {
  const found = document.elementFromPoint(60, 40);
  const deepest = found?.shadowRoot?.elementFromPoint(60, 40) ?? found;
  const inner = deepest?.shadowRoot?.elementFromPoint(60, 40) ?? deepest;
  if (inner instanceof HTMLElement) inner.click();
  return presses;
}
const openDialog = (parent: Node = page) => {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<input>';
  dialog.style.cssText = 'inset:0;width:100vw;height:100vh;max-width:none;max-height:none;margin:0';
  parent.appendChild(dialog);
  dialog.showModal();
  return dialog;
};
const usable = () => eventually(() => expect(press()).toBeGreaterThan(0));

test('the widget is above the highest z-index of the page', async () => {
  page.innerHTML = '<div style="position:fixed;inset:0;z-index:2147483647;background:red"></div>';
  await usable();
});

test.each(['1.5', '0.5'])('the widget has its size on a page that is zoomed by %s', async (zoom) => {
  const { style } = document.documentElement;
  style.zoom = zoom;
  try {
    const button = host.root.querySelector('button');
    await eventually(() =>
      expect(button?.getBoundingClientRect()).toMatchObject({ left: 20, top: 20, width: 90, height: 40 }),
    );
  } finally {
    style.removeProperty('zoom');
  }
});

test('the widget is placed in the window, whatever moves the body', async () => {
  Object.assign(document.body.style, { transform: 'translateY(400px)', filter: 'blur(0)' });
  await usable();
});

test('the widget can be used while the page is inert', async () => {
  document.body.inert = true;
  await usable();
});

test('the widget can be used in a modal dialog, in one above it, and after each is closed', async () => {
  const first = openDialog();
  await usable();
  const second = openDialog();
  presses = 0;
  await usable();
  for (const dialog of [second, first]) {
    dialog.close();
    presses = 0;
    await usable();
  }
  expect(document.querySelector('adlane-widget')?.parentElement).toBe(document.documentElement);
});

test('the widget can be used in a modal dialog of a shadow root, and once it is removed', async () => {
  const shell = document.createElement('div');
  page.append(shell);
  const dialog = openDialog(shell.attachShadow({ mode: 'open' }));
  await usable();
  presses = 0;
  dialog.remove();
  await usable();
});

test('an open frame keeps its content when a dialog opens and closes', async () => {
  const frame = document.createElement('iframe');
  host.root.append(frame);
  await eventually(() => expect(frame.contentDocument?.body).toBeTruthy());
  frame.contentDocument?.body.append('typed');
  const dialog = openDialog();
  await eventually(() => expect(document.querySelector('adlane-widget')?.parentElement).toBe(dialog));
  dialog.close();
  await eventually(() =>
    expect(document.querySelector('adlane-widget')?.parentElement).toBe(document.documentElement),
  );
  expect(frame.contentDocument?.body.textContent).toBe('typed');
});

test('a page that closes its dialog at a press beside it does not see presses on the widget', () => {
  const seen = vi.fn();
  const types = ['pointerdown', 'mousedown', 'touchstart', 'focusin'];
  for (const type of types) document.addEventListener(type, seen);
  for (const type of types) {
    host.root.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
  for (const type of types) document.removeEventListener(type, seen);
  expect(seen).not.toHaveBeenCalled();
});

test('once removed, the widget does not come back', async () => {
  const { clock, pass } = handClock();
  host.remove();
  host = createShadowHost({ ...testScope().scope, clock });
  host.root.append('shown');
  expect(document.querySelector('adlane-widget')).not.toBeNull();
  host.remove();
  openDialog();
  await waitForPaint();
  pass(5000);
  expect(document.querySelector('adlane-widget')).toBeNull();
});
