import { hostileHtml } from '@adlane/mocks/hostileHtml';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { testScope, widgetPart, widgetRoot } from '../../test/testScope';
import { waitForPaint } from '../../test/waitForPaint';
import type { AdlaneApi } from '../publicApi/AdlaneApi';
import { createWidget } from '../publicApi/createWidget';
import { createSafeHtml } from '../sanitize/createSafeHtml';

// Content of an operator, or of an attacker in their name, is shown on the host's page and never run there.

let api: AdlaneApi | undefined;
const ran = vi.fn();
const ownAlert = window.alert;

beforeEach(() => {
  ran.mockClear();
  window.alert = ran;
  document.body.insertAdjacentHTML('beforeend', '<main id="page"><button id="buy">Buy</button></main>');
});
afterEach(() => {
  api?.destroy();
  window.alert = ownAlert;
  document.querySelector('#page')?.remove();
  localStorage.clear();
});

/** Waits until each picture and frame of the page has loaded or failed, and its event was dispatched. */
async function loadEverything(): Promise<void> {
  const broken = new Image();
  const failed = new Promise((resolve) => broken.addEventListener('error', resolve));
  broken.src = 'x';
  await failed;
  const roots = [document, document.querySelector('adlane-widget')?.shadowRoot];
  await eventually(() => {
    for (const root of roots) {
      for (const { complete } of root?.querySelectorAll('img') ?? []) expect(complete).toBe(true);
      for (const { contentDocument } of root?.querySelectorAll('iframe') ?? [])
        expect(contentDocument?.readyState ?? 'complete').toBe('complete');
    }
  });
  await waitForPaint();
}

async function started(tooltips: readonly object[] = []) {
  const { scope } = testScope({ '/config/k/tooltips': () => Response.json(tooltips) });
  const widget = createWidget(scope);
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.initialize('k');
  await eventually(() => widgetPart('.button'));
  return widget;
}

/** Points at, presses and focuses everything, for what waits for that. */
function touchEverything(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.closest('button')) continue;
    for (const type of ['pointerover', 'mouseover', 'focus', 'toggle'])
      element.dispatchEvent(new Event(type, { bubbles: true }));
    if (!element.closest('a[href^="http"]')) element.click();
  }
}

test('runs no script once it is on the page', async () => {
  const page = document.querySelector('#page') ?? document.body;
  for (const html of hostileHtml) page.append(createSafeHtml(document, html));
  touchEverything(page);
  await loadEverything();
  expect(ran).not.toHaveBeenCalled();
});

test('nor in tooltips', async () => {
  const tip = { selector: '#buy', page: '', pageType: 'is', mode: 'hotspot' };
  await started(hostileHtml.map((html, at) => ({ ...tip, id: `t${at}`, html })));
  await eventually(() => expect(widgetRoot().querySelectorAll('.hotspot')).toHaveLength(hostileHtml.length));
  for (const spot of widgetRoot().querySelectorAll<HTMLElement>('.hotspot')) {
    spot.focus();
    await eventually(() => widgetPart('.tooltip'));
    touchEverything(widgetPart('.tooltip'));
  }
  await loadEverything();
  expect(ran).not.toHaveBeenCalled();
});

test('nor in the steps of a tour', async () => {
  const widget = await started();
  widget.startProductTourWithConfig('t', {
    allowClose: true,
    backButton: false,
    nextText: 'Go on',
    prevText: 'Back',
    doneText: 'Finish',
    steps: hostileHtml.map((message) => ({ type: 'post', mode: '', message })),
  });
  for (let step = 1; step <= hostileHtml.length; step += 1) {
    await eventually(() =>
      expect(widgetPart('.popover').textContent).toContain(`${step} / ${hostileHtml.length}`),
    );
    touchEverything(widgetPart('.popover'));
    [...widgetRoot().querySelectorAll<HTMLElement>('.popover button')].at(-1)?.click();
  }
  await loadEverything();
  expect(ran).not.toHaveBeenCalled();
});

test('nor in notifications, which are read as they were written', async () => {
  const widget = await started();
  for (const [at, text] of hostileHtml.entries()) {
    widget.showNotification({ outbound: `n${at}`, data: { text } });
    await eventually(() => expect(widgetPart('.notifications').textContent).toContain(text));
  }
  await loadEverything();
  expect(ran).not.toHaveBeenCalled();
});
