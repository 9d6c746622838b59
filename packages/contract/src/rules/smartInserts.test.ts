import { describe, expect, it } from 'vitest';
import { messages } from '../constants/texts/messages';
import { ownMessages } from '../constants/texts/ownMessages';
import {
  checkFilledLength,
  checkFilledText,
  checkFilledTexts,
  filterFilledInserts,
  findLongestInserts,
  findUnresolvedInserts,
  resolveInserts,
} from './smartInserts';
import { checkVersionText } from './templates/templateRules';
import { addVersion } from './templates/versionList';
import { expandInserts } from './texts/textRules';

const none = { business: {}, custom: [] };

describe('resolveInserts', () => {
  it('resolveInserts uses filled values and no placeholders', () => {
    const business = {
      owner_name: 'Owner Name',
      business_name: 'ACME',
      country: ' ',
      city_state_zip: 'Austin',
    };
    expect(filterFilledInserts(business)).toEqual({ business_name: 'ACME', city_state_zip: 'Austin' });
    expect([...resolveInserts({ business, custom: [] })]).toEqual([
      ['Business Name', 'ACME'],
      ['City Name', 'Austin'],
    ]);
  });

  it("resolveInserts merges the agency's shared inserts with a client's own, which take precedence", () => {
    const custom = [{ name: 'Deal', value: 'own' }];
    const shared = [
      { name: 'Deal', value: 'shared' },
      { name: 'Claim', value: 'all' },
    ];
    expect(Object.fromEntries(resolveInserts({ ...none, custom }, shared))).toEqual({
      Deal: 'own',
      Claim: 'all',
    });
  });

  it('resolveInserts is safe for names of object members', () => {
    const map = resolveInserts({ ...none, custom: [{ name: '__proto__', value: 'x' }] });
    expect(expandInserts('{__proto__} {constructor}', map)).toBe('x {constructor}');
  });
});

describe('findLongestInserts', () => {
  it('findLongestInserts compares characters, not code units, and contains every business insert', () => {
    const longest = findLongestInserts([
      new Map([['A', '𝒳𝒳']]),
      new Map([['A', 'abc']]),
      new Map([['B', '']]),
    ]);
    expect([longest.get('A'), longest.get('B'), longest.get('Business Phone')]).toEqual(['abc', '', '']);
  });
});

describe('inserts that contain inserts', () => {
  const inserts = new Map([
    ['Self', 'x {Self}'],
    ['Outer', '{Inner}'],
    ['Inner', 'in'],
    ['Brace', '{'],
  ]);

  it.each([
    ['{Self}', 'x {Self}'],
    ['{Outer}', '{Inner}'],
    ['{Brace}Inner}', '{Inner}'],
  ])('expandInserts fills %s once', (text, filled) => {
    expect(expandInserts(text, inserts)).toBe(filled);
    expect(checkFilledText(text, inserts)).toBe(messages.braces);
  });

  it('expandInserts leaves unknown names unchanged', () =>
    expect(checkFilledText('Come {Inner}', inserts)).toBeUndefined());
});

describe('texts with inserts', () => {
  const inserts = new Map([
    ['City', 'a'.repeat(20)],
    ['Business', 'ACME'],
  ]);

  it.each([
    [`${'b'.repeat(10)}{City}`, undefined],
    [`${'b'.repeat(11)}{City}`, 'Character limit exceeded. Please shorten your ad text or smart insert'],
    ['b'.repeat(30), undefined],
    ['b'.repeat(31), messages.headingTooLong],
    ['{Town} fair', messages.braces],
  ])('checkExpandedLength counts the filled-in text: %s', (text, message) => {
    expect(checkVersionText('headlines', text, [], inserts)).toBe(message);
  });

  it('checkFilledText accepts values in capitals and refuses what ads must not contain', () => {
    expect(checkFilledText('At {Business}', inserts)).toBeUndefined();
    expect(checkFilledText('At {Business}', new Map([['Business', '<b>A</b>']]))).toBe(messages.htmlTags);
    expect(checkFilledText('At {Business}', new Map([['Business', 'A 😀']]))).toBe(messages.emojis);
  });

  it('findUnresolvedInserts lists each unresolved name once', () => {
    expect(findUnresolvedInserts('{Gone} {City} {Gone} {a-b} {} { {Old}', inserts)).toEqual(['Gone', 'Old']);
    const adText = addVersion([], 'adText', 'Meet {Gone} and {Old}');
    expect(checkFilledTexts({ adText, headlines: [], subHeadlines: [] }, inserts)).toEqual({
      'adText.0.value': [`${ownMessages.insertUnresolved} {Gone}, {Old}`],
    });
  });

  it.each([
    ['Come to {City}', 28, undefined],
    ['Come to {City}', 27, messages.characterLimit],
    ['Come to {Gone}', 27, `${ownMessages.insertUnresolved} {Gone}`],
    ['A text without inserts, too long', 10, undefined],
  ])('checkFilledLength checks the filled-in text %s against the limit %d', (text, max, message) => {
    expect(checkFilledLength(text, max, inserts)).toBe(message);
  });

  it('texts of 100 KB are checked without a blowup', () => {
    for (const text of [
      '{'.repeat(100_000),
      '{a'.repeat(50_000),
      `{${'a'.repeat(100_000)}`,
      '{a}'.repeat(33_000),
    ]) {
      checkFilledText(text, inserts);
    }
  });
});
