import { messages } from '../../constants/texts/messages';
import { ownMessages } from '../../constants/texts/ownMessages';
import { checkRequired } from '../texts/checkRequired';
import { countCharacters } from '../texts/countCharacters';
import { checkDuplicate, type RuleMessage } from '../texts/textRules';

/** Match types of a keyword. */
export const keywordMatchTypes = ['BROAD', 'PHRASE', 'EXACT'] as const;
/** Match type of a Google keyword. */
export type KeywordMatchType = (typeof keywordMatchTypes)[number];

/** Google's limits per keyword. */
export const keywordLimits = { characters: 80, words: 10 } as const;

/** A Google keyword with its match type. */
export type Keyword = { readonly text: string; readonly matchType: KeywordMatchType };

/**
 * Parses a keyword in Google's notation: `dental clinic`, `"dental clinic"` for phrase match, `[dental
 * clinic]` for exact match.
 */
export function parseKeyword(written: string): Keyword {
  const trimmed = written.trim().replace(/\s+/g, ' ');
  const inner = trimmed.slice(1, -1).trim();
  if (trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"')) {
    return { text: inner, matchType: 'PHRASE' };
  }
  if (trimmed.startsWith('[') && trimmed.endsWith(']')) return { text: inner, matchType: 'EXACT' };
  return { text: trimmed, matchType: 'BROAD' };
}

/** Formats a keyword in Google's notation, as templates store it. */
export function formatKeyword({ text, matchType }: Keyword): string {
  switch (matchType) {
    case 'BROAD':
      return text;
    case 'PHRASE':
      return `"${text}"`;
    case 'EXACT':
      return `[${text}]`;
  }
}

/** Splits a pasted list of keywords at line breaks, commas, semicolons and tabs. */
export function splitKeywords(pasted: string): string[] {
  return pasted
    .split(/[\r\n\t,;]+/)
    .map((part) => formatKeyword(parseKeyword(part)))
    .filter((written) => parseKeyword(written).text !== '');
}

const refusedCharacters = /[,;!@%^*()={}~`<>?\\|"[\]]/;

/**
 * Checks a keyword: at most 80 characters and 10 words, no characters that Google refuses, not a duplicate
 * with the same match type.
 * @param others the list's other keywords, as written
 */
export function checkKeyword(written: string, others: readonly string[] = []): RuleMessage {
  const { text } = parseKeyword(written);
  const missing = checkRequired(text);
  if (missing !== undefined) return missing;
  if (refusedCharacters.test(text)) return messages.specialCharacters;
  if (countCharacters(text) > keywordLimits.characters) return ownMessages.keywordTooLong;
  if (text.split(' ').length > keywordLimits.words) return ownMessages.keywordTooManyWords;
  const normalize = (each: string) => formatKeyword(parseKeyword(each));
  return checkDuplicate(normalize(written), others.map(normalize));
}
