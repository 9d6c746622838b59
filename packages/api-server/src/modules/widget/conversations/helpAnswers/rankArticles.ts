import { isSameWord, listWords } from './listWords';

/** An article as plain text. */
export type Article = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly text: string;
};

/** An article that has words of a question. */
export type RankedArticle = {
  readonly article: Article;
  /** How much of the question it has, from 0 to 1: rare words count more. */
  readonly share: number;
  /** A sentence of it, unchanged. */
  readonly quote: string;
};

/** Length of a quote in characters; the words of a longer sentence are cut at its end. */
const maxQuoteLength = 300;
/** Words in the title count this much more in the order. */
const titleBonus = 0.5;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Orders articles by how much of a question they have, each with its best sentence. */
export function rankArticles(
  question: readonly string[],
  articles: readonly Article[],
  total: number,
): RankedArticle[] {
  const read = articles.map((article) => ({
    article,
    title: listWords(article.title),
    words: listWords([article.title, article.description, article.text].join('\n')),
  }));
  const weights = new Map(
    question.map((word) => {
      const holders = read.filter(({ words }) => hasWord(words, word)).length;
      return [word, Math.log(2 + Math.max(total, read.length) / (1 + holders))];
    }),
  );
  const weigh = (words: readonly string[]) =>
    question.reduce((sum, word) => sum + (hasWord(words, word) ? (weights.get(word) ?? 0) : 0), 0);
  const whole = weigh(question) || 1;
  return read
    .map(({ article, title, words }) => ({
      article,
      share: weigh(words) / whole,
      order: (weigh(words) + titleBonus * weigh(title)) / whole,
    }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.order - one.order)
    .map(({ article, share }) => ({ article, share, quote: findQuote(article, weigh) }));
}

function hasWord(words: readonly string[], word: string): boolean {
  return words.some((other) => isSameWord(word, other));
}

function findQuote(
  { title, description, text }: Article,
  weigh: (words: readonly string[]) => number,
): string {
  const sentences = text.split('\n').flatMap((line) => splitSentences(line.replace(/^(?:- |> )+/, '')));
  const best = sentences
    .map((sentence) => ({ sentence, weight: weigh(listWords(sentence)) }))
    .reduce((most, next) => (next.weight > most.weight ? next : most), { sentence: '', weight: 0 });
  return cutAtWord(best.sentence || description || sentences[0] || title);
}

function splitSentences(line: string): string[] {
  return [...segmenter.segment(line)].map(({ segment }) => segment.trim()).filter(Boolean);
}

function cutAtWord(text: string): string {
  if (text.length <= maxQuoteLength) return text;
  return `${text.slice(0, maxQuoteLength).replace(/\S*$/u, '').trim() || text.slice(0, maxQuoteLength)}…`;
}
