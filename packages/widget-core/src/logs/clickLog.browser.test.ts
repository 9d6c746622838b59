import { afterEach, expect, test } from 'vitest';
import { createRing } from './createRing';
import { startClickLog } from './startClickLog';
import type { LogEntry } from './startConsoleLog';

let stop = () => {};

afterEach(() => {
  stop();
  document.querySelector('#page')?.remove();
});

/** Returns the log entries of a click on the marked element. */
function clicked(markup: string): LogEntry[] {
  document.body.insertAdjacentHTML('beforeend', `<main id="page">${markup}</main>`);
  const entries = createRing<LogEntry>(500);
  stop = startClickLog(document, { now: () => Date.UTC(2026, 0, 2) }, entries);
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
  ['<label class="t">Name <input value="canary"></label>', '<label class="t">Name</label>'],
])('a click on %s is logged as %s', (markup, log) => {
  expect(clicked(markup).slice(0, 1)).toEqual([{ log, priority: 'CLICK', date: '2026-01-02T00:00:00.000Z' }]);
});
