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

describe('the selection of rows', () => {
  it.each([
    ['selects a row', noSelection, '2', of('2')],
    ['takes the tick off', of('2', '3'), '2', of('3')],
    ['keeps the selection of other pages', of('90'), '2', of('90', '2')],
    ['leaves the rest of the page where all matched', allMatching, '2', of('1', '3', '4', '5')],
  ])('%s', (_, before, id, after) => {
    expect(toggleRow(before, page, id)).toEqual(after);
  });

  it.each([
    ['down', noSelection, '2', '4', of('2', '3', '4')],
    ['up', noSelection, '4', '2', of('2', '3', '4')],
    ['of one row', noSelection, '3', '3', of('3')],
    ['from the first to the last', noSelection, '1', '5', of(...page)],
    ['beside the current selection', of('5', '90'), '1', '2', of('5', '90', '1', '2')],
    ['from a row of another page: the row alone', of('90'), '90', '2', of('90', '2')],
  ])('selects a range %s', (_, before, from, to, after) => {
    expect(selectRange(before, page, from, to)).toEqual(after);
  });

  it.each([
    ['selects all of it', noSelection, of(...page)],
    ['selects the rest of it', of('2'), of('2', '1', '3', '4', '5')],
    ['deselects it if all of it is selected', of(...page, '90'), of('90')],
    ['takes all off where all matched', allMatching, noSelection],
  ])('toggles a page: %s', (_, before, after) => {
    expect(togglePage(before, page)).toEqual(after);
  });

  it.each([
    ['the page first', noSelection, 23, of(...page)],
    ['then all that match', of(...page), 23, allMatching],
    ['no more than the page where it is all there is', of(...page), 5, of(...page)],
    ['nothing more once all match', allMatching, 5, allMatching],
  ])('extends by Ctrl + A to %s', (_, before, total, after) => {
    expect(selectMore(before, page, total)).toEqual(after);
  });

  it.each([
    ['none', noSelection, 'none', 0],
    ['none of this page', of('90'), 'none', 1],
    ['all but one', of('1', '2', '3', '4'), 'some', 4],
    ['all', of(...page), 'all', 5],
    ['all that match', allMatching, 'all', 23],
  ])('reports the state of a page: %s', (_, selection, state, count) => {
    expect(getPageSelection(selection, page)).toBe(state);
    expect(countSelected(selection, 23)).toBe(count);
  });

  it.each([
    ['keeps those that are not done', of('1', '2', '90'), ['2', '3'], of('1', '90')],
    ['keeps nothing of all that match', allMatching, ['2'], noSelection],
    ['keeps all where nothing was done', of('1'), [], of('1')],
  ])('after an action %s', (_, before, done, after) => {
    expect(deselectRows(before, done)).toEqual(after);
  });

  it('reports an empty page as not selected', () => {
    expect(getPageSelection(allMatching, [])).toBe('none');
    expect(isRowSelected(allMatching, '7')).toBe(true);
  });
});
