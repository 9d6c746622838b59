import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The part of the phone library that reads numbers. */
export type PhoneReader = { parsePhoneNumberFromString: typeof parsePhoneNumberFromString };

/** A number as it stands in the field. */
export type ShownPhone = {
  /** ISO 3166-1. */
  country: string;
  /** Within its country: '(213) 373-4253'. */
  text: string;
};

/** What was typed as E.164 ('+12133734253'); what is no number stays as it is, for a rule to judge. */
export function toE164(reader: PhoneReader, { country, text }: ShownPhone): string {
  const parsed = reader.parsePhoneNumberFromString(text, country as CountryCode);
  return parsed?.number ?? text.trim();
}

/** A number as it is shown: what comes with a country code brings its country along. */
export function toShownPhone(reader: PhoneReader, number: string, fallbackCountry: string): ShownPhone {
  const parsed = reader.parsePhoneNumberFromString(number, fallbackCountry as CountryCode);
  if (!parsed) return { country: fallbackCountry, text: number };
  return { country: parsed.country ?? fallbackCountry, text: parsed.formatNational() };
}
