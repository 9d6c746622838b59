import { expect, test } from 'vitest';
import { createTextReader } from './createTextReader';

/** Timers that a test runs by hand. */
function handClock() {
  const timers = new Set<() => void>();
  return {
    timers,
    after(_ms: number, run: () => void) {
      const once = () => {
        timers.delete(once);
        run();
      };
      timers.add(once);
      return () => void timers.delete(once);
    },
    tick() {
      const due = Array.from(timers);
      for (const run of due) run();
    },
  };
}

/** Streams in memory move on in microtasks: all of them have run in the next task. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const plain = { 'content-type': 'text/plain' };

/** A body that gives one word and then waits for ever. */
function endless() {
  const state = { isCancelled: false };
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('word')),
    cancel() {
      state.isCancelled = true;
    },
  });
  return { state, response: new Response(stream, { headers: plain }) };
}

test('a small body of known length is read without a timer', async () => {
  const clock = handClock();
  const texts: unknown[] = [];
  const response = new Response('hello', { headers: { ...plain, 'content-length': '5' } });
  createTextReader(clock).read(response, (text) => texts.push(text));
  expect(clock.timers.size).toBe(0);
  await expect.poll(() => texts).toEqual(['<request_still_open>', 'hello']);
  expect(await response.text()).toBe('hello');
});

test('uses one timer for all open bodies, and abandons those that do not end within two rounds', async () => {
  const clock = handClock();
  const { read } = createTextReader(clock);
  const [first, second] = [endless(), endless()];
  const texts: unknown[] = [];
  for (const { response } of [first, second]) read(response, (text) => texts.push(text));
  await settle();
  expect(clock.timers.size).toBe(1);
  void first.response.body?.cancel();
  clock.tick();
  await settle();
  expect(first.state.isCancelled).toBe(false);
  clock.tick();
  await settle();
  expect(first.state.isCancelled).toBe(true);
  expect(clock.timers.size).toBe(0);
  expect(texts.slice(2)).toEqual(['word', 'word']);
});

test('the stop lets go of everything', async () => {
  const clock = handClock();
  const reader = createTextReader(clock);
  const { state, response } = endless();
  reader.read(response, () => undefined);
  await settle();
  void response.body?.cancel();
  reader.dispose();
  await settle();
  expect(state.isCancelled).toBe(true);
  expect(clock.timers.size).toBe(0);
});
