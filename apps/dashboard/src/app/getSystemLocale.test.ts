import { describe, expect, it } from 'vitest';
import { getSystemLocale } from './getSystemLocale';

describe('getSystemLocale', () => {
  it.each([
    [['de-AT', 'en'], 'de-AT'],
    [['en-US@posix', 'fr'], 'fr'],
    [['en-us'], 'en-US'],
    [['en-US@posix'], 'en-US'],
    [[], 'en-US'],
  ])('the locale for the languages %j is %s', (languages, expected) =>
    expect(getSystemLocale(languages)).toBe(expected),
  );
});
