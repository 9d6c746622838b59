import type { TextVersion } from '../ads/templates/schemas';
import {
  type BusinessInsertKey,
  businessInsertNames,
  businessInsertPlaceholders,
} from '../constants/smartInserts';
import { messages } from '../constants/texts/messages';
import { ownMessages } from '../constants/texts/ownMessages';
import type { VersionField } from '../constants/texts/textTitles';
import { listShownTexts, type MaybeCarousel } from './templates/findCarousel';
import { checkUrl } from './texts/addressRules';
import { countCharacters } from './texts/countCharacters';
import {
  checkBraces,
  checkEmojis,
  checkHtmlTags,
  expandInserts,
  insertTag,
  type RuleMessage,
} from './texts/textRules';

/** Values of smart inserts by their name in texts: `{name}`. */
export type InsertMap = ReadonlyMap<string, string>;
/** An insert with its value. */
export type NamedInsert = { readonly name: string; readonly value: string };
/** Inserts of an agency or of one of its clients. */
export type InsertOwner = {
  readonly business: Readonly<Partial<Record<BusinessInsertKey, string>>>;
  readonly custom: readonly NamedInsert[];
};

const businessKeys = Object.keys(businessInsertNames) as BusinessInsertKey[];

/** Returns the inserts with a value; a placeholder is no value (ads §3). */
export function filterFilledInserts(business: InsertOwner['business']): InsertOwner['business'] {
  const isFilled = (key: BusinessInsertKey) => {
    const value = (business[key] ?? '').trim();
    return value !== '' && value !== businessInsertPlaceholders[key];
  };
  return Object.fromEntries(businessKeys.filter(isFilled).map((key) => [key, business[key]]));
}

/**
 * Resolves the inserts for the ads of one owner: the filled business profile, the inserts shared by the
 * agency, and the owner's own, which take precedence. Inserts without a value are absent.
 * @param shared custom inserts of the agency, if the owner is one of its clients
 */
export function resolveInserts(owner: InsertOwner, shared: readonly NamedInsert[] = []): InsertMap {
  const business = Object.entries(filterFilledInserts(owner.business)).map(
    ([key, value]) => [businessInsertNames[key as BusinessInsertKey], value] as const,
  );
  const custom = [...shared, ...owner.custom].map(({ name, value }) => [name, value] as const);
  return new Map([...business, ...custom]);
}

/**
 * Returns every insert of any owner with its longest value, to check texts before the client of the ad is
 * known; unfilled inserts of the business profile are ''.
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

/** Finds the insert names in a text without a value: deleted, not filled in, or unknown. */
export function findUnresolvedInserts(text: string, inserts: InsertMap): string[] {
  const names = [...text.matchAll(insertTag)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => insertName.test(name) && !inserts.has(name)))];
}

/**
 * Checks a text with its inserts filled in: unresolved inserts, and values that ads must not contain.
 * Capitals and URLs are allowed in values.
 */
export function checkFilledText(text: string, inserts: InsertMap): RuleMessage {
  const open = findUnresolvedInserts(text, inserts).map((name) => `{${name}}`);
  if (open.length > 0) return `${ownMessages.insertUnresolved} ${open.join(', ')}`;
  const filled = expandInserts(text, inserts);
  return filled === text ? undefined : (checkHtmlTags(filled) ?? checkEmojis(filled) ?? checkBraces(filled));
}

/**
 * Checks a text with `checkFilledText` and the length of the filled-in text (ads §5). The typed text itself
 * is checked by the field's own rule.
 * @param maxCharacters as counted by `countCharacters`
 */
export function checkFilledLength(text: string, maxCharacters: number, inserts: InsertMap): RuleMessage {
  const filled = expandInserts(text, inserts);
  const isTooLong = filled !== text && countCharacters(filled) > maxCharacters;
  return checkFilledText(text, inserts) ?? (isTooLong ? messages.characterLimit : undefined);
}

/** Checks a URL, or the single insert in its place: `{Business Website}`. */
export function checkLinkText(text: string, inserts: InsertMap): RuleMessage {
  const name = /^\{([^{}]*)\}$/.exec(text.trim())?.[1];
  return name !== undefined && inserts.has(name) ? undefined : checkUrl(text);
}

/**
 * Checks every text of the version lists that a Facebook ad shows with `checkFilledText`: messages by field path
 * (`headlines.1.value`).
 */
export function checkFilledTexts(
  content: Readonly<Record<VersionField, readonly TextVersion[]>> & MaybeCarousel,
  inserts: InsertMap,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const field of listShownTexts(content)) {
    content[field].forEach(({ value }, index) => {
      const message = checkFilledText(value, inserts);
      if (message !== undefined) found[`${field}.${index}.value`] = [message];
    });
  }
  return found;
}
