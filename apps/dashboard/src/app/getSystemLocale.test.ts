import { describe, expect, it } from 'vitest';
import { getDirection, getSystemLocale } from './getSystemLocale';

describe('getSystemLocale and getDirection', () => {
  it.each([
    [['de-AT', 'en'], 'de-AT'],
    [['en-US@posix', 'fr'], 'fr'],
    [['en-us'], 'en-US'],
    [['en-US@posix'], 'en-US'],
    [[], 'en-US'],
  ])('the locale for the languages %j is %s', (languages, expected) =>
    expect(getSystemLocale(languages)).toBe(expected),
  );

  it.each([
    ['he-IL', 'rtl'],
    ['ar', 'rtl'],
    ['en-US', 'ltr'],
    ['az-Latn', 'ltr'],
  ])('the direction of %s is %s', (locale, direction) => expect(getDirection(locale)).toBe(direction));
});
