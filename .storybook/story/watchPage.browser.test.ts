import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchPage } from './watchPage';

const page = watchPage(window);
const ownFetch = window.fetch;
// Tests of other files share the page's storage.
beforeEach(() => page.reset());
afterEach(() => page.reset());

/** Leaves behind one thing of each kind. */
const leave = {
  'an element': () => document.body.append(document.createElement('dialog')),
  attributes: () => document.documentElement.classList.add('dark'),
  localStorage: () => window.localStorage.setItem('draft', '1'),
  sessionStorage: () => window.sessionStorage.setItem('reloaded', '1'),
  'a replaced fetch': () => Object.assign(window, { fetch: async () => new Response() }),
  'the address': () => window.history.replaceState(null, '', '#ads'),
  'the focus': () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
  },
};

it.each(Object.entries(leave))('names %s that a story left, and removes it', (name, leaveIt) => {
  expect(page.listLeftovers()).toEqual([]);
  leaveIt();
  expect(page.listLeftovers().map((line) => line.slice(0, name.length))).toContain(name);
  page.reset();
  expect(page.listLeftovers()).toEqual([]);
});

it('restores a replaced function', () => {
  leave['a replaced fetch']();
  page.reset();
  expect(window.fetch).toBe(ownFetch);
});

it("keeps the next story's canvas", () => {
  const canvas = document.createElement('div');
  document.body.append(canvas);
  page.reset(canvas);
  expect(canvas.isConnected).toBe(true);
  expect(page.listLeftovers(canvas)).toEqual([]);
});
