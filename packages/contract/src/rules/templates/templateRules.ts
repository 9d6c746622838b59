import type { TextVersion } from '../../ads/templates/schemas';
import { type VersionField, versionFields } from '../../constants/texts/textTitles';
import { checkRequired } from '../texts/checkRequired';
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

/** Length limits of the version lists. */
export const versionTextKind = {
  adText: 'adText',
  headlines: 'heading',
  subHeadlines: 'description',
} as const satisfies Record<VersionField, LimitedText>;

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

/** Checks a text of a version list with `checkAdText`. */
export function checkVersionText(
  field: VersionField,
  text: string,
  others: readonly string[] = [],
  inserts: ReadonlyMap<string, string> = noInserts,
): RuleMessage {
  return checkAdText(versionTextKind[field], text, others, inserts);
}

type VersionLists = Readonly<Record<VersionField, readonly TextVersion[]>>;

/**
 * Checks the texts of a Facebook template: messages by field path (`headlines.1.value`). Empty texts are
 * valid except each list's default, which the ad needs.
 */
export function checkTemplateTexts(
  content: VersionLists,
  inserts: ReadonlyMap<string, string> = noInserts,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const field of versionFields) {
    content[field].forEach((version, index) => {
      const others = content[field].filter((_other, at) => at < index).map((other) => other.value);
      const missing = version.isDefault ? checkRequired(version.value) : undefined;
      const message = missing ?? checkVersionText(field, version.value, others, inserts);
      if (message !== undefined) found[`${field}.${index}.value`] = [message];
    });
  }
  return found;
}
