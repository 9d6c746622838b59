import { describe, expect, it } from 'vitest';
import { formatInstant } from './formatInstant';

const afternoon = '2026-11-02T15:45:00.000Z';

describe('formatInstant', () => {
  it.each([
    ['en-US', 'UTC', 'Nov 2, 2026, 3:45\u00A0PM'],
    ['en-US', 'America/New_York', 'Nov 2, 2026, 10:45\u00A0AM'],
    ['de-DE', 'UTC', '02.11.2026, 15:45'],
  ])('keeps the time in %s at %s in one line', (locale, timeZone, text) => {
    expect(formatInstant(afternoon, locale, timeZone)).toBe(text);
  });

  it('leaves what is no instant as it is', () => {
    expect(formatInstant('soon', 'en-US')).toBe('soon');
  });

  it('has no space that breaks before the part of the day in Arabic', () => {
    expect(formatInstant(afternoon, 'ar-EG', 'UTC')).toMatch(/\d:\d\d\u00A0م$|[٠-٩]\u00A0م$/);
  });
});
