import { afterEach, expect, test, vi } from 'vitest';
import { testScope } from '../../test/testScope';
import { watchPage } from '../page/watchPage';
import type { Clock } from '../scope/clock';
import { followTarget } from './followTarget';

let stop = () => {};

afterEach(() => {
  stop();
  document.querySelector('#late')?.remove();
});

/** Time that passes when a test says so. */
function handClock() {
  let now = 0;
  const due = new Map<object, { at: number; every?: number; run: () => void }>();
  const add = (ms: number, run: () => void, every?: number) => {
    const id = {};
    due.set(id, { at: now + ms, every, run });
    return () => void due.delete(id);
  };
  const clock: Clock = {
    now: () => now,
    after: (ms, run) => add(ms, run),
    every: (ms, run) => add(ms, run, ms),
  };
  const pass = (ms: number) => {
    const end = now + ms;
    for (now += 1; now <= end; now += 1) {
      const known = Array.from(due);
      for (const [id, timer] of known) {
        if (timer.at !== now) continue;
        if (timer.every) timer.at += timer.every;
        else due.delete(id);
        timer.run();
      }
    }
    now = end;
  };
  return { clock, pass };
}

const addLate = () =>
  document.body.insertAdjacentHTML('beforeend', '<button id="late" style="width:9px">late</button>');
const changed = () => new Promise((resolve) => setTimeout(resolve, 0));

function follow() {
  const { clock, pass } = handClock();
  const onTarget = vi.fn();
  stop = followTarget({ scope: { ...testScope().scope, clock }, selector: '#late', onTarget });
  return { onTarget, pass };
}

test('a missing element is looked for each 100 ms', () => {
  const { onTarget, pass } = follow();
  pass(150);
  addLate();
  pass(49);
  expect(onTarget).not.toHaveBeenCalled();
  pass(1);
  expect(onTarget).toHaveBeenCalledExactlyOnceWith(document.querySelector('#late'));
});

test('after 2000 ms the step goes on without it; when it comes later, it is taken up', async () => {
  const { onTarget, pass } = follow();
  pass(1999);
  expect(onTarget).not.toHaveBeenCalled();
  pass(1);
  expect(onTarget).toHaveBeenCalledExactlyOnceWith(undefined);
  addLate();
  await changed();
  pass(50);
  expect(onTarget).toHaveBeenLastCalledWith(document.querySelector('#late'));
});

test('whatever moves on the page is looked at once in 250 ms', async () => {
  const { clock, pass } = handClock();
  const onChange = vi.fn();
  stop = watchPage({ scope: { ...testScope().scope, clock }, throttleMs: 250, onChange });
  for (let count = 0; count < 5; count += 1) {
    window.dispatchEvent(new Event('scroll'));
    addLate();
    await changed();
    document.querySelector('#late')?.remove();
    pass(40);
  }
  expect(onChange).not.toHaveBeenCalled();
  pass(50);
  expect(onChange).toHaveBeenCalledOnce();
  pass(1000);
  expect(onChange).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('resize'));
  pass(250);
  expect(onChange).toHaveBeenCalledTimes(2);
});
