import { describe, expect, it } from 'vitest';
import { messages } from '../../constants/texts/messages';
import { checkEmail, checkPhone, checkUrl } from './addressRules';
import { checkRequired } from './checkRequired';
import { countCharacters } from './countCharacters';
import {
  checkBraces,
  checkCapitalWords,
  checkDuplicate,
  checkEmojis,
  checkExpandedLength,
  checkFolderName,
  checkHtmlTags,
  checkLength,
  checkSpaceAfterExclamation,
  checkSpecialCharacters,
  expandInserts,
  type RuleMessage,
} from './textRules';

type Rule = (text: string) => RuleMessage;
type Row = { name: string; rule: Rule; message: string; fine: string[]; refused: string[] };

const family = '👨‍👩‍👧‍👦';
const rows: Row[] = [
  {
    name: 'emojis',
    rule: checkEmojis,
    message: messages.emojis,
    fine: ['', 'Save 20% now', '© 2026 Acme™', 'Call 1 * 2 #', 'été', '日本語', 'שלום'],
    refused: ['Hi 😀', family, '👍🏽', '🇩🇪', '1️⃣ deal', '❤️', '\u{1F1E9}'],
  },
  {
    name: 'capital words',
    rule: checkCapitalWords,
    message: messages.capitalWords,
    fine: [
      '',
      'I Got A Deal',
      '4K video',
      'McDonald',
      '日本語',
      'iPhone',
      '24 7',
      'AC repair',
      'HVAC, TV & SUVs',
    ],
    refused: ['FREE stuff', 'HVACS', 'AC FREE', 'the VIP', 'BUY1', 'İSTANBUL', 'ΣΟΦΙΑ', 'ÉTÉ', 'B2B'],
  },
  {
    name: 'braces',
    rule: (text) => checkBraces(text, ['Business Name']),
    message: messages.braces,
    fine: ['', 'Visit {Business Name} today', '(round)', '[square]'],
    refused: ['{', 'a } b', '{Unknown}', '{{Business Name}}', '{Business Name', '{business name}'],
  },
  {
    name: "space after '!'",
    rule: checkSpaceAfterExclamation,
    message: messages.spaceAfterExclamation,
    fine: ['', 'Now!', 'Now! Or later', 'Now!!', 'Really!?', '(Now!) ok', '"Now!"', 'Now!\nLater'],
    refused: ['Now!Later', 'Now!5', '!$9', 'Now!!x', '¡Hola!amigo'],
  },
  {
    name: 'HTML tags',
    rule: checkHtmlTags,
    message: messages.htmlTags,
    fine: ['', '5 < 7', 'I <3 it', 'a > b', '<'],
    refused: ['<b>x</b>', '</p>', '<script', '<IMG src=x onerror=y>', '<!-- x', '<?php'],
  },
  {
    name: 'special characters',
    rule: checkSpecialCharacters,
    message: messages.specialCharacters,
    fine: ['', 'Ça va? 20% off, “now” & here: $5!', 'می‌خواهم', 'नमस्ते', 'line\nbreak', '#1 + 2/3 @home…'],
    refused: [
      'a^b',
      'a|b',
      'x = y',
      'a_b',
      'back\\slash',
      'a~b',
      'nul\u0000',
      'rtl\u202e',
      'zero\u200bwidth',
    ],
  },
  {
    name: 'folder name',
    rule: checkFolderName,
    message: messages.folderName,
    fine: ['Gyms & Fitness', "Joe's (2026)", 'été_1', 'a-b', 'Nº 5'.replace('º', 'o'), '東京'],
    refused: ['a/b', 'a\\b', '<b>', 'x:y', 'what?', 'a\u202eb', 'tab\there', 'a*b'],
  },
  {
    name: 'email',
    rule: checkEmail,
    message: messages.emailInvalid,
    fine: ['a@b.co', ' a.b+c@d-e.org ', 'ü@bücher.de', `${'a'.repeat(64)}@b.co`],
    refused: ['', 'a', 'a@b', '@b.co', 'a@b.', 'a b@c.de', 'a@@b.co', 'a..b@c.de', `${'a'.repeat(65)}@b.co`],
  },
  {
    name: 'URL',
    rule: checkUrl,
    message: messages.urlInvalid,
    fine: ['https://example.com', 'http://example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM', 'https://bücher.de/ä'],
    refused: [
      '',
      'example.com',
      'javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      '//evil.com',
      'https:evil.com',
      'https:///evil.com',
      'https://user@evil.com',
      'https://a:b@evil.com',
      'https://a\\b.com',
      'https://exa mple.com',
      'ftp://example.com',
      'https://localhost',
      `https://example.com/${'a'.repeat(2048)}`,
    ],
  },
  {
    name: 'phone',
    rule: checkPhone,
    message: messages.phoneInvalid,
    fine: ['+1 (555) 010-9999', '1234567', '123456789012345', '030.123 45 67'],
    refused: ['', '123456', '1234567890123456', '555-CALL', '1+2345678', '+'],
  },
  {
    name: 'required',
    rule: checkRequired,
    message: messages.fieldRequired,
    fine: ['a', ' a '],
    refused: ['', '  ', '\n'],
  },
];

describe.each(rows)('$name', ({ rule, message, fine, refused }) => {
  it.each(fine.map((text) => [text]))('accepts %j', (text) => expect(rule(text)).toBeUndefined());
  it.each(refused.map((text) => [text]))('refuses %j', (text) => expect(rule(text)).toBe(message));
});

describe('text lengths', () => {
  it.each([
    ['heading', 30, messages.headingTooLong],
    ['longHeading', 90, messages.longHeadingTooLong],
    ['description', 90, messages.descriptionTooLong],
    ['shortDescription', 60, messages.shortDescriptionTooLong],
    ['googleBusinessName', 20, 'Business name cannot exceed 20 characters'],
    ['googleCampaignName', 15, 'Campaign name cannot exceed 15 characters'],
    ['adText', 2200, messages.characterLimit],
  ] as const)('%s accepts %i characters and no more', (kind, max, message) => {
    expect(checkLength(kind, 'é'.repeat(max))).toBeUndefined();
    expect(checkLength(kind, 'é'.repeat(max + 1))).toBe(message);
  });

  it('checkLength counts code points of the composed form', () => {
    expect(countCharacters('e\u0301')).toBe(1);
    expect(countCharacters('𝒳')).toBe(1);
    expect(countCharacters(family)).toBe(7);
    expect(countCharacters('日本')).toBe(2);
  });

  it('checkExpandedLength counts filled-in smart inserts', () => {
    const inserts = new Map([['City Name', 'Llanfairpwllgwyngyll']]);
    expect(checkExpandedLength('heading', 'Gym in {City Name}', inserts)).toBeUndefined();
    expect(checkExpandedLength('heading', 'Best gym in {City Name}', inserts)).toBe(messages.characterLimit);
  });

  it('expandInserts does not expand an insert within a value, so recursion ends', () => {
    const inserts = new Map([['A', '{A}{B}']]);
    expect(expandInserts('x {A} {C}', inserts)).toBe('x {A}{B} {C}');
  });
});

describe('duplicates', () => {
  it('checkDuplicate ignores case, spacing and composition', () => {
    expect(checkDuplicate(' CafÉ  deal', ['cafe\u0301 Deal'])).toBe(messages.duplicate);
    expect(checkDuplicate('Cafe deal', ['café deal'])).toBeUndefined();
    expect(checkDuplicate('', [''])).toBeUndefined();
  });
});

describe('emojis', () => {
  it('checkEmojis finds every emoji that Unicode recommends', () => {
    const recommended = new RegExp('^\\p{RGI_Emoji}$', 'v');
    const missed: string[] = [];
    for (let code = 0; code <= 0x1ffff; code += 1) {
      const alone = String.fromCodePoint(code);
      // The list of recommended ones is slow to match.
      if (!/\p{Emoji}/u.test(alone)) continue;
      for (const text of [alone, `${alone}\uFE0F`]) {
        if (recommended.test(text) && checkEmojis(text) === undefined) missed.push(text);
      }
    }
    expect(missed).toEqual([]);
  });
});

describe('run time of rules', () => {
  const unit = [
    ' ',
    '!',
    '<',
    '<a',
    '{',
    '{a}',
    'A',
    'a.',
    'a@',
    '@a.',
    '1 ',
    '-',
    '(',
    '\u0301',
    'é',
    '😀',
    '/',
    '\t',
  ];
  it.each(rows)('$name checks 100 kB of any text without a blowup', ({ rule }) => {
    for (const part of unit) {
      const text = part.repeat(Math.ceil(100_000 / part.length));
      for (const value of [text, `https://${text}`, `a@${text}`, `${text}\u0000`]) rule(value);
    }
  });
});
