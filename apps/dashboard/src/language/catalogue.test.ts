import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listAnswers, listSources, readTexts, textFolders } from '../../../../scripts/texts/listTexts.mjs';
import arabic from './ar.json';

const root = join(import.meta.dirname, '../../../..');
const catalogue: Readonly<Record<string, string>> = arabic;
const texts = textFolders
  .flatMap((folder) => listSources(join(root, folder)))
  .map((path) => ({ path: path.slice(root.length + 1), ...readTexts(path) }));

const answers = listAnswers(root);

describe('the Arabic catalogue', () => {
  it('contains every text that the app translates', () => {
    const missing = texts.flatMap(({ path, translated }) =>
      translated.filter((text) => catalogue[text] === undefined).map((text) => `${path}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  it('contains every message that the server answers or a rule reports', () => {
    const missing = answers
      .filter(({ text }) => catalogue[text] === undefined)
      .map(({ path, text }) => `${path.slice(root.length + 1)}: ${text}`);
    expect(missing).toEqual([]);
  });

  it('contains no text that the app no longer has', () => {
    const contractTexts = listSources(join(root, 'packages/contract/src')).flatMap(
      (path) => readTexts(path).literals,
    );
    const used = new Set([
      ...texts.flatMap(({ literals }) => literals),
      ...contractTexts,
      ...answers.map(({ text }) => text),
    ]);
    expect(Object.keys(catalogue).filter((text) => !used.has(text))).toEqual([]);
  });

  it('contains every text that people see', () => {
    const missing = texts.flatMap(({ path, shown }) =>
      shown
        .filter(({ text }) => catalogue[text] === undefined)
        .map(({ text, line }) => `${path}:${line}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  it('is asked for every default and label', () => {
    expect(texts.flatMap(({ path, untranslated }) => untranslated.map((text) => `${path}: ${text}`))).toEqual(
      [],
    );
  });

  it('is read when something is shown, not when a module is loaded', () => {
    expect(texts.flatMap(({ path, tooEarly }) => tooEarly.map((text) => `${path}: ${text}`))).toEqual([]);
  });

  it('keeps the values of each text', () => {
    const readValues = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    const wrong = Object.entries(catalogue).filter(
      ([text, translation]) => JSON.stringify(readValues(text)) !== JSON.stringify(readValues(translation)),
    );
    expect(wrong).toEqual([]);
  });

  it('writes the names of the platforms as they do', () => {
    const names = /فيسبوك|[اإ]نستغرام|ماسنجر|واتساب|[جغ]وجل/;
    expect(Object.values(catalogue).filter((translation) => names.test(translation))).toEqual([]);
  });
});
