import {
  checkBraces,
  checkCapitalWords,
  checkDuplicate,
  checkEmojis,
  checkExpandedLength,
  checkHtmlTags,
  checkLength,
  checkSpaceAfterExclamation,
  checkSpecialCharacters,
  insertTag,
  type LimitedText,
  type RuleMessage,
} from '../texts/textRules';

const noInserts: ReadonlyMap<string, string> = new Map();

/**
 * Returns the first error of an ad text, in the order in which to fix them.
 * @param others the list's other texts, for duplicates
 * @param inserts smart inserts by name; their braces are allowed and their values counted
 */
export function checkAdText(
  kind: LimitedText,
  text: string,
  others: readonly string[] = [],
  inserts: ReadonlyMap<string, string> = noInserts,
): RuleMessage {
  const names = [...inserts.keys()];
  const withoutInserts = text.replace(insertTag, (whole, name: string) => (inserts.has(name) ? '' : whole));
  return (
    checkHtmlTags(text) ??
    checkEmojis(text) ??
    checkBraces(text, names) ??
    checkSpecialCharacters(withoutInserts) ??
    checkCapitalWords(withoutInserts) ??
    checkSpaceAfterExclamation(text) ??
    (withoutInserts === text ? checkLength(kind, text) : checkExpandedLength(kind, text, inserts)) ??
    checkDuplicate(text, others)
  );
}
