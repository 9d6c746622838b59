import { expect, test, vi } from 'vitest';
import { tooltip, tour } from '../guides.fixtures';
import { saveGuide } from './saveGuide';

test.each([
  [
    'a name that is too long',
    { ...tour, name: 'x'.repeat(500) },
    /^This text can have at most \d+ characters\.$/,
  ],
  ['a number outside of its range', withOffset(1e6), /^Please enter at most \d+\.$/],
  ['no step', { ...tour, config: { ...tour.config, steps: [] } }, /^Please add a step\.$/],
])('saves no guide with %s, and says why in words for users', async (_, guide, text) => {
  const save = vi.fn();
  await expect(saveGuide(guide, save)).resolves.toMatch(text);
  expect(save).not.toHaveBeenCalled();
});

function withOffset(offsetX: number) {
  return { ...tooltip, config: { ...tooltip.config, offsetX } };
}

test('saves a guide, and says why the server refused it', async () => {
  const save = vi.fn(async () => undefined);
  await expect(saveGuide(tour, save)).resolves.toBe('');
  expect(save).toHaveBeenCalledOnce();
  const failure = await saveGuide(tour, () => Promise.reject(new Error('offline')));
  expect(failure).toBe('The server could not be reached. Check your connection and try again.');
});
