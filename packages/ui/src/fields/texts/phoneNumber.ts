import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The part of the phone library that parses numbers. */
export type PhoneReader = { parsePhoneNumberFromString: typeof parsePhoneNumberFromString };

/** A number as the field shows it. */
export type ShownPhone = {
  /** ISO 3166-1. */
  country: string;
  /** National format: '(213) 373-4253'. */
  text: string;
};

/**
 * Converts typed text to E.164 ('+12133734253'); text that is not a number stays, so that a rule can reject
 * it.
 */
export function toE164(reader: PhoneReader, { country, text }: ShownPhone): string {
  const parsed = reader.parsePhoneNumberFromString(text, country as CountryCode);
  return parsed?.number ?? text.trim();
}

/** Converts a number to its national format; a country code determines the country. */
export function toShownPhone(reader: PhoneReader, number: string, fallbackCountry: string): ShownPhone {
  const parsed = reader.parsePhoneNumberFromString(number, fallbackCountry as CountryCode);
  if (!parsed) return { country: fallbackCountry, text: number };
  return { country: parsed.country ?? fallbackCountry, text: parsed.formatNational() };
}
