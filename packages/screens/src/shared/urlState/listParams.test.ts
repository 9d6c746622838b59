import { describe, expect, it } from 'vitest';
import { correctListParams, readListParams, writeListParams } from './listParams';

const filters = ['status', 'platform'] as const;

describe('list state of the URL', () => {
  it.each([
    ['', { page: 1, search: '', sort: undefined, order: 'desc', filters: {} }],
    ['page=3&search=gym', { page: 3, search: 'gym', sort: undefined, order: 'desc', filters: {} }],
    [
      `search=${'a'.repeat(201)}`,
      { page: 1, search: 'a'.repeat(200), sort: undefined, order: 'desc', filters: {} },
    ],
    ['per_page=50', { page: 1, perPage: 50, search: '', sort: undefined, order: 'desc', filters: {} }],
    ['per_page=9999', { page: 1, perPage: 100, search: '', sort: undefined, order: 'desc', filters: {} }],
    ['per_page=0', { page: 1, search: '', sort: undefined, order: 'desc', filters: {} }],
    ['page=-1', { page: 1, search: '', sort: undefined, order: 'desc', filters: {} }],
    ['page=two', { page: 1, search: '', sort: undefined, order: 'desc', filters: {} }],
    ['page=1.5&order=up', { page: 1, search: '', sort: undefined, order: 'desc', filters: {} }],
    [
      'status=PAUSED&other=x&sort=name&order=asc',
      { page: 1, search: '', sort: 'name', order: 'asc', filters: { status: 'PAUSED' } },
    ],
  ])('readListParams parses %j', (query, expected) => {
    expect(readListParams(new URLSearchParams(query), filters)).toEqual(expected);
  });

  it.each([
    ['per_page=5000&search=a', 'per_page=100&search=a'],
    ['per_page=0&tab=x', 'tab=x'],
    ['per_page=many&page=2', 'page=2'],
    ['page=-1&order=up', ''],
    ['page=01', ''],
  ])('correctListParams turns %j into %j', (query, expected) => {
    expect(correctListParams(new URLSearchParams(query)).toString()).toBe(expected);
  });

  it.each(['', 'page=2&per_page=100&sort=name&order=asc&status=PAUSED', 'order=desc&page=1&other=x'])(
    'correctListParams leaves %j as it is',
    (query) => {
      const params = new URLSearchParams(query);
      expect(correctListParams(params)).toBe(params);
    },
  );

  it.each([
    ['page=3&status=PAUSED', { page: 4 }, 'page=4&status=PAUSED'],
    ['page=3&status=PAUSED', { page: 1 }, 'status=PAUSED'],
    ['page=3&search=a', { perPage: 50 }, 'search=a&per_page=50'],
    ['page=3&per_page=50', { page: 4 }, 'page=4&per_page=50'],
    ['page=3&search=a', { search: 'b' }, 'search=b'],
    ['page=3&search=a', { search: '' }, ''],
    ['page=3', { filters: { status: 'SERVING' } }, 'status=SERVING'],
    ['status=SERVING&tab=x', { filters: { status: '' } }, 'tab=x'],
    ['', { sort: 'name', order: 'asc' as const }, 'sort=name&order=asc'],
  ])('writeListParams changes %j by %j', (query, change, expected) => {
    const next = writeListParams(new URLSearchParams(query), change);
    expect(next.size).toBe(new URLSearchParams(expected).size);
    for (const [name, value] of new URLSearchParams(expected)) expect(next.get(name)).toBe(value);
  });
});
