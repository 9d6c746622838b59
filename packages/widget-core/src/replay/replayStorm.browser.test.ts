import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testScope } from '../../test/testScope';
import { createReplayRecorder, type Replay } from './createReplayRecorder';

let page: HTMLElement;
let replay: Replay;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  page = document.createElement('main');
  document.body.append(page);
  replay = createReplayRecorder(testScope().scope, {});
});
afterEach(() => {
  replay.dispose();
  page.remove();
  vi.useRealTimers();
});

/** Changes the page and lets the recorder see it. */
async function show(text: string, thenMs = 50) {
  page.textContent = text;
  await vi.advanceTimersByTimeAsync(thenMs);
}

/** Makes more changes than the buffer can store. */
async function storm() {
  for (let round = 0; round < 14; round += 1) await show(`${round}${'x'.repeat(500_000)}`);
}

const recorded = () => JSON.stringify(replay.collect());

test('a storm of changes fills the buffer and no more, and the replay requested for ends with the page as it is', async () => {
  await storm();
  await show('after the storm');
  expect(recorded()).toContain('after the storm');
  expect(recorded().length).toBeLessThan(7_000_000);
  await show('recorded again');
  expect(recorded()).toContain('recorded again');
});

test('recording resumes after 10 s, and after the next storm after 20 s', async () => {
  for (const pauseMs of [10_000, 20_000]) {
    await storm();
    await show(`before ${pauseMs}`, pauseMs - 2_000);
    await show(`between ${pauseMs}`, 2_000);
    await show(`after ${pauseMs}`);
    const texts = replay.collect()?.events.map((event) => JSON.stringify(event)) ?? [];
    expect(texts.some((text) => text.includes(`before ${pauseMs}`))).toBe(false);
    expect(texts.some((text) => text.includes(`after ${pauseMs}`))).toBe(true);
  }
});

test.each([
  [1_000, true],
  [1_001, false],
])(
  'after a pause, recording of a page that adds %i nodes in a second resumes: %s',
  async (count, isResumed) => {
    await storm();
    await show('', 9_100);
    page.append(...Array.from({ length: count }, () => document.createElement('i')));
    await vi.advanceTimersByTimeAsync(1_000);
    await show('between');
    // Content that is gone when the replay is requested can only be in it if it was recorded.
    await show('at the end');
    expect(recorded().includes('between')).toBe(isResumed);
  },
);

test.each([0, 9_500])('recording does not resume once it was stopped, %i ms into the pause', async (ms) => {
  await storm();
  await vi.advanceTimersByTimeAsync(ms);
  replay.dispose();
  expect(vi.getTimerCount()).toBe(0);
});
