import { describe, expect, it } from 'vitest';
import { listWords } from './listWords';
import { type Article, rankArticles } from './rankArticles';

const write = (id: number, title: string, text: string): Article => ({ id, title, description: '', text });
const articles = [
  write(1, 'Billing', 'We accept cards. You find your invoices under Settings.\nRefunds take a week.'),
  write(2, 'Invoices', '- Each invoice has a number.\n- Download an invoice as a PDF file.'),
  write(3, 'Templates', 'A template has texts and images.'),
];
const rank = (question: string) => rankArticles(listWords(question), articles, articles.length);

describe('rankArticles', () => {
  it('prefers an article that is about it to one that mentions it, and leaves out the others', () => {
    expect(rank('Where are my invoices?').map(({ article }) => article.id)).toEqual([2, 1]);
  });

  it.each([
    ['How can I download an invoice?', 'Download an invoice as a PDF file.'],
    ['How long does a refund take?', 'Refunds take a week.'],
    ['Which texts are in templates?', 'A template has texts and images.'],
  ])('quotes the best sentence for %s', (question, quote) => {
    expect(rank(question)[0]?.quote).toBe(quote);
  });

  it('has a smaller share of a question with words that no article has', () => {
    const [whole] = rank('templates');
    const [part] = rank('templates for submarines and zeppelins');
    expect(whole?.share).toBe(1);
    expect(part?.share).toBeLessThan(0.5);
  });

  it('finds nothing for a question without words', () => {
    expect(rank('how do you?')).toEqual([]);
  });

  it('cuts a long sentence after a word', () => {
    const text = `Submarine ${'word '.repeat(100)}end.`;
    const [found] = rankArticles(['submarine'], [write(1, 'Boats', text)], 1);
    expect(found?.quote).toMatch(/^Submarine (?:word )+word…$/);
    expect(found?.quote.length).toBeLessThanOrEqual(301);
  });
});
