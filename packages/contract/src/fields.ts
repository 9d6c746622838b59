import * as z from 'zod';
import { limits } from './constants/limits';
import { maxBulkIds } from './constants/lists';
import { messages } from './constants/texts/messages';
import { checkPhone, checkUrl } from './rules/texts/addressRules';
import { checkFolderName } from './rules/texts/textRules';

/** The largest id: PostgreSQL's `integer`. */
const maxId = 2_147_483_647;

/** Our own id in a body. */
export const Id = z.int().min(1).max(maxId);
/** Our own id in a query. */
export const queryId = z.coerce.number<number | string>().int().min(1).max(maxId);
/** A platform's id: a text. */
export const ExternalId = z.string().trim().min(1, messages.fieldRequired).max(128);
/** Ids of a bulk call: at least one, no duplicates. */
export const Ids = z
  .array(Id)
  .min(1, messages.fieldRequired)
  .max(maxBulkIds)
  .refine((ids) => new Set(ids).size === ids.length, messages.duplicate);

/**
 * `updated_at` of the version that an editor opened, in the body of its save. If the stored one is newer, the answer
 * is 409 `EDIT_CONFLICT` with the `stored` record, and nothing changes; without it, the save overwrites.
 */
export const BaseUpdatedAt = z.iso.datetime({ offset: true, error: 'This is not a valid time.' }).optional();

/** A time of the day, such as `09:00`. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 09:00.');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An IANA name of a time zone, such as `Europe/Berlin`. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Please choose a time zone.');

/** Returns a schema for a trimmed, non-empty text; `max` in UTF-16 units as stored. */
export function requiredText(max = 255) {
  return z.string().trim().min(1, messages.fieldRequired).max(max);
}

/** Maximum number of `<` in a text with markup: an element of a long article has some forty characters. */
const maxTags = 10_000;

/** Returns a schema for a text with markup, whose tags are limited because cleaning it takes time for each. */
export function requiredHtml(max: number) {
  return requiredText(max).refine(
    (html) => html.split('<').length - 1 <= maxTags,
    'This text has more than 10,000 tags. Please shorten it.',
  );
}

/** Returns a schema for a trimmed text that may be empty; `max` in UTF-16 units as stored. */
export function optionalText(max = 255) {
  return z.string().trim().max(max);
}

/** Characters that are not seen, such as those that reorder what follows; joiners are parts of words and emoji. */
const hiddenInNames = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Returns a schema for a name that may be empty: trimmed, in Unicode's composed form, without characters that could make
 * it look like another one; `max` in UTF-16 units as stored.
 */
export function optionalName(max = 255) {
  const clean = (name: string) => name.normalize().replace(hiddenInNames, '').trim();
  return z.string().overwrite(clean).max(max);
}

/** Returns a schema for a name as `optionalName`, but it must not be empty. */
export function requiredName(max = 255) {
  return optionalName(max).min(1, messages.fieldRequired);
}

/** An email address, trimmed and validated (ads §5). */
export const EmailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.text.email)
  .pipe(z.email(messages.emailInvalid));

/** An absolute http or https URL (ads §5). */
export const UrlField = z
  .string()
  .trim()
  .max(limits.text.url)
  .refine((url) => checkUrl(url) === undefined, messages.urlInvalid);
/** A URL, or ''. */
export const OptionalUrlField = z
  .string()
  .trim()
  .max(limits.text.url)
  .refine((url) => url === '' || checkUrl(url) === undefined, messages.urlInvalid);

/** A host name without a port, e.g. `ads.agency.example`: several labels, the last one letters. */
export const HostNameField = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/,
    messages.urlInvalid,
  );

/** A phone number, trimmed and validated (ads §5). */
export const PhoneField = z
  .string()
  .trim()
  .max(32)
  .refine((phone) => phone === '' || checkPhone(phone) === undefined, messages.phoneInvalid);

/** Name of a folder (ads §5). */
export const FolderName = requiredText(120).refine(
  (name) => checkFolderName(name) === undefined,
  messages.folderName,
);

/** ISO instant with its offset. */
export const Instant = z.iso.datetime({ offset: true });
/** ISO day, e.g. `2026-11-30`. */
export const Day = z.iso.date();
/** ISO 3166 country, e.g. `US`. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, messages.optionRequired);
/** ISO 4217 currency, e.g. `USD`. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/, messages.optionRequired);
/** `#rrggbb`. */
export const HexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, messages.optionRequired);
/** A budget, in the ad platforms' unit of its currency (rule `getAdUnits`). */
export const Money = z.int().min(1, messages.fieldRequired).max(limits.budget.max);
/** Whether the user confirmed that a client's monthly limit is exceeded; without it, that is refused (422) at this field. */
export const ConfirmsOverLimit = z.boolean().default(false);
