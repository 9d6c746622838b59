import { setLanguage } from '@adlane/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { formatLanguageName } from '../lookups/languageNames';
import { formatFieldLabel } from './fieldLabels';
import { translateNumbered } from './translateNumbered';
import { translateOptions } from './translateOptions';

describe('constants that are shown in the language of the user', () => {
  afterEach(() => setLanguage(undefined, {}));

  it('translates a numbered title and leaves its number', () => {
    expect(translateNumbered('Long Headline 12')).toBe('Long Headline 12');
    setLanguage('ar', {
      'Long Headline': 'العنوان الطويل',
      Headline: 'العنوان',
      'Short Description': 'الوصف',
    });
    expect(translateNumbered('Long Headline 12')).toBe('العنوان الطويل 12');
    expect(translateNumbered('Short Description')).toBe('الوصف');
    expect(formatFieldLabel('templateContent.headlines.1.value')).toBe('العنوان 2');
  });

  it('translates the labels of options and leaves their values', () => {
    setLanguage('ar', { Daily: 'يومية' });
    expect(translateOptions([{ value: 'daily', label: 'Daily' }])).toEqual([
      { value: 'daily', label: 'يومية' },
    ]);
  });

  it('takes names of languages from the browser, except in English', () => {
    expect(formatLanguageName('nb-NO', 'Norwegian (Bokmål)')).toBe('Norwegian (Bokmål)');
    setLanguage('ar-u-nu-latn', {});
    expect(formatLanguageName('de', 'German')).toBe('الألمانية');
  });
});
