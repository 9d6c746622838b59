import { describe, expect, it } from 'vitest';
import { isSameList, readListQuery, writeListQuery } from './listQuery';

const filterNames = ['status', 'client'];
const read = (query: string) => readListQuery(new URLSearchParams(query), filterNames);

describe('the query of a list', () => {
  it.each([
    ['client=7&status=paused&search=gym', 'search=gym&client=7&status=paused'],
    ['page=3&status=paused&order=asc&sort=name', 'status=paused&sort=name&order=asc'],
    ['sort=name&order=desc', 'sort=name'],
    ['folder=12&status=', ''],
  ])('of %s is %s', (query, expected) => {
    expect(read(query)).toBe(expected);
  });

  it('replaces search, filters, sort and page, and preserves the other parameters of the page', () => {
    const params = new URLSearchParams('folder=12&page=3&status=paused&search=gym&sort=name&order=asc');
    const next = writeListQuery(params, 'client=7&panel=open', filterNames);
    expect(next.toString()).toBe('folder=12&client=7');
  });
});

describe('a view', () => {
  it.each([
    ['status=paused', 'status=paused&sort=name&order=asc', true],
    ['status=paused&sort=name&order=asc', 'status=paused&sort=name&order=asc', true],
    ['client=7&status=paused', 'status=paused&client=7', true],
    ['', 'sort=name&order=asc', true],
    ['status=paused&sort=name&order=asc', 'status=paused', false],
    ['status=paused', 'status=paused&client=7', false],
    ['', 'search=gym', false],
  ])('%j of a list that shows %j is current: %s', (view, shown, expected) => {
    expect(isSameList(view, shown)).toBe(expected);
  });
});
