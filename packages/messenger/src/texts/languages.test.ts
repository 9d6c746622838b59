import { expect, it } from 'vitest';
import { en } from './en';
import { findLanguage, type Language, languages, loadTexts } from './languages';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const codes = Object.keys(languages) as Language[];

it.each(codes)(
  'the texts in %s have every key, no empty text, and the placeholders of the English ones',
  async (code) => {
    const texts = await loadTexts(code);
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [key, text] of Object.entries(en)) {
      const translated = texts[key as keyof typeof en];
      expect([key, translated.trim() !== '']).toEqual([key, true]);
      expect([key, placeholders(translated)]).toEqual([key, placeholders(text)]);
    }
  },
);

it.each([
  ['pt-BR', 'pt'],
  ['DE_at', 'de'],
  ['ja', 'ja'],
  ['en-US', undefined],
  ['tlh', undefined],
  ['constructor', undefined],
  [undefined, undefined],
])('the language tag %s leads to the texts %s', (tag, code) => {
  expect(findLanguage(tag)).toBe(code);
});
