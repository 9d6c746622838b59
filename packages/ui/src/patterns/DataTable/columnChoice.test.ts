import { describe, expect, it } from 'vitest';
import { columnWidths, noColumnChoice, orderColumns, parseColumnChoice } from './columnChoice';

const columns = ['name', 'status', 'budget', 'spend'];

describe('the order of columns', () => {
  it.each([
    ['nothing wanted', [], columns],
    ['all of them', ['spend', 'budget', 'status'], ['name', 'spend', 'budget', 'status']],
    ['two of them: the third keeps its place', ['spend', 'status'], ['name', 'spend', 'budget', 'status']],
    ['the naming column stays first', ['spend', 'name'], columns],
    ['columns that are gone', ['gone', 'spend', 'status'], ['name', 'spend', 'budget', 'status']],
  ])('%s', (_, order, expected) => {
    expect(orderColumns(columns, order)).toEqual(expected);
  });

  it('is empty without columns', () => {
    expect(orderColumns([], ['name'])).toEqual([]);
  });
});

describe('the stored column choice', () => {
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
  ])('is parsed from %j', (stored, expected) => {
    expect(parseColumnChoice(stored)).toEqual(expected);
  });
});
