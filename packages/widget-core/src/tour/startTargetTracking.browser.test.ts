import { afterEach, expect, test, vi } from 'vitest';
import { handClock } from '../../test/handClock';
import { testScope } from '../../test/testScope';
import { watchPage } from '../page/watchPage';
import { startTargetTracking } from './startTargetTracking';

let stop = () => {};

afterEach(() => {
  stop();
  document.querySelector('#late')?.remove();
});

const addLate = () =>
  document.body.insertAdjacentHTML('beforeend', '<button id="late" style="width:9px">late</button>');
const changed = () => new Promise((resolve) => setTimeout(resolve, 0));

function follow() {
  const { clock, pass } = handClock();
  const onTarget = vi.fn();
  stop = startTargetTracking({ scope: { ...testScope().scope, clock }, selector: '#late', onTarget });
  return { onTarget, pass };
}

test('a missing element is searched for every 100 ms', () => {
  const { onTarget, pass } = follow();
  pass(150);
  addLate();
  pass(49);
  expect(onTarget).not.toHaveBeenCalled();
  pass(1);
  expect(onTarget).toHaveBeenCalledExactlyOnceWith(document.querySelector('#late'));
});

test('after 2000 ms the step continues without it; when it appears later, it is used', async () => {
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

test('the target is measured at most once in 250 ms, whatever moves on the page', async () => {
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

test.each(['transitionend', 'toggle'])('the target is measured after «%s», too', (type) => {
  const { clock, pass } = handClock();
  const onChange = vi.fn();
  stop = watchPage({ scope: { ...testScope().scope, clock }, throttleMs: 250, onChange });
  document.body.dispatchEvent(new Event(type));
  pass(250);
  expect(onChange).toHaveBeenCalledOnce();
});
