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

/** Words that a language shares with English. */
const sharedWords: Readonly<Record<string, readonly string[]>> = {
  de: ['rating3', 'reactionNeutral', 'team'],
  es: ['reactionNeutral'],
  fr: ['messages', 'articles', 'oneArticle', 'kindArticle'],
};

it.each(codes)('the texts in %s differ from the English ones, except for shared words', async (code) => {
  const texts = await loadTexts(code);
  const same = Object.entries(en).filter(([key, text]) => texts[key as keyof typeof en] === text);
  expect(same.map(([key]) => key)).toEqual(sharedWords[code] ?? []);
});

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
