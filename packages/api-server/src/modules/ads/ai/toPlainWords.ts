import { checkCapitalWords } from '@adlane/contract/rules';
import { shortenText } from './checkWritten';

/**
 * Returns a user's text as words that any ad may contain: on one line, without HTML, emojis, symbols and
 * capital words.
 * @param max characters, cut at the end of a word
 */
export function toPlainWords(text: string, max: number): string {
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

/** Turns `ACME` into `Acme`. */
function calmed(word: string): string {
  const [first = '', ...rest] = word;
  return first + rest.join('').toLowerCase();
}

/** Returns words as they are in the middle of a sentence: `Home Cleaning` as `home cleaning`, `HVAC` as it is. */
export function asPhrase(text: string): string {
  return text.replace(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) => word.toLowerCase());
}

/** Capitalizes the first letter. */
export function asSentence(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}
