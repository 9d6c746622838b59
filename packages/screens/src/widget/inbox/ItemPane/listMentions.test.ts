import { describe, expect, it } from 'vitest';
import { listMentions } from './listMentions';

const people = [
  { id: 1, name: 'Ann' },
  { id: 2, name: 'Ann Brooks' },
  { id: 3, name: 'Lee' },
];

describe('listMentions', () => {
  it.each([
    ['', []],
    ['Ask Ann', []],
    ['@Ann please', [1]],
    ['@Ann Brooks please', [2]],
    ['@Ann Brooks and @Ann', [2, 1]],
    ['@Lee, @Lee!', [3]],
    ['@Unknown', []],
  ])('finds the people that "%s" mentions', (text, expected) => {
    expect(listMentions(text, people)).toEqual(expected);
  });
});
