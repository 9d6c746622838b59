import { expect, it, vi } from 'vitest';
import {
  formatDayBy,
  formatDeviceDate,
  getDateFormat,
  getDeviceDateFormat,
  getDisplayNames,
  getNumberFormat,
  getRelativeTimeFormat,
} from './intlFormats';

it.each([
  ['the same options', 'en', { style: 'percent' }, true],
  ['another locale', 'de', { style: 'percent' }, false],
  ['other options', 'en', { style: 'percent', minimumFractionDigits: 1 }, false],
] as const)('gives one formatter for equal locales and options: %s', (_what, locale, options, isSame) => {
  const first = getNumberFormat('en', { style: 'percent' });
  expect(getNumberFormat(locale, options) === first).toBe(isSame);
});

it('formats by the options that were asked for', () => {
  const date = new Date('2026-11-02T12:00:00Z');
  expect(getNumberFormat('de', { minimumFractionDigits: 2 }).format(1234.5)).toBe('1.234,50');
  expect(getDateFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(date)).toBe('Nov 2, 2026');
  expect(getDateFormat('en', { month: 'short', timeZone: 'UTC' }).format(date)).toBe('Nov');
  expect(getDeviceDateFormat(date, 'de', { dateStyle: 'medium' }).format(date)).toBe('02.11.2026');
  expect(getDisplayNames('de', { type: 'region' }).of('IT')).toBe('Italien');
  expect(getRelativeTimeFormat('en', { numeric: 'always' }).format(-1, 'day')).toBe('1 day ago');
});

it('gives another formatter once the device is in another time zone', () => {
  const date = new Date('2026-11-02T12:00:00Z');
  const options = { dateStyle: 'medium' } as const;
  const atHome = getDeviceDateFormat(date, 'en', options);
  expect(getDeviceDateFormat(new Date(date), 'en', options)).toBe(atHome);
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540);
  expect(getDeviceDateFormat(date, 'en', options)).not.toBe(atHome);
  offset.mockRestore();
});

it.each(['soon', ''])('leaves %j, which is no time, as it is', (text) => {
  expect(formatDeviceDate(text, 'en', { dateStyle: 'medium' })).toBe(text);
  expect(formatDayBy(text, 'en', { dateStyle: 'medium' })).toBe(text);
});
