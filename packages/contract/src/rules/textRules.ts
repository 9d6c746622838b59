import { limits } from '../constants/limits';
import { messages, ownMessages } from '../constants/messages';
import { countCharacters } from './countCharacters';

/** What a rule answers: the text to show, or nothing when the value is fine. */
export type RuleMessage = string | undefined;

// Whatever \p{RGI_Emoji} (flag v) finds holds one of these two; they need no flag newer than our language level,
// take a tenth of the time and also find halves that are no emoji of their own, such as a lone flag letter.
const emoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

/** No emoji, whether one code point or a sequence. Signs that are text unless styled (©, ™, ♥) are no emojis. */
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
 * No word whose letters are all capitals. A word of one letter ('I', '4K') is none; scripts without capitals
 * never match, and Turkish İ or Greek Σ count as the capitals that they are.
 */
export function checkCapitalWords(text: string): RuleMessage {
  for (const [found] of text.matchAll(word)) {
    const letters = countMatches(found, letter);
    if (letters > 1 && letters === countMatches(found, upperCaseLetter)) return messages.capitalWords;
  }
  return undefined;
}

/** A smart insert in a text: `{name}`. */
export const insertTag = /\{([^{}]*)\}/g;

/**
 * No braces, except around the name of a smart insert that exists (`{Business Name}`).
 * A brace that is left over, opened twice or around an unknown name is refused.
 */
export function checkBraces(text: string, insertNames: readonly string[] = []): RuleMessage {
  const known = new Set(insertNames);
  const rest = text.replace(insertTag, (whole, name: string) => (known.has(name) ? '' : whole));
  return /[{}]/.test(rest) ? messages.braces : undefined;
}

function normalize(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Not the same as another entry of the list; case, spacing and composition make no difference. */
export function checkDuplicate(text: string, others: readonly string[]): RuleMessage {
  const own = normalize(text);
  if (own === '') return undefined;
  return others.some((other) => normalize(other) === own) ? messages.duplicate : undefined;
}

/** '!' is followed by a space, the end, more of '!?…' or whatever closes the sentence. */
export function checkSpaceAfterExclamation(text: string): RuleMessage {
  return /![^\s!?.,;:…"'”’»)\]]/u.test(text) ? messages.spaceAfterExclamation : undefined;
}

/** No HTML: '<' straight before a letter, '/', '!' or '?', closed or not. '5 < 7' and '<3' are text. */
export function checkHtmlTags(text: string): RuleMessage {
  return /<[a-z/!?]/i.test(text) ? messages.htmlTags : undefined;
}

const plainText = /^[\p{L}\p{M}\p{N}\p{Join_Control}\s.,!?'"’‘“”«»\-–—:;()&%$€£¥₹+/#@*…·™®©°]*$/u;

/**
 * Only letters and digits of any script, spaces and the punctuation of ordinary sentences.
 * Refused are among others `< > { } [ ] ^ ~ | \ = _`, control characters and characters that turn or hide text.
 */
export function checkSpecialCharacters(text: string): RuleMessage {
  return plainText.test(text) ? undefined : messages.specialCharacters;
}

const plainName = /^[\p{L}\p{M}\p{N}\p{Join_Control} \-_&'’.,()]*$/u;

/** Letters and digits of any script, spaces and `- _ & ' . , ( )`. */
export function checkFolderName(name: string): RuleMessage {
  if (name.trim() === '') return messages.fieldRequired;
  return plainName.test(name) ? undefined : messages.folderName;
}

/** A value that is there: not only spaces. */
export function checkRequired(text: string | null | undefined): RuleMessage {
  return text === null || text === undefined || text.trim() === '' ? messages.fieldRequired : undefined;
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

/** Most characters that a kind of text may have, as `countCharacters` counts. */
export function getMaxCharacters(kind: LimitedText): number {
  return lengthRules[kind].max;
}

/** The text as typed stays within its kind's limit. */
export function checkLength(kind: LimitedText, text: string): RuleMessage {
  const { max, message } = lengthRules[kind];
  return countCharacters(text) > max ? message : undefined;
}

/** Replaces `{name}` by the insert's value, once: a value that holds braces itself is not expanded again. */
export function expandInserts(text: string, inserts: ReadonlyMap<string, string>): string {
  return text.replace(insertTag, (whole, name: string) => inserts.get(name) ?? whole);
}

/** The text with its smart inserts filled in stays within its kind's limit. */
export function checkExpandedLength(
  kind: LimitedText,
  text: string,
  inserts: ReadonlyMap<string, string>,
): RuleMessage {
  const expanded = expandInserts(text, inserts);
  return countCharacters(expanded) > lengthRules[kind].max ? messages.characterLimit : undefined;
}
