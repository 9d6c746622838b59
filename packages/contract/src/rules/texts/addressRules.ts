import { limits, maxEmailLength } from '../../constants/limits';
import { messages } from '../../constants/texts/messages';
import type { RuleMessage } from './textRules';

const emailShape = /^[^\s@<>"(),:;\\[\]]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** True for an email address: one '@', a domain with a dot, at most 254 characters. Bundles no messages. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  if (email.length > maxEmailLength || !emailShape.test(email)) return false;
  return !email.startsWith('.') && !email.includes('..');
}

/** Checks an email address, as `isEmail` does. */
export function checkEmail(text: string): RuleMessage {
  return isEmail(text) ? undefined : messages.emailInvalid;
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks an absolute http or https URL with a dot in its host name that browsers and people read alike: no
 * spaces, control characters, backslashes or credentials. Refuses `javascript:`, `data:`, `java\tscript:`,
 * `//evil` and `https:evil`.
 */
export function checkUrl(text: string): RuleMessage {
  const url = text.trim();
  const hasOddCharacter = /[\s\\\p{Cc}]/u.test(url);
  if (url.length > limits.text.url || hasOddCharacter || !/^https?:\/\/[^/]/i.test(url)) {
    return messages.urlInvalid;
  }
  const parsed = parseUrl(url);
  if (!parsed || parsed.username !== '' || parsed.password !== '') return messages.urlInvalid;
  return /[^.]\.[^.]/.test(parsed.hostname) ? undefined : messages.urlInvalid;
}

/**
 * Returns a URL as platforms take it: the host in ASCII, and percent signs for what RFC 3986 does not allow elsewhere.
 * Macros of platforms such as `{{campaign.name}}` or `{lpurl}` stay. Text that is no URL is returned as it is.
 * @example encodeUrl('https://zähne.example/neu?q=a|ü') // 'https://xn--zhne-loa.example/neu?q=a%7C%C3%BC'
 */
export function encodeUrl(text: string): string {
  const url = text.trim();
  const parsed = parseUrl(url);
  if (!parsed) return text;
  const rest = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/\p{Cs}/gu, '\ufffd');
  return `${parsed.protocol}//${parsed.host}${rest.replace(/[^\x21-\x7e]+|[|^`"<>]/gu, encodeURIComponent)}`;
}

/** Checks a phone number: 7 to 15 digits with the usual separators, '+' only in front. */
export function checkPhone(text: string): RuleMessage {
  const phone = text.trim();
  if (!/^\+?[\d\s().-]+$/.test(phone)) return messages.phoneInvalid;
  const digits = phone.replace(/\D/g, '').length;
  const { min, max } = limits.phoneDigits;
  return digits < min || digits > max ? messages.phoneInvalid : undefined;
}
