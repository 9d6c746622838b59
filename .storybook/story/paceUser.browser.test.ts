import { afterEach, beforeEach, expect, it } from 'vitest';
import { paceUser } from './paceUser';

let happened: string[];
const user = paceUser(
  {
    keyboard: async (keys: string) => {
      happened.push(keys);
    },
    setup: () => 'another user',
  },
  document,
);
const field = document.createElement('input');
beforeEach(() => {
  happened = [];
  document.body.append(field);
});
afterEach(() => field.remove());

/** Notes in the list of this test when the next frame is drawn. */
const noteFrame = (log = happened) => requestAnimationFrame(() => log.push('frame'));

it('an action of a play waits for the frame that shows what was added before it', async () => {
  noteFrame();
  await user.keyboard('Escape');
  expect(happened).toEqual(['frame', 'Escape']);
});

it('an action right after the play moved the focus comes before anything else can move it', async () => {
  noteFrame();
  field.focus();
  await user.keyboard('Enter');
  expect(happened).toEqual(['Enter']);
});

it('the action after that waits for a frame again', async () => {
  field.focus();
  await user.keyboard('Enter');
  noteFrame();
  await user.keyboard('Escape');
  expect(happened).toEqual(['Enter', 'frame', 'Escape']);
});

it('a user that is set up for a story is created at once', () => {
  expect(user.setup()).toBe('another user');
});
