import { describe, expect, it } from 'vitest';
import type { GoogleAdTargeting, GoogleLaunchDefaults } from '../../ads/templates/googleSchemas';
import { createDefaultGoogleAdTargeting } from '../../ads/templates/templateDefaults';
import { messages } from '../../constants/texts/messages';
import { ownMessages } from '../../constants/texts/ownMessages';
import {
  checkKeyword,
  formatKeyword,
  type KeywordMatchType,
  parseKeyword,
  splitKeywords,
} from './googleKeywords';
import { checkGoogleLaunchDefaults, checkGoogleTargeting } from './googleTargetingRules';

const tenWords = 'a b c d e f g h i j';

describe('Google keywords', () => {
  it.each<[string, string, KeywordMatchType]>([
    ['dental  clinic ', 'dental clinic', 'BROAD'],
    ['"dental clinic"', 'dental clinic', 'PHRASE'],
    ['[ dental clinic ]', 'dental clinic', 'EXACT'],
    ['"', '"', 'BROAD'],
    ['[dental', '[dental', 'BROAD'],
    ['', '', 'BROAD'],
  ])('the keyword %j is parsed as %j with %s match', (written, text, matchType) => {
    expect(parseKeyword(written)).toEqual({ text, matchType });
  });

  it.each(['dental clinic', '"dental clinic"', '[dental clinic]'])(
    'the keyword %s is formatted as it was parsed',
    (written) => expect(formatKeyword(parseKeyword(written))).toBe(written),
  );

  it('splitKeywords splits a pasted list', () => {
    expect(splitKeywords('dental clinic\r\n"new  smile"\t[implant], , whitening;\n\n')).toEqual([
      'dental clinic',
      '"new smile"',
      '[implant]',
      'whitening',
    ]);
  });

  it.each<[string, string, readonly string[], string | undefined]>([
    ['80 characters', 'x'.repeat(80), [], undefined],
    ['80 characters in brackets', `[${'x'.repeat(80)}]`, [], undefined],
    ['81 characters', 'x'.repeat(81), [], ownMessages.keywordTooLong],
    ['10 words', tenWords, [], undefined],
    ['11 words', `${tenWords} k`, [], ownMessages.keywordTooManyWords],
    ['signs that Google takes', "men's & boys+2 c++ a.b a-b 5_6", [], undefined],
    ['a sign that it refuses', 'dental!', [], messages.specialCharacters],
    ['a bracket alone', '[dental', [], messages.specialCharacters],
    ['nothing', '  ', [], messages.fieldRequired],
    ['nothing in brackets', '[ ]', [], messages.fieldRequired],
    ['the same', 'Dental ', ['dental'], messages.duplicate],
    ['the same with another match', '[dental]', ['dental', '"dental"'], undefined],
    ['the same with the same match', '[ Dental ]', ['[dental]'], messages.duplicate],
  ])('checkKeyword: %s', (_name, written, others, message) =>
    expect(checkKeyword(written, others)).toBe(message),
  );
});

describe('checkGoogleTargeting', () => {
  const clean = createDefaultGoogleAdTargeting();
  it.each<[string, Partial<GoogleAdTargeting>, Record<string, string[]>]>([
    ['a new one', {}, {}],
    [
      'a keyword twice and a bad one',
      { googleKeywords: { target: ['a', 'A'], negative: ['b!'] } },
      {
        'googleKeywords.target.1': [messages.duplicate],
        'googleKeywords.negative.0': [messages.specialCharacters],
      },
    ],
    ['the same keyword in both lists', { googleKeywords: { target: ['a'], negative: ['a'] } }, {}],
    ['no language', { selectedLanguages: [] }, { selectedLanguages: [messages.optionRequired] }],
    ['no gender', { gender: [] }, { gender: [messages.optionRequired] }],
    ['no parental status', { parentalStatus: [] }, { parentalStatus: [messages.optionRequired] }],
    ['one age bucket', { minAge: 503003, maxAge: 503003 }, {}],
    ['ages reversed', { minAge: 503004, maxAge: 503003 }, { maxAge: [ownMessages.rangeReversed] }],
    ['one income bucket', { minIncome: 510006, maxIncome: 510006 }, {}],
    [
      'incomes reversed',
      { minIncome: 510006, maxIncome: 510005 },
      { maxIncome: [ownMessages.rangeReversed] },
    ],
    ['a target of one cent', { targetCPA: 1 }, {}],
    ['a target of nothing', { targetCPA: 0 }, { targetCPA: [ownMessages.aboveZero] }],
    ['a return of 1 %', { targetROAS: 0.01, isTargetROASEnabled: true }, {}],
    ['a return of 0', { targetROAS: 0 }, { targetROAS: [ownMessages.aboveZero] }],
    ['a return that is due', { isTargetROASEnabled: true }, { targetROAS: [messages.fieldRequired] }],
  ])('checkGoogleTargeting: %s', (_name, change, findings) => {
    expect(checkGoogleTargeting({ ...clean, ...change })).toEqual(findings);
  });
});

describe('checkGoogleLaunchDefaults', () => {
  const place = {
    mode: 'include',
    address: 'Oslo',
    latitude: 59.9,
    longitude: 10.7,
    distanceUnit: 'mile',
  } as const;
  it.each<[string, GoogleLaunchDefaults, Record<string, string[]>]>([
    ['a new one', {}, {}],
    ['a business name of 20', { businessName: 'x'.repeat(20) }, {}],
    [
      'one of 21',
      { businessName: 'x'.repeat(21) },
      { businessName: [ownMessages.googleBusinessNameTooLong] },
    ],
    ['a campaign name of 15', { campaignName: 'x'.repeat(15) }, {}],
    [
      'one of 16',
      { campaignName: 'x'.repeat(16) },
      { campaignName: [ownMessages.googleCampaignNameTooLong] },
    ],
    ['an address', { finalUrl: 'https://a.example' }, {}],
    ['a script', { finalUrl: 'javascript:alert(1)' }, { finalUrl: [messages.urlInvalid] }],
    ['a phone number of 6 digits', { phoneNumber: '123456' }, { phoneNumber: [messages.phoneInvalid] }],
    ['one of 7', { phoneNumber: '1234567' }, {}],
    ['a budget of one cent', { adBudget: 1 }, {}],
    ['no money', { adBudget: 0 }, { adBudget: [ownMessages.aboveZero] }],
    ['a day', { startDate: '2026-12-01', endDate: '2026-12-02' }, {}],
    [
      'an end on the day of the start',
      { startDate: '2026-12-01', endDate: '2026-12-01' },
      { endDate: [ownMessages.endBeforeStart] },
    ],
    ['an end alone', { endDate: '2026-12-01' }, {}],
    ['one objective', { googleCampaignObjectives: ['LEADS'] }, {}],
    [
      'two objectives',
      { googleCampaignObjectives: ['LEADS', 'SALES'] },
      { googleCampaignObjectives: [ownMessages.oneObjective] },
    ],
    ['a radius of 20', { targetLocationByRadius: [{ ...place, radius: 20 }] }, {}],
    [
      'a radius of 19',
      { targetLocationByRadius: [{ ...place, radius: 19 }] },
      { 'targetLocationByRadius.0.radius': [ownMessages.radiusOutOfRange] },
    ],
    [
      'a radius of 501',
      { targetLocationByRadius: [{ ...place, radius: 501 }] },
      { 'targetLocationByRadius.0.radius': [ownMessages.radiusOutOfRange] },
    ],
  ])('checkGoogleLaunchDefaults: %s', (_name, change, findings) => {
    expect(checkGoogleLaunchDefaults(change)).toEqual(findings);
  });
});
