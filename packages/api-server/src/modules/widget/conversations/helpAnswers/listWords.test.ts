import { describe, expect, it } from 'vitest';
import { isSameWord, listWords } from './listWords';

describe('listWords', () => {
  it.each([
    ['English', 'How do I export my leads to Excel?', ['export', 'leads', 'excel']],
    ['German', 'Wie kann ich meine Rechnungen herunterladen?', ['rechnungen', 'herunterladen']],
    ['French', 'Comment puis-je changer ma facture ?', ['changer', 'facture']],
    ['Spanish', '¿Dónde está mi factura?', ['factura']],
    ['Portuguese', 'Como faço para cancelar?', ['cancelar']],
    ['Arabic', 'كيف يمكنني تحميل الفاتورة؟', ['تحميل', 'فاتورة']],
    ['Japanese', '請求書はどこですか？', ['請求', '書']],
    ['no words', '?! …', []],
    ['the same word twice', 'Invoice, invoice', ['invoice']],
  ])('returns what a question is about: %s', (_language, question, words) => {
    expect(listWords(question)).toEqual(words);
  });
});

describe('isSameWord', () => {
  it.each([
    ['invoice', 'invoices', true],
    ['export', 'exporting', true],
    ['rechnung', 'rechnungen', true],
    ['ads', 'ads', true],
    ['ad', 'ads', false],
    ['lead', 'leather', false],
    ['template', 'temperature', false],
  ])('%s and %s: %s', (one, other, isSame) => {
    expect(isSameWord(one, other)).toBe(isSame);
    expect(isSameWord(other, one)).toBe(isSame);
  });
});
