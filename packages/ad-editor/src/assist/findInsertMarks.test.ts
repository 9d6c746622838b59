import { expect, test } from 'vitest';
import { findInsertMarks } from './findInsertMarks';

const inserts = new Map([
  ['Business Name', 'Bright'],
  ['City Name', ''],
]);

test.each([
  ['nothing', '', []],
  ['a text without inserts', 'Smile', []],
  ['an insert', 'Hi {Business Name}', [{ start: 3, end: 18, tone: 'known' }]],
  ['one without a value yet', '{City Name}', [{ start: 0, end: 11, tone: 'known' }]],
  [
    'two, one of them deleted',
    '{Offer} at {Business Name}',
    [
      { start: 0, end: 7, tone: 'broken' },
      { start: 11, end: 26, tone: 'known' },
    ],
  ],
  ['braces around what is no name', '{a-b} {} {', []],
  ['one after an emoji, in UTF-16 units', '😀{Business Name}', [{ start: 2, end: 17, tone: 'known' }]],
])('%s', (_what, text, marks) => {
  expect(findInsertMarks(text, inserts)).toEqual(marks);
});
