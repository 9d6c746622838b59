import { adTones } from '@adlane/contract/constants';
import { describe, expect, it } from 'vitest';
import { findTone } from './builtinTones';
import { findFaults } from './checkWritten';
import { toPlainWords } from './toPlainWords';
import { buildFieldWant, buildOffersWant, listAdWants } from './wants';
import { writeBuiltinOffers, writeBuiltinPrompt } from './writeBuiltinOffers';
import { writeBuiltinTexts } from './writeBuiltinTexts';

const briefs = [
  { niche: 'Dentists', offer: '20% off whitening' },
  {
    niche: 'HVAC & PLUMBING <b>24/7</b>',
    offer: 'CALL NOW!!! 😀 {x} ^_^',
    services: 'Repair, "Boilers"; A/C',
  },
  { niche: 'Zahnärzte für Größere', offer: 'ÖFFNUNG', services: '電話', targetAudience: 'عائلات' },
  {
    niche: 'x'.repeat(255),
    offer: 'y'.repeat(500),
    services: 'z '.repeat(500),
    targetAudience: '!'.repeat(999),
  },
  { niche: '', offer: '' },
];
const fields = [
  'adText',
  'headlines',
  'subHeadlines',
  'messageAd',
  'longHeadline',
  'description',
  'greetingTitle',
  'greetingDescription',
  'completionHeadline',
  'completionDescription',
] as const;

describe('the built-in writer', () => {
  it.each(briefs)('fills every place of an ad within the rules: %o', (brief) => {
    for (const platform of ['facebook', 'google'] as const) {
      const wants = listAdWants(platform);
      expect(findFaults(wants, writeBuiltinTexts(wants, brief))).toEqual([]);
    }
  });

  it.each(fields)('writes ten texts of %s within the rules', (field) => {
    for (const brief of briefs) {
      const want = buildFieldWant(field, 10);
      expect(findFaults([want], writeBuiltinTexts([want], brief))).toEqual([]);
    }
  });

  it.each(briefs)('writes other texts of an ad than the current ones in every tone: %o', (brief) => {
    for (const adTone of adTones) {
      for (const platform of ['facebook', 'google'] as const) {
        const wants = listAdWants(platform);
        let last = [...writeBuiltinTexts(wants, { ...brief, adTone }).values()].flat();
        for (let round = 0; round < 3; round += 1) {
          const current = last.join('\n');
          const next = writeBuiltinTexts(wants, { ...brief, adTone, current });
          expect(findFaults(wants, next)).toEqual([]);
          expect([...next.values()].flat().filter((text) => last.includes(text))).toEqual([]);
          last = [...next.values()].flat();
        }
      }
    }
  });

  it('writes the same texts for the same brief, and replaces the current text', () => {
    const want = buildFieldWant('headlines', 1);
    const brief = { niche: 'Dentists', offer: 'Free check' };
    const first = writeBuiltinTexts([want], brief).get('headlines');
    expect(writeBuiltinTexts([want], brief).get('headlines')).toEqual(first);
    expect(writeBuiltinTexts([want], { ...brief, current: first?.[0] }).get('headlines')).not.toEqual(first);
  });

  it('uses the words of the brief', () => {
    const want = buildFieldWant('adText', 3);
    const texts =
      writeBuiltinTexts([want], { niche: 'Dentists', offer: 'free whitening' }).get('adText') ?? [];
    expect(texts.join(' ')).toContain('ree whitening');
  });

  const spa = {
    niche: 'Home Cleaning',
    offer: 'First visit $49',
    services: 'Chiropractic adjustments',
    targetAudience: 'Families nearby',
  };

  const full = {
    ...spa,
    limits: 'Ten places per month',
    timeSensitiveElements: 'Until the end of March',
  };

  it.each([...briefs, spa, full].flatMap((brief) => adTones.map((adTone) => ({ ...brief, adTone }))))(
    'says no sentence twice in one ad: %o',
    (brief) => {
      for (const platform of ['facebook', 'google'] as const) {
        const texts = [...writeBuiltinTexts(listAdWants(platform), brief).values()].flat();
        const sentences = texts.flatMap((text) => text.replace(/\.$/, '').split('. '));
        expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
      }
    },
  );

  it('tells everything that the brief says in its ad texts', () => {
    const texts = writeBuiltinTexts([buildFieldWant('adText', 3)], full)
      .get('adText')
      ?.join(' ');
    for (const fact of ['irst visit $49', 'adjustments', 'amilies', 'en places', 'ntil the end']) {
      expect(texts).toContain(fact);
    }
  });

  it.each([
    ['', 'Friendly'],
    ['warm and funny', 'Friendly'],
    ['Professional', 'Professional'],
    ['formal, for experts', 'Professional'],
    ['URGENT', 'Urgent'],
    ['short and direct', 'Urgent'],
    ['knowledgeable', 'Friendly'],
  ])('reads the tone %j as %s', (adTone, tone) => expect(findTone(adTone)).toBe(tone));

  it('shares no text between two tones of one brief, except what the brief says', () => {
    const wants = listAdWants('facebook').filter(({ name }) => name !== 'headlines');
    const [friendly = [], professional = [], urgent = []] = adTones.map((adTone) =>
      [...writeBuiltinTexts(wants, { niche: 'Dentists', offer: 'Free check', adTone }).values()].flat(),
    );
    expect(friendly.filter((text) => professional.includes(text) || urgent.includes(text))).toEqual([]);
    expect(professional.filter((text) => urgent.includes(text))).toEqual([]);
  });

  it.each(fields)('replaces a whole list of %s', (field) => {
    const want = buildFieldWant(field, 3);
    const first = writeBuiltinTexts([want], spa).get(field) ?? [];
    const second = writeBuiltinTexts([want], { ...spa, current: first.join('\n') }).get(field) ?? [];
    expect([second.length, second.filter((text) => first.includes(text))]).toEqual([3, []]);
  });

  it('writes other texts for a sub-headline than for the ad text, also one field at a time', () => {
    const write = (field: 'adText' | 'subHeadlines') =>
      writeBuiltinTexts([buildFieldWant(field, 3)], spa).get(field) ?? [];
    expect(write('subHeadlines').filter((text) => write('adText').includes(text))).toEqual([]);
  });

  it('has no capital in the middle of a sentence', () => {
    const texts = fields.flatMap(
      (field) => writeBuiltinTexts([buildFieldWant(field, 10)], spa).get(field) ?? [],
    );
    const offers = writeBuiltinOffers(spa.niche, spa.services, 10);
    const { goal, targetAudience } = writeBuiltinPrompt(spa.niche, spa.offer);
    const wrong = [...texts, ...offers, goal, targetAudience].filter((text) =>
      /[\p{L},\d] \p{Lu}/u.test(text),
    );
    expect(wrong).toEqual([]);
    expect(writeBuiltinOffers('HVAC & Plumbing', '', 1)).toEqual([
      'HVAC & plumbing: 20% off for new clients',
    ]);
  });

  it('suggests up to ten offers within the rules', () => {
    for (const { niche, services = '' } of briefs) {
      const want = buildOffersWant(10);
      expect(findFaults([want], new Map([['offers', writeBuiltinOffers(niche, services, 10)]]))).toEqual([]);
    }
  });
});

describe('toPlainWords', () => {
  it.each([
    ['ACME <b>Dental</b> 😀 {x}', 'Acme Dental x'],
    ['Größe: 10% off…', 'Größe 10% off'],
    ['<img src=x onerror=alert(1)', ''],
  ])('turns %j into %j', (text, words) => expect(toPlainWords(text, 60)).toBe(words));
});
