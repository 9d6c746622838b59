import { messages, ownMessages } from '../constants/messages';
import {
  type BusinessInsertKey,
  businessInsertNames,
  businessInsertPlaceholders,
} from '../constants/smartInserts';
import { type VersionField, versionFields } from '../constants/textTitles';
import type { TextVersion } from '../templates/schemas';
import { checkUrl } from './addressRules';
import { countCharacters } from './countCharacters';
import {
  checkBraces,
  checkEmojis,
  checkHtmlTags,
  expandInserts,
  insertTag,
  type RuleMessage,
} from './textRules';

/** What smart inserts stand for, by the name that texts use: `{name}`. */
export type InsertMap = ReadonlyMap<string, string>;
export type NamedInsert = { readonly name: string; readonly value: string };
/** The inserts of an agency or of one of its clients. */
export type InsertOwner = {
  readonly business: Readonly<Partial<Record<BusinessInsertKey, string>>>;
  readonly custom: readonly NamedInsert[];
};

const businessKeys = Object.keys(businessInsertNames) as BusinessInsertKey[];

/** What was filled in; a placeholder is nothing (ads §3). */
export function filterFilledInserts(business: InsertOwner['business']): InsertOwner['business'] {
  const isFilled = (key: BusinessInsertKey) => {
    const value = (business[key] ?? '').trim();
    return value !== '' && value !== businessInsertPlaceholders[key];
  };
  return Object.fromEntries(businessKeys.filter(isFilled).map((key) => [key, business[key]]));
}

/**
 * What each insert stands for in the ads of one owner: its business profile as far as it is filled in, the inserts that
 * the agency shares with all, and its own, which win over those of the same name. Inserts without a value are absent.
 * @param shared custom inserts of the agency, where the owner is one of its clients
 */
export function resolveInserts(owner: InsertOwner, shared: readonly NamedInsert[] = []): InsertMap {
  const business = Object.entries(filterFilledInserts(owner.business)).map(
    ([key, value]) => [businessInsertNames[key as BusinessInsertKey], value] as const,
  );
  const custom = [...shared, ...owner.custom].map(({ name, value }) => [name, value] as const);
  return new Map([...business, ...custom]);
}

/**
 * What texts are checked with before it is known whose ad they become: every insert that some owner has, with the
 * longest of its values; one of the business profile that nobody has filled in stands for nothing yet.
 */
export function findLongestInserts(owners: readonly InsertMap[]): InsertMap {
  const longest = new Map<string, string>(Object.values(businessInsertNames).map((name) => [name, '']));
  for (const owner of owners) {
    for (const [name, value] of owner) {
      const other = longest.get(name);
      if (other === undefined || countCharacters(value) > countCharacters(other)) longest.set(name, value);
    }
  }
  return longest;
}

const insertName = /^[\p{L}\p{M}\p{N}_ ]{1,60}$/u;

/** Names in a text that look like inserts and stand for nothing: deleted, not filled in, or never there. */
export function findUnresolvedInserts(text: string, inserts: InsertMap): string[] {
  const names = [...text.matchAll(insertTag)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => insertName.test(name) && !inserts.has(name)))];
}

/**
 * What keeps a text from being launched once its inserts are filled in: one that stands for nothing, or a value that
 * brings what no ad may hold. Names with capitals and addresses are values like others.
 */
export function checkFilledText(text: string, inserts: InsertMap): RuleMessage {
  const open = findUnresolvedInserts(text, inserts).map((name) => `{${name}}`);
  if (open.length > 0) return `${ownMessages.insertUnresolved} ${open.join(', ')}`;
  const filled = expandInserts(text, inserts);
  return filled === text ? undefined : (checkHtmlTags(filled) ?? checkEmojis(filled) ?? checkBraces(filled));
}

/**
 * `checkFilledText`, and that the text with its inserts filled in stays within a limit (ads §5). What was typed itself is
 * left to the field's own rule.
 * @param getMaxCharacters as `countCharacters` counts them
 */
export function checkFilledLength(text: string, maxCharacters: number, inserts: InsertMap): RuleMessage {
  const filled = expandInserts(text, inserts);
  const isTooLong = filled !== text && countCharacters(filled) > maxCharacters;
  return checkFilledText(text, inserts) ?? (isTooLong ? messages.characterLimit : undefined);
}

/** An address, or the one insert that stands for it: `{Business Website}`. */
export function checkLinkText(text: string, inserts: InsertMap): RuleMessage {
  const name = /^\{([^{}]*)\}$/.exec(text.trim())?.[1];
  return name !== undefined && inserts.has(name) ? undefined : checkUrl(text);
}

/** `checkFilledText` for all texts of a Facebook template: messages by field path (`headlines.1.value`). */
export function checkFilledTexts(
  content: Readonly<Record<VersionField, readonly TextVersion[]>>,
  inserts: InsertMap,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const field of versionFields) {
    content[field].forEach(({ value }, index) => {
      const message = checkFilledText(value, inserts);
      if (message !== undefined) found[`${field}.${index}.value`] = [message];
    });
  }
  return found;
}
