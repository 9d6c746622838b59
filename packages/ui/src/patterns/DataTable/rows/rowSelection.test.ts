import { describe, expect, it } from 'vitest';
import {
  allMatching,
  countSelected,
  deselectRows,
  getPageSelection,
  isRowSelected,
  noSelection,
  type RowSelection,
  selectMore,
  selectRange,
  togglePage,
  toggleRow,
} from './rowSelection';

const page = ['1', '2', '3', '4', '5'];
const of = (...ids: string[]): RowSelection => ({ ids: new Set(ids), isAllMatching: false });

describe('row selection', () => {
  it.each([
    ['selects a row', noSelection, '2', of('2')],
    ['deselects a selected row', of('2', '3'), '2', of('3')],
    ['preserves the selection of other pages', of('90'), '2', of('90', '2')],
    [
      'selects the rest of the page if all matching rows were selected',
      allMatching,
      '2',
      of('1', '3', '4', '5'),
    ],
  ])('toggleRow %s', (_, before, id, after) => {
    expect(toggleRow(before, page, id)).toEqual(after);
  });

  it.each([
    ['down', noSelection, '2', '4', of('2', '3', '4')],
    ['up', noSelection, '4', '2', of('2', '3', '4')],
    ['of one row', noSelection, '3', '3', of('3')],
    ['from the first to the last', noSelection, '1', '5', of(...page)],
    ['in addition to the current selection', of('5', '90'), '1', '2', of('5', '90', '1', '2')],
    ['that starts on another page as one row', of('90'), '90', '2', of('90', '2')],
  ])('selectRange selects a range %s', (_, before, from, to, after) => {
    expect(selectRange(before, page, from, to)).toEqual(after);
  });

  it.each([
    ['selects all its rows', noSelection, of(...page)],
    ['selects its remaining rows', of('2'), of('2', '1', '3', '4', '5')],
    ['deselects a fully selected page', of(...page, '90'), of('90')],
    ['deselects everything if all matching rows were selected', allMatching, noSelection],
  ])('togglePage %s', (_, before, after) => {
    expect(togglePage(before, page)).toEqual(after);
  });

  it.each([
    ['the page first', noSelection, 23, of(...page)],
    ['then all that match', of(...page), 23, allMatching],
    ['only the page if there is no other', of(...page), 5, of(...page)],
    ['nothing more if all matching rows are selected', allMatching, 5, allMatching],
  ])('Ctrl + A selects %s', (_, before, total, after) => {
    expect(selectMore(before, page, total)).toEqual(after);
  });

  it.each([
    ['none', noSelection, 'none', 0],
    ['none of this page', of('90'), 'none', 1],
    ['all but one', of('1', '2', '3', '4'), 'some', 4],
    ['all', of(...page), 'all', 5],
    ['all that match', allMatching, 'all', 23],
  ])('reports how much of a page is selected: %s', (_, selection, state, count) => {
    expect(getPageSelection(selection, page)).toBe(state);
    expect(countSelected(selection, 23)).toBe(count);
  });

  it.each([
    ['deselects only the rows that the action changed', of('1', '2', '90'), ['2', '3'], of('1', '90')],
    ['clears a selection of all matching rows', allMatching, ['2'], noSelection],
    ['changes nothing if the action changed no row', of('1'), [], of('1')],
  ])('deselectRows %s', (_, before, done, after) => {
    expect(deselectRows(before, done)).toEqual(after);
  });

  it('reports an empty page as not selected', () => {
    expect(getPageSelection(allMatching, [])).toBe('none');
    expect(isRowSelected(allMatching, '7')).toBe(true);
  });
});
