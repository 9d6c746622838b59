import { expect, test } from 'vitest';
import { readFileName } from './readFileName';

test.each([
  [null, 'fallback'],
  ['inline', 'fallback'],
  ['attachment; filename=leads.csv', 'leads.csv'],
  ['attachment; filename="my leads.csv"', 'my leads.csv'],
  ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
  [`attachment; filename="x.csv"; filename*=UTF-8''%E2%82%AC.csv`, '€.csv'],
  [`attachment; filename="x.csv"; filename*=UTF-8''%E2%8`, 'x.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename=""', 'fallback'],
])('the header %s names the file %s', (header, expected) => {
  expect(readFileName(header, 'fallback')).toBe(expected);
});
