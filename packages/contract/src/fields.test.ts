import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import {
  CountryCode,
  EmailField,
  FolderName,
  HexColor,
  Ids,
  PhoneField,
  requiredHtml,
  UrlField,
} from './fields';

const readText = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('fields', () => {
  it.each([
    ['an email address', EmailField, ' Ann@Example.com ', undefined],
    ['an invalid email address', EmailField, 'ann@', 'Please enter a valid email address.'],
    ['an address', UrlField, 'https://example.com/a', undefined],
    ['a script', UrlField, 'javascript:alert(1)', 'Please Enter Valid URL'],
    ['a script with a tab', UrlField, 'java\tscript:alert(1)', 'Please Enter Valid URL'],
    ['an address without slashes', UrlField, 'https:evil.example', 'Please Enter Valid URL'],
    ['a phone', PhoneField, '+1 555 123 4567', undefined],
    ['letters for a phone', PhoneField, 'call me', 'Please Enter a Valid Phone Number'],
    ['a folder', FolderName, 'Spring offers', undefined],
    ['a folder with signs', FolderName, 'a/b<c>', 'Folder name cannot contain special characters.'],
    ['a folder without a name', FolderName, '  ', 'This field is required.'],
    ['ids', Ids, [1, 2], undefined],
    ['no ids', Ids, [], 'This field is required.'],
    ['the same id twice', Ids, [1, 1], 'Please remove duplicate entry.'],
    ['a colour', HexColor, '#12abEF', undefined],
    [
      'a colour with more',
      HexColor,
      '#12abEF;background:url(x)',
      'Please choose one of the available option.',
    ],
    ['a text of 10,000 tags', requiredHtml(200_000), '<p>'.repeat(10_000), undefined],
    [
      'a text of one tag more',
      requiredHtml(200_000),
      '<p>'.repeat(10_001),
      'This text has more than 10,000 tags. Please shorten it.',
    ],
    ['a country', CountryCode, 'US', undefined],
    ['a country in small letters', CountryCode, 'us', 'Please choose one of the available option.'],
  ] as const)('fields: %s', (_what, schema, value, message) => {
    expect(readText(schema, value)).toBe(message);
  });

  it('Ids refuses more ids than one call accepts', () => {
    const ids = Array.from({ length: 1001 }, (_, index) => index + 1);
    expect(Ids.safeParse(ids).success).toBe(false);
    expect(Ids.safeParse(ids.slice(1)).success).toBe(true);
  });
});
