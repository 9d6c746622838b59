import { messages, ownMessages } from '../constants/messages';
import { countCharacters } from './countCharacters';
import { checkDuplicate, checkRequired, type RuleMessage } from './textRules';

/** How closely a search has to match a keyword. */
export const keywordMatchTypes = ['BROAD', 'PHRASE', 'EXACT'] as const;
export type KeywordMatchType = (typeof keywordMatchTypes)[number];

/** Google's limits of one keyword. */
export const keywordLimits = { characters: 80, words: 10 } as const;

export type Keyword = { readonly text: string; readonly matchType: KeywordMatchType };

/** A keyword as Google's users write it: `dental clinic`, `"dental clinic"` for a phrase, `[dental clinic]` for exact. */
export function parseKeyword(written: string): Keyword {
  const trimmed = written.trim().replace(/\s+/g, ' ');
  const inner = trimmed.slice(1, -1).trim();
  if (trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"')) {
    return { text: inner, matchType: 'PHRASE' };
  }
  if (trimmed.startsWith('[') && trimmed.endsWith(']')) return { text: inner, matchType: 'EXACT' };
  return { text: trimmed, matchType: 'BROAD' };
}

/** The same in one text, as templates hold it. */
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

/** Keywords of a pasted list: one a line, or parted by commas, semicolons or tabs. */
export function splitKeywords(pasted: string): string[] {
  return pasted
    .split(/[\r\n\t,;]+/)
    .map((part) => formatKeyword(parseKeyword(part)))
    .filter((written) => parseKeyword(written).text !== '');
}

const refusedCharacters = /[,;!@%^*()={}~`<>?\\|"[\]]/;

/**
 * One keyword: at most 80 characters and 10 words, no signs that Google refuses, not there already with the same match.
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
