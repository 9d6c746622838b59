import { expect, test } from 'vitest';
import { matchesPage } from './matchesPage';

const url = 'https://shop.example/cart/items?x=1';

test.each([
  ['is', url, true],
  ['is', 'https://shop.example/cart', false],
  ['isnot', url, false],
  ['isnot', 'https://shop.example/cart', true],
  ['contains', '/cart/', true],
  ['contains', '/account/', false],
  ['notcontains', '/cart/', false],
  ['notcontains', '/account/', true],
  ['startswith', 'https://shop.example/', true],
  ['startswith', 'https://other.example/', false],
  ['endswith', 'items?x=1', true],
  ['endswith', 'items', false],
] as const)('%s "%s": %s', (pageType, page, matches) => {
  expect(matchesPage({ page, pageType }, url)).toBe(matches);
});

test('an empty rule matches every page', () => {
  for (const pageType of ['is', 'isnot', 'contains', 'notcontains', 'startswith', 'endswith'] as const) {
    expect(matchesPage({ page: ' ', pageType }, url)).toBe(true);
  }
});

test('a slash at the end makes no other page', () => {
  expect(matchesPage({ page: 'https://a.example/b/', pageType: 'is' }, 'https://a.example/b')).toBe(true);
});
