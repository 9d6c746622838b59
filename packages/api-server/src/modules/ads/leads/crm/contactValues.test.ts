import { describe, expect, it } from 'vitest';
import { toCountryCode, toCustomFieldValue, toIsoDate } from './contactValues';

describe('a date', () => {
  it.each([
    ['04/17/1988', '1988-04-17'],
    ['17/04/1988', '1988-04-17'],
    ['4/7/1988', '1988-04-07'],
    ['17.4.1988', '1988-04-17'],
    ['17. 04. 1988', '1988-04-17'],
    ['1988-04-17', '1988-04-17'],
    ['1988/04/17', '1988-04-17'],
    ['02/29/2000', '2000-02-29'],
    ['02/29/2001', undefined],
    ['31.04.1988', undefined],
    ['00.00.0000', undefined],
    ['April 17', undefined],
    ['', undefined],
  ])('%j is %j', (text, date) => {
    expect(toIsoDate(text)).toBe(date);
  });
});

describe('a country', () => {
  it.each([
    ['DE', 'DE'],
    ['de', 'DE'],
    ['Germany', 'DE'],
    [' Deutschland ', 'DE'],
    ['المملكة العربية السعودية', 'SA'],
    ['Allemagne', 'DE'],
    ['United States', 'US'],
    ['Atlantis', undefined],
    ['XX', undefined],
  ])('%j is %j', (text, code) => {
    expect(toCountryCode(text)).toBe(code);
  });
});

describe('the value of a custom field', () => {
  const options = ['Dach', 'Fassade'];
  it.each([
    ['TEXT', ['a', 'b'], 'a, b'],
    ['LARGE_TEXT', ['long'], 'long'],
    ['PHONE', ['+49'], '+49'],
    ['NUMERICAL', ['12,5'], 12.5],
    ['MONETORY', ['-3'], -3],
    ['NUMERICAL', ['twelve'], undefined],
    ['DATE', ['04/17/1988'], '1988-04-17'],
    ['DATE', ['soon'], undefined],
    ['RADIO', ['dach '], 'Dach'],
    ['SINGLE_OPTIONS', ['Keller'], undefined],
    ['CHECKBOX', ['Fassade', 'dach'], ['Fassade', 'Dach']],
    ['MULTIPLE_OPTIONS', ['Dach', 'Keller'], undefined],
    ['FILE_UPLOAD', ['x'], undefined],
    ['OF_A_LATER_VERSION', ['x'], undefined],
  ])('of the type %s for %j is %j', (dataType, values, value) => {
    const field = { dataType, picklistOptions: options, isAllowedCustomOption: false };
    expect(toCustomFieldValue(field, { values })).toEqual(value);
  });

  it('can be another text where the field allows its own options', () => {
    const field = { dataType: 'RADIO', picklistOptions: options, isAllowedCustomOption: true };
    expect(toCustomFieldValue(field, { values: ['Keller'] })).toBe('Keller');
  });
});
