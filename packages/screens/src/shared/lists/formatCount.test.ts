import { expect, it } from 'vitest';
import { formatCount, formatSubject } from './formatCount';

it.each([
  [1, 'category', '1 category'],
  [3, 'category', '3 categories'],
  [1200, 'template', '1,200 templates'],
] as const)('formats %i of %s as "%s"', (count, noun, text) => {
  expect(formatCount(count, noun)).toBe(text);
});

it('names a single item and counts several', () => {
  expect(formatSubject([{ name: 'Dentists' }], 'niche')).toBe('Dentists');
  expect(formatSubject([{ name: 'Dentists' }, { name: 'Gyms' }], 'niche')).toBe('2 niches');
});
