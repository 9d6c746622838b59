import { expect, test } from 'vitest';
import { parseTour } from './parseTour';
import { createTourState, nextTourState, type TourEvent } from './tourState';

const at = (index: number, events: readonly TourEvent[]) =>
  events.reduce(nextTourState, createTourState(3, index));

test.each<[string, number, TourEvent[], object]>([
  ['next goes on', 0, [{ type: 'next' }], { index: 1, end: undefined }],
  ['next on the last step completes', 2, [{ type: 'next' }], { index: 2, end: 'completed' }],
  ['previous goes back', 1, [{ type: 'previous' }], { index: 0 }],
  ['previous on the first step stays', 0, [{ type: 'previous' }], { index: 0, end: undefined }],
  ['quitting ends it', 1, [{ type: 'quit' }, { type: 'next' }], { index: 1, end: 'quit' }],
])('%s', (_what, index, events, state) => {
  expect(at(index, events)).toMatchObject(state);
});

test.each([
  [-1, 0],
  [3, 0],
  [1.5, 0],
  [2, 2],
])('an interrupted tour at %d starts at %d of 3', (index, start) => {
  expect(createTourState(3, index).index).toBe(start);
});

test('reads what a server may hold; unknown types point, and texts that are none are empty', () => {
  expect(parseTour({ steps: [{ type: 'hologram', mode: 'JUMP', message: 5, selector: 7 }, 'junk'] })).toEqual(
    {
      steps: [{ type: 'pointer', mode: '', message: '', selector: undefined, videoUrl: undefined }],
      allowClose: false,
      backButton: false,
      nextText: '',
      prevText: '',
      doneText: '',
    },
  );
  for (const junk of [undefined, null, 'x', [], {}, { steps: 'x' }]) expect(parseTour(junk)).toBeUndefined();
});
