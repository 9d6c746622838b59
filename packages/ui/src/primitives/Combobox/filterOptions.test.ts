import { describe, expect, it } from 'vitest';
import { filterOptions } from './filterOptions';

const options = [
  { value: 'zh', label: 'Zürich', detail: 'Switzerland' },
  { value: 'ge', label: 'Geneva', detail: 'Switzerland' },
  { value: 'ny', label: 'New York' },
];

describe('filterOptions', () => {
  it.each<[string, string[]]>([
    ['', ['zh', 'ge', 'ny']],
    ['  ', ['zh', 'ge', 'ny']],
    ['zurich', ['zh']],
    ['SWITZ', ['zh', 'ge']],
    ['switz gen', ['ge']],
    ['york new', ['ny']],
    ['paris', []],
  ])('%j finds %j', (term, expected) => {
    expect(filterOptions(options, term).map(({ value }) => value)).toEqual(expected);
  });
});
