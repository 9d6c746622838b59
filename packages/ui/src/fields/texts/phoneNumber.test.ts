import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { toE164, toShownPhone } from './phoneNumber';

const reader = { parsePhoneNumberFromString };

describe('toE164', () => {
  it.each([
    ['US', '(213) 373-4253', '+12133734253'],
    ['NZ', '021 123 4567', '+64211234567'],
    ['US', '+64 21 123 4567', '+64211234567'],
    ['US', 'call me', 'call me'],
    ['US', ' ', ''],
  ])('converts in %s %j to %j', (country, text, expected) => {
    expect(toE164(reader, { country, text })).toBe(expected);
  });
});

describe('toShownPhone', () => {
  it.each([
    ['+12133734253', 'NZ', 'US', '(213) 373-4253'],
    ['+64211234567', 'US', 'NZ', '021 123 4567'],
    ['call me', 'NZ', 'NZ', 'call me'],
    ['', 'NZ', 'NZ', ''],
  ])('shows %j (fallback %s) in %s as %j', (number, fallback, country, text) => {
    expect(toShownPhone(reader, number, fallback)).toEqual({ country, text });
  });
});
