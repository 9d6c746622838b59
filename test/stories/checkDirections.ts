import { afterEach, expect } from 'vitest';
import { listUndirectedFields } from './listUndirectedFields';

/** People write in any script, so every text field of a story takes the direction of its text. */
afterEach(({ task }) => {
  if (task.result?.state === 'fail') return;
  expect(listUndirectedFields(), 'text fields without a direction').toEqual([]);
});
