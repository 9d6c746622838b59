import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testScope } from '../../test/testScope';
import { createReplayRecorder, type Replay } from './createReplayRecorder';

// Sampling intervals of a replay (widget §9); the recorder numbers its kinds of changes.

const [mouseMove, scroll, resize, media] = [1, 3, 4, 7];
let page: HTMLElement;
let replay: Replay;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  page = document.createElement('main');
  page.innerHTML = '<video></video>';
  document.body.append(page);
  replay = createReplayRecorder(testScope().scope, {});
});
afterEach(() => {
  replay.dispose();
  page.remove();
  vi.useRealTimers();
});

const changes = (source: number) =>
  (replay.collect()?.events ?? [])
    .filter(({ data }) => Object(data).source === source)
    .map(({ data }) => Object(data));

const scrolls = () => document.dispatchEvent(new Event('scroll'));
const resizes = () => {
  sizes += 1;
  window.dispatchEvent(new Event('resize'));
};
let sizes = 0;
const plays = () => page.querySelector('video')?.dispatchEvent(new Event('seeked'));

test.each<[string, number, number, () => unknown]>([
  ['scrolling', scroll, 150, scrolls],
  ['video and sound', media, 500, plays],
])('%s is reported at most each %#: %i', (_what, source, ms, move) => {
  move();
  expect(changes(source)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  move();
  vi.advanceTimersByTime(ms - 2);
  expect(changes(source)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(changes(source)).toHaveLength(2);
});

test('the window’s size is reported at most every 200 ms, and only if it changed', () => {
  const spy = vi.spyOn(window, 'innerWidth', 'get').mockImplementation(() => 1000 + sizes);
  resizes();
  expect(changes(resize)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  resizes();
  vi.advanceTimersByTime(198);
  expect(changes(resize)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(changes(resize)).toHaveLength(2);
  spy.mockRestore();
});

test('the pointer is sampled every 50 ms and reported every 500 ms', () => {
  for (let ms = 0; ms < 1000; ms += 10) {
    const at = { clientX: ms, clientY: 5, bubbles: true };
    document.dispatchEvent(new MouseEvent('mousemove', at));
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(600);
  const reported = changes(mouseMove);
  expect(reported.length).toBeGreaterThanOrEqual(2);
  expect(reported.length).toBeLessThanOrEqual(3);
  const places = reported.flatMap(({ positions }) => positions.map(({ x }: { readonly x: number }) => x));
  const gaps = places.slice(1).map((x: number, index: number) => x - places[index]);
  expect(gaps.length).toBeGreaterThan(10);
  expect(gaps.every((gap: number) => gap >= 50 && gap <= 60)).toBe(true);
});
