import { describe, expect, it } from 'vitest';
import { columnWidths, noColumnChoice, orderColumns, parseColumnChoice } from './columnChoice';

const columns = ['name', 'status', 'budget', 'spend'];

describe('orderColumns', () => {
  it.each([
    ['without a chosen order', [], columns],
    ['with an order of all columns', ['spend', 'budget', 'status'], ['name', 'spend', 'budget', 'status']],
    [
      'with an order of two: the third stays in its position',
      ['spend', 'status'],
      ['name', 'spend', 'budget', 'status'],
    ],
    ['with the name column moved: it stays first', ['spend', 'name'], columns],
    ['with removed columns in the order', ['gone', 'spend', 'status'], ['name', 'spend', 'budget', 'status']],
  ])('sorts columns %s', (_, order, expected) => {
    expect(orderColumns(columns, order)).toEqual(expected);
  });

  it('returns no columns for none', () => {
    expect(orderColumns([], ['name'])).toEqual([]);
  });
});

describe('parseColumnChoice', () => {
  const { min, max } = columnWidths;
  it.each([
    [null, noColumnChoice],
    ['', noColumnChoice],
    ['null', noColumnChoice],
    ['not json', noColumnChoice],
    ['[]', noColumnChoice],
    ['{"hidden":"status","order":7,"widths":[]}', noColumnChoice],
    [
      '{"hidden":["status",3],"order":["spend"],"widths":{"name":200}}',
      { hidden: ['status'], order: ['spend'], widths: { name: 200 } },
    ],
    [`{"widths":{"a":${min - 1},"b":${min}}}`, { ...noColumnChoice, widths: { b: min } }],
    [`{"widths":{"a":${max},"b":${max + 1}}}`, { ...noColumnChoice, widths: { a: max } }],
  ])('parses %j', (stored, expected) => {
    expect(parseColumnChoice(stored)).toEqual(expected);
  });
});
