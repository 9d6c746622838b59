import { expect, test } from 'vitest';
import { needsUpdate, parseContact } from './needsUpdate';

const guest = { gleapId: 'v1', gleapHash: 'h1' };
const ada = { ...guest, userId: '7', name: 'Ada', value: 12, customData: { plan: 'pro', seats: [1, 2] } };

test.each<[string, Parameters<typeof needsUpdate>, boolean]>([
  ['no user id yet', [guest, '7', {}], true],
  ['another user id', [ada, '8', {}], true],
  ['the same user, nothing said', [ada, '7', {}], false],
  ['a field as it is known', [ada, '7', { name: 'Ada', value: 12 }], false],
  ['a field that differs', [ada, '7', { name: 'Bo' }], true],
  ['a number that comes as a text', [ada, '7', { value: '12' }], true],
  ['a field that is not known', [ada, '7', { phone: '+1' }], true],
  ['custom data as it is known', [ada, '7', { plan: 'pro', seats: [1, 2] }], false],
  ['custom data that differs', [ada, '7', { plan: 'free' }], true],
  ['a list in custom data that differs', [ada, '7', { seats: [2, 1] }], true],
])('%s: sent to the server: %s', (_what, args, isDue) => {
  expect(needsUpdate(...args)).toBe(isDue);
});

test.each<[unknown, object]>([
  ['{"name":"Ada"}', { name: 'Ada' }],
  ['{broken', {}],
  [null, {}],
  [['name'], {}],
  [
    { name: 'x'.repeat(255), email: 'x'.repeat(256), value: 1 },
    { name: 'x'.repeat(255), value: 1 },
  ],
])('values of a visitor (%#) are parsed, and left out if they are too long', (data, contact) => {
  expect(parseContact(data)).toEqual(contact);
});
