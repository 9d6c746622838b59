import { expect, test } from 'vitest';
import type { TextStore } from '../scope/storage';
import { createUnreadStore } from './createUnreadStore';
import { addNotification, insertName, parseNotification } from './notificationList';

const one = (outbound: string) => ({ outbound, sound: false, data: { text: outbound } });

test('a known outbound id is not added again, and the latest 2 are stored', () => {
  const two = addNotification(addNotification([], one('a')), one('b'));
  expect(addNotification(two, one('a'))).toBe(two);
  expect(addNotification(two, one('c')).map(({ outbound }) => outbound)).toEqual(['b', 'c']);
});

test.each([
  ['Hi {{name}}!', 'Ada Lovelace', 'Hi Ada!'],
  ['Hi {{ name }}!', ' Ada ', 'Hi Ada!'],
  ['Hi {{name}}!', undefined, 'Hi !'],
  ['Hi {{name|there}}!', undefined, 'Hi there!'],
  ['Hi {{name|there}}!', 'Ada', 'Hi Ada!'],
  ['Hi {{mail}}', 'Ada', 'Hi {{mail}}'],
])('"%s" for %s', (text, name, shown) => {
  expect(insertName(text, name)).toBe(shown);
});

test.each([
  undefined,
  'x',
  {},
  { outbound: 'a' },
  { outbound: '', data: { text: 'x' } },
  { outbound: 'a', data: { text: 1 } },
])('no notification: %j', (action) => expect(parseNotification(action)).toBeUndefined());

function memoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key),
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

test('two projects of one site have separate lists', () => {
  const storage = memoryStore();
  createUnreadStore(storage, 'k1').write([one('a')]);
  expect(createUnreadStore(storage, 'k1').read()).toEqual([one('a')]);
  expect(createUnreadStore(storage, 'k2').read()).toEqual([]);
});

test('junk in the storage is nothing', () => {
  const storage = memoryStore();
  const key = 'gleap-widget-unread-notifications-k';
  for (const junk of ['', '{', '{}', '[1, null, {"outbound": "a"}]']) {
    storage.set(key, junk);
    expect(createUnreadStore(storage, 'k').read()).toEqual([]);
  }
});
