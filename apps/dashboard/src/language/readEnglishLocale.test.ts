import { describe, expect, it } from 'vitest';
import { readEnglishLocale } from './readEnglishLocale';

describe('the locale of English texts', () => {
  it.each([
    ['en', undefined],
    ['en-GB', undefined],
    ['de-AT', 'en-AT'],
    ['ar-EG', 'en-EG'],
    ['fa', 'en-IR'],
    ['zh-Hant-TW', 'en-TW'],
    ['mr-IN-u-nu-deva', 'en-IN'],
    ['C.UTF-8', 'en'],
  ])('in a browser with %j is %j', (browserLocale, locale) =>
    expect(readEnglishLocale(browserLocale)).toBe(locale),
  );

  it('has Latin digits and English months everywhere', () => {
    const day = new Date(Date.UTC(2026, 10, 2));
    for (const browserLocale of ['ar-EG', 'fa', 'mr-IN', 'de-AT', 'bn-BD', 'my']) {
      const text = day.toLocaleDateString(readEnglishLocale(browserLocale), {
        dateStyle: 'medium',
        timeZone: 'UTC',
      });
      expect([browserLocale, text]).toEqual([browserLocale, expect.stringMatching(/Nov.*2026|2026.*Nov/)]);
    }
  });
});
