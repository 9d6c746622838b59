import { limits } from '../../constants/limits';
import { abbreviations } from '../../constants/texts/abbreviations';
import { messages } from '../../constants/texts/messages';
import { ownMessages } from '../../constants/texts/ownMessages';
import { countCharacters } from './countCharacters';

/** Result of a rule: the message to show, or undefined for a valid value. */
export type RuleMessage = string | undefined;

// Every match of \p{RGI_Emoji} (flag v) contains one of these two; they need no newer language level, run ten
// times faster and also find incomplete emojis such as a single flag letter.
const emoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

/**
 * Checks for emojis, single code points and sequences. Symbols that are text by default (©, ™, ♥) are
 * allowed.
 */
export function checkEmojis(text: string): RuleMessage {
  return emoji.test(text) ? messages.emojis : undefined;
}

const word = /[\p{L}\p{N}\p{M}]+/gu;
const letter = /\p{L}/gu;
const upperCaseLetter = /\p{Lu}/gu;

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * Checks for words in capitals. One-letter words ('I', '4K') and abbreviations ('HVAC', 'TV') are allowed; scripts
 * without capitals never match; Turkish İ and Greek Σ are capitals.
 */
export function checkCapitalWords(text: string): RuleMessage {
  for (const [found] of text.matchAll(word)) {
    if (abbreviations.has(found)) continue;
    const letters = countMatches(found, letter);
    if (letters > 1 && letters === countMatches(found, upperCaseLetter)) return messages.capitalWords;
  }
  return undefined;
}

/** A smart insert in a text: `{name}`. */
export const insertTag = /\{([^{}]*)\}/g;

/**
 * Checks for braces, which are allowed only around the name of an existing smart insert (`{Business Name}`).
 * Unpaired, nested and unknown ones are refused.
 */
export function checkBraces(text: string, insertNames: readonly string[] = []): RuleMessage {
  const known = new Set(insertNames);
  const rest = text.replace(insertTag, (whole, name: string) => (known.has(name) ? '' : whole));
  return /[{}]/.test(rest) ? messages.braces : undefined;
}

function normalize(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Checks that a text equals no other entry of the list, ignoring case, spacing and composition. */
export function checkDuplicate(text: string, others: readonly string[]): RuleMessage {
  const own = normalize(text);
  if (own === '') return undefined;
  return others.some((other) => normalize(other) === own) ? messages.duplicate : undefined;
}

/** Checks that '!' is followed by a space, the end, more of '!?…' or closing punctuation. */
export function checkSpaceAfterExclamation(text: string): RuleMessage {
  return /![^\s!?.,;:…"'”’»)\]]/u.test(text) ? messages.spaceAfterExclamation : undefined;
}

/**
 * Checks for HTML: '<' directly before a letter, '/', '!' or '?', closed or not. '5 < 7' and '<3' are text.
 */
export function checkHtmlTags(text: string): RuleMessage {
  return /<[a-z/!?]/i.test(text) ? messages.htmlTags : undefined;
}

const plainText = /^[\p{L}\p{M}\p{N}\p{Join_Control}\s.,!?'"’‘“”«»\-–—:;()&%$€£¥₹+/#@*…·™®©°]*$/u;

/**
 * Checks that a text has only letters and digits of any script, spaces and usual punctuation. Refuses `< > {
 * } [ ] ^ ~ | \ = _`, control characters and characters that reorder or hide text, among others.
 */
export function checkSpecialCharacters(text: string): RuleMessage {
  return plainText.test(text) ? undefined : messages.specialCharacters;
}

const plainName = /^[\p{L}\p{M}\p{N}\p{Join_Control} \-_&'’.,()]*$/u;

/** Checks a folder name: letters and digits of any script, spaces and `- _ & ' . , ( )`. */
export function checkFolderName(name: string): RuleMessage {
  if (name.trim() === '') return messages.fieldRequired;
  return plainName.test(name) ? undefined : messages.folderName;
}

const lengthRules = {
  heading: { max: limits.text.heading, message: messages.headingTooLong },
  longHeading: { max: limits.text.longHeading, message: messages.longHeadingTooLong },
  description: { max: limits.text.description, message: messages.descriptionTooLong },
  shortDescription: { max: limits.text.shortDescription, message: messages.shortDescriptionTooLong },
  adText: { max: limits.text.adText, message: messages.characterLimit },
  googleBusinessName: { max: limits.text.googleBusinessName, message: ownMessages.googleBusinessNameTooLong },
  googleCampaignName: { max: limits.text.googleCampaignName, message: ownMessages.googleCampaignNameTooLong },
} as const;
/** A text that has a length limit (ads §5). */
export type LimitedText = keyof typeof lengthRules;

/** Returns the maximum length of a kind of text, as counted by `countCharacters`. */
export function getMaxCharacters(kind: LimitedText): number {
  return lengthRules[kind].max;
}

/** Checks the length of the text as typed. */
export function checkLength(kind: LimitedText, text: string): RuleMessage {
  const { max, message } = lengthRules[kind];
  return countCharacters(text) > max ? message : undefined;
}

/** Replaces `{name}` by the insert's value, once: braces within a value are not expanded. */
export function expandInserts(text: string, inserts: ReadonlyMap<string, string>): string {
  return text.replace(insertTag, (whole, name: string) => inserts.get(name) ?? whole);
}

/** Checks the length of the text with its smart inserts filled in. */
export function checkExpandedLength(
  kind: LimitedText,
  text: string,
  inserts: ReadonlyMap<string, string>,
): RuleMessage {
  const expanded = expandInserts(text, inserts);
  return countCharacters(expanded) > lengthRules[kind].max ? messages.characterLimit : undefined;
}
