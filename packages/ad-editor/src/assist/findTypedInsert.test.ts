import { expect, test } from 'vitest';
import { findTypedInsert, matchInserts } from './findTypedInsert';

test.each([
  ['nothing typed', '', 0, undefined],
  ['a text without braces', 'Smile', 5, undefined],
  ['the brace alone', 'Hi {', 4, { start: 3, end: 4, query: '' }],
  ['letters after the brace', 'Hi {Bus', 7, { start: 3, end: 7, query: 'Bus' }],
  ['the cursor before the brace', '{Bus', 0, undefined],
  ['the cursor behind a whole insert', '{Offer} now', 11, undefined],
  [
    'the cursor at the end of a whole insert, whose brace is replaced',
    '{Offer}',
    6,
    { start: 0, end: 7, query: 'Offer' },
  ],
  ['the last of two', '{Offer} at {', 12, { start: 11, end: 12, query: '' }],
  ['a brace on an earlier line', 'a {\nb', 5, undefined],
])('the insert being typed is found: %s', (_what, text, cursor, found) => {
  expect(findTypedInsert(text, cursor)).toEqual(found);
});

test('inserts whose name begins with the typed letters come before those that have them later', () => {
  const inserts = new Map([
    ['My Offer', '10%'],
    ['Offer', '20%'],
    ['City Name', ''],
  ]);
  expect(matchInserts(inserts, 'offer').map(([name]) => name)).toEqual(['Offer', 'My Offer']);
  expect(matchInserts(inserts, '').map(([name]) => name)).toEqual(['My Offer', 'Offer', 'City Name']);
  expect(matchInserts(inserts, 'zip')).toEqual([]);
});
