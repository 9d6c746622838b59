import { checkCapitalWords } from '@adlane/contract/rules';
import { shortenText } from './checkWritten';

/**
 * What somebody typed, as words that any ad may hold: without HTML, emojis, signs and capitals, on one line.
 * @param max characters, cut at the end of a word
 */
export function plainWords(text: string, max: number): string {
  const words = text
    .normalize('NFC')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Variation_Selector}/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\p{Join_Control}\s.,'’%€£$&/+-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (checkCapitalWords(word) === undefined ? word : calmed(word)));
  return shortenText(words.join(' '), max).replace(/[.,]+$/, '');
}

/** `ACME` as `Acme`. */
function calmed(word: string): string {
  const [first = '', ...rest] = word;
  return first + rest.join('').toLowerCase();
}

/** With a capital in front, as a sentence begins. */
export function asSentence(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}
