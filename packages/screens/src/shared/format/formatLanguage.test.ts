import { describe, expect, it } from 'vitest';
import { formatLanguage } from './formatLanguage';

describe('formatLanguage', () => {
  it.each([
    ['de', 'en', 'German'],
    ['pt-BR', 'en', 'Brazilian Portuguese'],
    ['de', 'ar', 'الألمانية'],
  ])('names %s in %s', (tag, locale, name) => {
    expect(formatLanguage(tag, locale)).toBe(name);
  });

  it.each(['no_language!', 'x'])('leaves %j as it is', (tag) => {
    expect(formatLanguage(tag, 'en')).toBe(tag);
  });
});
