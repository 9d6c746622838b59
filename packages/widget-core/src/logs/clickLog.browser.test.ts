import { afterEach, expect, test, vi } from 'vitest';
import { createGuard } from '../scope/guard';
import { createRing } from './createRing';
import { startClickLog } from './startClickLog';
import type { LogEntry } from './startConsoleLog';

let stop = () => {};
const warn = vi.fn();

afterEach(() => {
  stop();
  document.querySelector('#page')?.remove();
});

/** Returns the log entries of a click on the marked element. */
function clicked(markup: string): LogEntry[] {
  document.body.insertAdjacentHTML('beforeend', `<main id="page">${markup}</main>`);
  const entries = createRing<LogEntry>(500);
  const clock = { now: () => Date.UTC(2026, 0, 2) };
  stop = startClickLog({ document, clock, guard: createGuard(warn) }, entries);
  document.querySelector<HTMLElement>('#page .t')?.click();
  return entries.list();
}

test.each([
  ['<button id="pay" class="t">Pay <b>now</b></button>', '<button id="pay" class="t">Pay now</button>'],
  ['<p class="t"></p>', '<p class="t"></p>'],
  [`<p class="t">${'x'.repeat(40)}</p>`, `<p class="t">${'x'.repeat(40)}</p>`],
  [`<p class="t">${'x'.repeat(41)}</p>`, `<p class="t">${'x'.repeat(40)}</p>`],
  ['<p class="t gl-mask">canary</p>', '<p class="t gl-mask"></p>'],
  ['<div class="gl-block"><p class="t">canary</p></div>', '<p class="t"></p>'],
  ['<div class="t">open <i class="gl-ignore">canary</i></div>', '<div class="t">open</div>'],
  [
    '<form id="pay" class="t"><input name="id"><input name="tagName"></form>',
    '<form id="pay" class="t"></form>',
  ],
  ['<label class="t">Name <input value="canary"></label>', '<label class="t">Name</label>'],
])('a click on %s is logged as %s', (markup, log) => {
  expect(clicked(markup).slice(0, 1)).toEqual([{ log, priority: 'CLICK', date: '2026-01-02T00:00:00.000Z' }]);
});

test('a form whose fields are named like its methods is logged, and the page sees no error', () => {
  const failed = vi.fn();
  window.addEventListener('error', failed, { once: true });
  const [entry] = clicked('<form class="t"><input name="closest"><input name="getAttribute"></form>');
  expect(entry?.log).toBe('<form class="t"></form>');
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});
